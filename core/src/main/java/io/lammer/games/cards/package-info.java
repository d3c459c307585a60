/// Mechanics that games with cards share.
@NullMarked
package io.lammer.games.cards;

import org.jspecify.annotations.NullMarked;
