/// The display names of jackpots.
@NullMarked
package io.lammer.render.game;

import org.jspecify.annotations.NullMarked;
