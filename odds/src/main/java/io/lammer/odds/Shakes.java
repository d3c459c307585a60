package io.lammer.odds;

import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Shake;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Counts a wager over all 46,656 outcomes of two cups of three dice. The order of the dice in a
/// cup does not matter to any rule, so each cup has 56 different hands.
public final class Shakes {
  private record Cup(Hand.Dice hand, int times) {}

  private static final List<Cup> CUPS = cups();

  private Shakes() {}

  public static Counts count(Wager wager) {
    var ways = new HashMap<@Nullable Row, BigInteger>();
    for (var player : CUPS) {
      for (var banker : CUPS) {
        var row = wager.row(new Shake(player.hand(), banker.hand()));
        var times = BigInteger.valueOf((long) player.times() * banker.times());
        ways.merge(row, times, BigInteger::add);
      }
    }
    return Counts.of(wager.rows(), ways, Ratio.ONE);
  }

  private static List<Cup> cups() {
    var cups = new ArrayList<Cup>();
    for (var low = 1; low <= 6; low++) {
      for (var middle = low; middle <= 6; middle++) {
        for (var high = middle; high <= 6; high++) {
          var times = low == high ? 1 : low == middle || middle == high ? 3 : 6;
          cups.add(new Cup(new Hand.Dice(low, middle, high), times));
        }
      }
    }
    return cups;
  }
}
