package io.lammer.odds;

import io.lammer.rules.Wager;
import java.util.BitSet;

/// Counts the outcomes of a game exactly, for one shoe size if the game has a shoe.
@FunctionalInterface
public interface OutcomeCounter {
  /// The number of ways to each row of a wager.
  ///
  /// @param state the state in which the wager is made, one of [GameOdds#states]
  RowWays count(Wager wager, BettingState state);

  /// The indexes of the rows that at least one outcome matches.
  default BitSet reachable(Wager wager, BettingState state) {
    var ways = count(wager, state).ways();
    var reachable = new BitSet();
    for (var row = 0; row < ways.size(); row++) {
      reachable.set(row, ways.get(row).signum() > 0);
    }
    return reachable;
  }
}
