package io.lammer.rules.compiled;

import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.Outcome.Shake;
import java.util.ArrayList;
import java.util.List;

/// What can come of one round of dice. Outcomes that no rule tells apart are one, with the number
/// of ways in which it comes: the order of two dice does not matter, nor that of the dice in a cup.
///
/// A simulator spreads the outcomes over an array of [#total] places, each over as many as it has
/// ways, and takes one at random.
public final class Outcomes<T extends Outcome> {
  /// All 36 rolls as the 21 that differ.
  public static final Outcomes<Roll> ROLLS = rolls();

  /// All 46,656 shakes of two cups as 56 different hands in each.
  public static final Outcomes<Shake> SHAKES = shakes();

  private final List<T> all = new ArrayList<>();
  private final List<Integer> ways = new ArrayList<>();

  private Outcomes() {}

  public List<T> all() {
    return List.copyOf(all);
  }

  public int size() {
    return all.size();
  }

  public T get(int outcome) {
    return all.get(outcome);
  }

  public int ways(int outcome) {
    return ways.get(outcome);
  }

  public int total() {
    return ways.stream().mapToInt(Integer::intValue).sum();
  }

  private void add(T outcome, int itsWays) {
    all.add(outcome);
    ways.add(itsWays);
  }

  private static Outcomes<Roll> rolls() {
    var rolls = new Outcomes<Roll>();
    for (var high = 1; high <= 6; high++) {
      for (var low = 1; low <= high; low++) {
        rolls.add(new Roll(low, high), low == high ? 1 : 2);
      }
    }
    return rolls;
  }

  private static Outcomes<Shake> shakes() {
    record Cup(Hand.Dice hand, int ways) {}
    var cups = new ArrayList<Cup>();
    for (var low = 1; low <= 6; low++) {
      for (var middle = low; middle <= 6; middle++) {
        for (var high = middle; high <= 6; high++) {
          var ways = low == high ? 1 : low == middle || middle == high ? 3 : 6;
          cups.add(new Cup(new Hand.Dice(low, middle, high), ways));
        }
      }
    }
    var shakes = new Outcomes<Shake>();
    for (var player : cups) {
      for (var banker : cups) {
        shakes.add(new Shake(player.hand(), banker.hand()), player.ways() * banker.ways());
      }
    }
    return shakes;
  }
}
