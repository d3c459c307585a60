package io.lammer.games.craps;

import io.lammer.rules.Ending;
import org.jspecify.annotations.Nullable;

/// A roll with its effect on the pass line; the conditions that earn lammers are matched against
/// it.
///
/// @param point the point before the roll, 0 on a come-out
/// @param line the result of the pass line, or null if the roll did not resolve it
public record Thrown(Roll roll, int point, @Nullable LineResult line) implements Ending {}
