package io.lammer.tables.roads;

import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The five roads of a shoe of baccarat, or of the last shakes of its dice.
public record Roads(
    Road<Round> beads, BigRoad big, DerivedRoad bigEye, DerivedRoad small, DerivedRoad cockroach) {

  /// A round as the roads see it. Only cards have pairs.
  public record Round(Side winner, boolean bankerPair, boolean playerPair) {
    public static Round of(Outcome.Contest outcome) {
      return outcome instanceof Outcome.Deal(var player, var banker)
          ? new Round(outcome.winner(), banker.isPair(), player.isPair())
          : new Round(outcome.winner(), false, false);
    }
  }

  /// What a further win would add to each derived road; null where one has not begun.
  public record Ask(
      DerivedRoad.@Nullable Mark bigEye,
      DerivedRoad.@Nullable Mark small,
      DerivedRoad.@Nullable Mark cockroach) {}

  public static Roads of(List<Round> rounds) {
    var big = BigRoad.of(rounds);
    return new Roads(
        Road.filled(rounds),
        big,
        DerivedRoad.of(big.runs(), 1),
        DerivedRoad.of(big.runs(), 2),
        DerivedRoad.of(big.runs(), 3));
  }

  public Ask ask(Side winner) {
    var rounds = new ArrayList<>(beads.marks());
    rounds.add(new Round(winner, false, false));
    var then = of(rounds);
    return new Ask(
        added(bigEye, then.bigEye), added(small, then.small), added(cockroach, then.cockroach));
  }

  private static DerivedRoad.@Nullable Mark added(DerivedRoad now, DerivedRoad then) {
    var marks = then.road().marks();
    return marks.size() == now.road().cells().size() ? null : marks.getLast();
  }
}
