package io.lammer.server.console;

import io.lammer.tables.Layout;
import io.lammer.tables.Setup.Keying;
import java.util.List;

/// The wagers that a table offers and does not key, so that the console does not offer them.
final class Unkeyed {
  private Unkeyed() {}

  static List<String> wagers(Layout layout) {
    var keyed = layout.setup().keyed();
    return layout.wagers().stream()
        .filter(wager -> needed(layout, wager).compareTo(keyed) > 0)
        .toList();
  }

  private static Keying needed(Layout layout, String wager) {
    return layout.offers().values().stream()
        .filter(offer -> offer.name().equals(wager))
        .findFirst()
        .map(
            offer ->
                offer.isMain()
                    ? Keying.EVERYTHING
                    : offer.jackpot() == null ? Keying.BONUS : Keying.JACKPOTS)
        .orElse(wager.equals("fightback") ? Keying.BONUS : Keying.EVERYTHING);
  }
}
