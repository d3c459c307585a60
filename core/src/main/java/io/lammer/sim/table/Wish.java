package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.tables.Command;
import io.lammer.tables.Offer;
import io.lammer.tables.Standing;

/// What a bettor wagers whenever the rules let him.
///
/// @param amount of the first bet
public record Wish(Command.Keyed spot, Money amount) {

  /// What is done after a win.
  public enum Progression {
    /// The same again.
    FLAT,
    /// The first amount more, until a loss.
    PRESS,
    /// The winnings too, until a loss.
    RIDE
  }

  boolean isFightback() {
    return spot.wager().equals("fightback");
  }

  /// Odds on the line go by the point, which nobody names.
  public boolean isOf(Offer offer) {
    var at = offer.wager().spot();
    return spot.wager().equals(offer.isFightback() ? "fightback" : at.wager())
        && (spot.number() == null || spot.number().equals(at.number()))
        && (spot.dice() == null || spot.dice().equals(Command.Keyed.of(at).dice()));
  }

  /// Whether this is what lies there; a come wager that travelled makes room for the next.
  boolean isOf(Standing wager) {
    return isOf(wager.offer()) && !(wager.offer().travels() && wager.spot().number() != null);
  }
}
