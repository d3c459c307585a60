/// The roads of baccarat: how the rounds of a shoe are drawn for the players.
@NullMarked
package io.lammer.tables.roads;

import org.jspecify.annotations.NullMarked;
