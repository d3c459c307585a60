package io.lammer.games.threedice;

import io.lammer.odds.BettingState;
import io.lammer.odds.GameOdds;
import io.lammer.odds.OutcomeCounter;
import io.lammer.odds.RowWays;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.WagerRows;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The odds of 3 Dice Baccarat, counted over all 46,656 shakes of two cups.
final class ThreeDiceOdds implements GameOdds {
  @Override
  public OutcomeCounter counter(@Nullable Integer decks) {
    return ThreeDiceOdds::count;
  }

  private static RowWays count(Wager wager, BettingState state) {
    var shakes = Shakes.ALL;
    var rows = WagerRows.of(wager, shakes);
    var ways = new BigInteger[wager.rows().size() + 1];
    Arrays.fill(ways, BigInteger.ZERO);
    for (var shake = 0; shake < shakes.size(); shake++) {
      var row = rows.of(~rows.automaton().next(Automaton.START, shake));
      ways[row] = ways[row].add(BigInteger.valueOf(shakes.ways(shake)));
    }
    return RowWays.of(wager.rows(), ways);
  }
}
