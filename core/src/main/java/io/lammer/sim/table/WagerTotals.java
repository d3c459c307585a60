package io.lammer.sim.table;

import io.lammer.table.Settlement.Line;

/// The results of one wager: the number of times it was resolved, and the total staked and won or
/// lost, in money units. The sum of the squared stakes is used for standard errors.
public record WagerTotals(long made, long staked, long result, double squares) {
  static final WagerTotals NONE = new WagerTotals(0, 0, 0, 0);

  /// The net result of a resolved wager.
  static long result(Line line) {
    var kept = line.stays() ? 0 : line.returned().units() - line.stake().units();
    return line.winnings().units() - line.owed().units() - line.vig().units() + kept;
  }

  WagerTotals and(Line line) {
    var stake = line.stake().units() + line.vig().units();
    return plus(new WagerTotals(1, stake, result(line), (double) stake * stake));
  }

  public WagerTotals plus(WagerTotals other) {
    return new WagerTotals(
        made + other.made, staked + other.staked, result + other.result, squares + other.squares);
  }
}
