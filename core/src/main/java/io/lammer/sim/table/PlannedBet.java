package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;

/// A wager that a bettor makes whenever the rules allow.
///
/// @param amount the first bet
public record PlannedBet(Command.Keyed spot, Money amount) {

  /// How the bet changes after a win.
  public enum Progression {
    /// Stays the same.
    FLAT,
    /// Increases by the first bet until a loss.
    PRESS,
    /// Increases by the winnings until a loss.
    RIDE
  }

  /// True if the offer is the planned wager. A plan without a number or dice matches by name.
  public boolean isOf(OfferedWager offer) {
    var at = offer.wager().spot();
    return spot.wager().equals(at.wager())
        && (spot.number() == null || spot.number().equals(at.number()))
        && (spot.dice() == null || spot.dice().equals(Command.Keyed.of(at).dice()));
  }

  /// True if the standing wager is the planned one. A wager that has moved to its number does not
  /// count, so that the next one can be made.
  boolean isOf(Layout layout, StandingBet wager) {
    var offer = wager.offer(layout);
    return isOf(offer) && !(offer.travels() && wager.spot().number() != null);
  }
}
