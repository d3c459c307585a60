package io.lammer.tables;

import io.lammer.rules.Spot;
import io.lammer.tables.Spots.Chosen;

/// Which spots take a wager now, whatever its amount: what a screen has to offer.
public final class OpenSpots {
  private OpenSpots() {}

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
