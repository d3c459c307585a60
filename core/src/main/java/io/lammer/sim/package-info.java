@NullMarked
package io.lammer.sim;

import org.jspecify.annotations.NullMarked;
