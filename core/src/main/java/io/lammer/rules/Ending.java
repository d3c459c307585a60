package io.lammer.rules;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/// What resolved a wager; the rows of its paytable are matched against it.
public sealed interface Ending extends Serializable
    permits Ending.Tally, Ending.Line, Ending.Thrown, Outcome {

  /// The final count of a craps bonus wager: distinct numbers, matching rolls or lammers.
  record Tally(int count) implements Ending {}

  /// The result of a line wager.
  enum Line implements Ending {
    WON,
    LOST,
    BARRED
  }

  /// A roll with its effect on the pass line; the conditions that earn lammers are matched against
  /// it.
  ///
  /// @param point the point before the roll, 0 on a come-out
  /// @param line the result of the pass line, or null if the roll did not resolve it
  record Thrown(Outcome.Roll roll, int point, @Nullable Line line) implements Ending {}
}
