package io.lammer.table.roads;

import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import java.util.List;

/// The five roads of a baccarat shoe, or of the recent shakes of 3 Dice Baccarat.
public record Roads(
    Road<Round> beads, BigRoad big, DerivedRoad bigEye, DerivedRoad small, DerivedRoad cockroach) {

  /// A round reduced to what the roads show. Only cards have pairs.
  public record Round(Side winner, boolean bankerPair, boolean playerPair) {
    /// A round of hands without pairs.
    public static Round of(Outcome.Contest outcome) {
      return new Round(outcome.winner(), false, false);
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
