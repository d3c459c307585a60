@NullMarked
package io.lammer.journal;

import org.jspecify.annotations.NullMarked;
