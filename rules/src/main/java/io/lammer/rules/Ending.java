package io.lammer.rules;

/// The event that resolved a wager: what the rows of its paytable are tried against.
public sealed interface Ending permits Ending.Tally, Ending.Line, Outcome.Roll, Outcome.Contest {

  /// How many different numbers, or matching rolls, a craps bonus wager had when it ended.
  record Tally(int count) implements Ending {}

  /// How a line wager ended.
  enum Line implements Ending {
    WON,
    LOST,
    BARRED
  }
}
