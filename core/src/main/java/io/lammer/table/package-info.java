@NullMarked
package io.lammer.table;

import org.jspecify.annotations.NullMarked;
