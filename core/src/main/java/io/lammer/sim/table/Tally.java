package io.lammer.sim.table;

import io.lammer.tables.Settlement.Line;

/// What came of one wager: how often it was resolved, what was staked and what was won or lost, in
/// units of money, and the sum of the squared stakes, which tells how far chance may lead.
public record Tally(long made, long staked, long result, double squares) {
  static final Tally NONE = new Tally(0, 0, 0, 0);

  /// What a resolved wager leaves of what was staked on it.
  static long result(Line line) {
    var kept = line.stays() ? 0 : line.returned().units() - line.stake().units();
    return line.winnings().units() - line.owed().units() - line.vig().units() + kept;
  }

  Tally and(Line line) {
    var stake = line.stake().units() + line.vig().units();
    return plus(new Tally(1, stake, result(line), (double) stake * stake));
  }

  public Tally plus(Tally other) {
    return new Tally(
        made + other.made, staked + other.staked, result + other.result, squares + other.squares);
  }
}
