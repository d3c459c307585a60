/// Simulated tables for questions that formulas cannot answer: player sessions, nights of a house
/// and the life of a jackpot.
@NullMarked
package io.lammer.sim.table;

import org.jspecify.annotations.NullMarked;
