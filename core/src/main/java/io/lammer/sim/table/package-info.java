/// Tables that are played by their own rules, for what formulas do not tell: sessions of a player,
/// nights of a house, the life of a jackpot.
@NullMarked
package io.lammer.sim.table;

import org.jspecify.annotations.NullMarked;
