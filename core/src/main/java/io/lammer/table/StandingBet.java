package io.lammer.table;

import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import org.jspecify.annotations.Nullable;

/// A wager on the layout.
///
/// @param vig the vig charged up front, returned when the wager is taken down
/// @param state of its machine
/// @param locked wagers were locked at least once since it was made
/// @param called whether its player called it on or off; null if he did neither
public record StandingBet(
    int seat,
    OfferedWager offer,
    Money stake,
    Money vig,
    int state,
    boolean locked,
    @Nullable Boolean called) {

  static StandingBet made(int seat, OfferedWager offer, Money stake, Money vig) {
    return new StandingBet(seat, offer, stake, vig, Machine.START, false, null);
  }

  /// Its current spot. A wager that travels moves to the number of its state.
  public Spot spot() {
    return offer.travels() && state != Machine.START
        ? Spot.of(offer.name(), state)
        : offer.wager().spot();
  }

  public boolean is(int otherSeat, Spot spot) {
    return seat == otherSeat && spot().equals(spot);
  }

  public boolean is(int otherSeat, String wager) {
    return seat == otherSeat && offer.name().equals(wager);
  }

  StandingBet raised(Money amount, Money moreVig) {
    return new StandingBet(
        seat, offer, stake.plus(amount), vig.plus(moreVig), state, locked, called);
  }

  StandingBet reduced(Money amount, Money lessVig) {
    return new StandingBet(
        seat, offer, stake.minus(amount), vig.minus(lessVig), state, locked, called);
  }

  StandingBet lock() {
    return locked ? this : new StandingBet(seat, offer, stake, vig, state, true, called);
  }

  /// The wager in another state, reached in play or re-entered by a person.
  public StandingBet moved(int newState) {
    return newState == state
        ? this
        : new StandingBet(seat, offer, stake, vig, newState, locked, called);
  }

  StandingBet with(OfferedWager newOffer) {
    return new StandingBet(seat, newOffer, stake, vig, state, locked, called);
  }

  StandingBet turned(boolean on) {
    return new StandingBet(seat, offer, stake, vig, state, locked, on);
  }
}
