package io.lammer.tables;

import io.lammer.rules.Family;
import io.lammer.rules.Money;

/// A wager on the layout.
///
/// @param state of its machine
/// @param locked an outcome has been awaited or has happened since it was made
public record Standing(int seat, Offer offer, Money stake, int state, boolean locked) {
  public boolean is(int otherSeat, String wager) {
    return seat == otherSeat && offer.name().equals(wager);
  }

  Standing raised(Money amount) {
    return new Standing(seat, offer, stake.plus(amount), state, locked);
  }

  Standing lock() {
    return locked ? this : new Standing(seat, offer, stake, state, true);
  }

  Standing moved(int newState) {
    return newState == state ? this : new Standing(seat, offer, stake, newState, locked);
  }

  /// Waits for the Fightback card rather than for the next round.
  public boolean awaitsCard() {
    return offer.isFightback() || (locked && offer.isOf(Family.DESTINY));
  }
}
