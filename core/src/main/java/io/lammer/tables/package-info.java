@NullMarked
package io.lammer.tables;

import org.jspecify.annotations.NullMarked;
