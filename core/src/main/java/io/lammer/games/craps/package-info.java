@NullMarked
package io.lammer.games.craps;

import org.jspecify.annotations.NullMarked;
