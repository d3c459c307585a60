package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.Spot;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Setup;
import java.util.Set;

/// The Bonus Craps tracker, which may also show the lammers of progressives.
final class BonusTracker {
  private BonusTracker() {}

  /// True if the lammers of a progressive lie on the Bonus Craps tracker instead of their own. This
  /// only changes the display (ruling 17) and requires a tracker with all the numbers.
  static boolean has(Layout layout, OfferedWager offer) {
    return layout.setup().choice(Setup.Tracker.class) == Setup.Tracker.SHARED
        && isOffered(layout.offers().keySet())
        && offer.jackpot() != null
        && Lammers.of(offer.wager().machine(), Machine.START).isPresent();
  }

  static boolean isOffered(Set<Spot> spots) {
    return spots.contains(Spot.of("make-em-all"))
        || spots.containsAll(Set.of(Spot.of("all-small"), Spot.of("all-tall")));
  }
}
