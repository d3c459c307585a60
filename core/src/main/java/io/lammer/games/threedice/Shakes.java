package io.lammer.games.threedice;

import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.Outcomes.Weighted;
import java.util.ArrayList;
import java.util.List;

/// The shakes of two cups of three dice.
public final class Shakes {
  /// The 46,656 shakes as 56 distinct hands for each cup: the order of the dice in a cup does not
  /// matter.
  public static final Outcomes<Shake> ALL = all();

  private Shakes() {}

  private record Cup(DiceHand hand, int ways) {}

  private static Outcomes<Shake> all() {
    var cups = cups();
    var shakes = new ArrayList<Weighted<Shake>>();
    for (var player : cups) {
      for (var banker : cups) {
        shakes.add(
            new Weighted<>(new Shake(player.hand(), banker.hand()), player.ways() * banker.ways()));
      }
    }
    return Outcomes.of(shakes);
  }

  private static List<Cup> cups() {
    var cups = new ArrayList<Cup>();
    for (var low = 1; low <= 6; low++) {
      for (var middle = low; middle <= 6; middle++) {
        for (var high = middle; high <= 6; high++) {
          var ways = low == high ? 1 : low == middle || middle == high ? 3 : 6;
          cups.add(new Cup(new DiceHand(low, middle, high), ways));
        }
      }
    }
    return cups;
  }
}
