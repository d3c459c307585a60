@NullMarked
package io.lammer.rules.craps;

import org.jspecify.annotations.NullMarked;
