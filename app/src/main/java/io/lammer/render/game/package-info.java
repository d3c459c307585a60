/// The texts about each game, its felt and its outcomes.
@NullMarked
package io.lammer.render.game;

import org.jspecify.annotations.NullMarked;
