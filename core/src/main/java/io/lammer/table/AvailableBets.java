package io.lammer.table;

import io.lammer.rules.Spot;
import io.lammer.table.SpotResolver.Chosen;

/// Finds the spots that take a wager now, whatever its amount.
public final class AvailableBets {
  private AvailableBets() {}

  public static boolean isOpen(Table table, int seat, Spot spot) {
    return SpotResolver.find(table, Command.Keyed.of(spot))
            instanceof Answer.Accepted<Chosen>(var found)
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
