package io.lammer.table.roads;

import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import java.util.List;

/// The five roads of a baccarat shoe, or of the recent shakes of 3 Dice Baccarat.
public record Roads(
    Road<Round> beads, BigRoad big, DerivedRoad bigEye, DerivedRoad small, DerivedRoad cockroach) {

  /// A round reduced to what the roads show. Only cards have pairs.
  public record Round(Side winner, boolean bankerPair, boolean playerPair) {
    public static Round of(Outcome.Contest outcome) {
      return outcome instanceof Outcome.Deal(var player, var banker)
          ? new Round(outcome.winner(), banker.isPair(), player.isPair())
          : new Round(outcome.winner(), false, false);
    }
  }

  public static Roads of(List<Round> rounds) {
    var big = BigRoad.of(rounds);
    return new Roads(
        Road.filled(rounds),
        big,
        DerivedRoad.of(big.runs(), 1),
        DerivedRoad.of(big.runs(), 2),
        DerivedRoad.of(big.runs(), 3));
  }
}
