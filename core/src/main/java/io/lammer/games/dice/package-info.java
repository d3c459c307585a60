/// Mechanics that games with dice share.
@NullMarked
package io.lammer.games.dice;

import org.jspecify.annotations.NullMarked;
