package io.lammer.rules;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/// The event that resolved a wager: what the rows of its paytable are tried against.
public sealed interface Ending extends Serializable
    permits Ending.Tally, Ending.Line, Ending.Thrown, Outcome {

  /// How many different numbers, matching rolls or lammers a craps bonus wager had when it ended.
  record Tally(int count) implements Ending {}

  /// How a line wager ended.
  enum Line implements Ending {
    WON,
    LOST,
    BARRED
  }

  /// A roll with what it did to the pass line: what a lammer is earned by.
  ///
  /// @param point before the roll, 0 on a come-out
  /// @param line how it ended the pass line, or null where it did not
  record Thrown(Outcome.Roll roll, int point, @Nullable Line line) implements Ending {}
}
