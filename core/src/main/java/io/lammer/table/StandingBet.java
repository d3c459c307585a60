package io.lammer.table;

import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import org.jspecify.annotations.Nullable;

/// A wager on the layout.
///
/// @param wager where it lies; a wager that travels lies on the number of its state
/// @param vig the vig charged up front, returned when the wager is taken down
/// @param state the state of its machine
/// @param locked wagers were locked at least once since it was made
/// @param called true or false if the player called the wager on or off; null for neither
public record StandingBet(
    int seat,
    WagerRef wager,
    Money stake,
    Money vig,
    int state,
    boolean locked,
    @Nullable Boolean called) {

  static StandingBet made(int seat, WagerRef wager, Money stake, Money vig) {
    return new StandingBet(seat, wager, stake, vig, Machine.START, false, null);
  }

  public Spot spot() {
    return wager.spot();
  }

  public String name() {
    return wager.name();
  }

  /// The wager as its table offers it.
  public OfferedWager offer(Layout layout) {
    return layout.offer(wager);
  }

  public boolean is(int otherSeat, Spot spot) {
    return seat == otherSeat && spot().equals(spot);
  }

  public boolean is(int otherSeat, String otherName) {
    return seat == otherSeat && name().equals(otherName);
  }

  StandingBet raised(Money amount, Money moreVig) {
    return new StandingBet(
        seat, wager, stake.plus(amount), vig.plus(moreVig), state, locked, called);
  }

  StandingBet reduced(Money amount, Money lessVig) {
    return new StandingBet(
        seat, wager, stake.minus(amount), vig.minus(lessVig), state, locked, called);
  }

  StandingBet lock() {
    return locked ? this : new StandingBet(seat, wager, stake, vig, state, true, called);
  }

  /// The wager in another state, reached in play or re-entered by a person.
  public StandingBet moved(OfferedWager offer, int newState) {
    return newState == state
        ? this
        : new StandingBet(
            seat, wager.at(offer.spot(newState)), stake, vig, newState, locked, called);
  }

  StandingBet turned(boolean on) {
    return new StandingBet(seat, wager, stake, vig, state, locked, on);
  }
}
