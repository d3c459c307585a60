package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Spots.Chosen;
import java.util.Optional;

/// Which spots take a wager now, whatever its amount: what a screen has to offer.
public final class OpenSpots {
  private OpenSpots() {}

  /// Odds that a wager may carry.
  ///
  /// @param most of all odds there
  public record Odds(Spot spot, Money most) {}

  /// The odds that a wager on the layout may carry now.
  public static Optional<Odds> odds(Table table, Standing flat) {
    return table.layout().offers().values().stream()
        .filter(odds -> CrapsBets.standsOn(table, odds, flat))
        .findFirst()
        .map(
            odds ->
                new Odds(
                    odds.wager().spot(),
                    CrapsBets.mostOdds(
                        table.layout(), odds, CrapsBets.flat(table, odds, flat.seat()))));
  }

  public static boolean isOpen(Table table, int seat, Spot spot) {
    return Spots.find(table, Command.Keyed.of(spot)) instanceof Answer.Accepted<Chosen>(var found)
        && isOpen(table, seat, found);
  }

  private static boolean isOpen(Table table, int seat, Chosen found) {
    return switch (found) {
      case Chosen.One(var offer, var spot) -> Bets.closedFault(table, offer, spot, seat).isEmpty();
      case Chosen.Divided(var split) ->
          split.parts().keySet().stream().allMatch(part -> isOpen(table, seat, part));
    };
  }
}
