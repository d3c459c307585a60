package io.lammer.odds;

import io.lammer.rules.Wager;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.WagerRows;
import java.math.BigInteger;
import java.util.Arrays;

/// Counts a wager over all 46,656 outcomes of two cups of three dice.
public final class Shakes {
  private Shakes() {}

  public static Counts count(Wager wager) {
    var shakes = Outcomes.SHAKES;
    var rows = WagerRows.of(wager, shakes);
    var ways = new BigInteger[wager.rows().size() + 1];
    Arrays.fill(ways, BigInteger.ZERO);
    for (var shake = 0; shake < shakes.size(); shake++) {
      var row = rows.of(~rows.automaton().next(Automaton.START, shake));
      ways[row] = ways[row].add(BigInteger.valueOf(shakes.ways(shake)));
    }
    return Counts.of(wager.rows(), ways);
  }
}
