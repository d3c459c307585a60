package io.lammer.tables;

import io.lammer.rules.Machine;
import io.lammer.rules.Machine.FightbackCard;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A wager on the layout.
///
/// @param vig what was charged for it up front, returned when it is taken down
/// @param state of its machine
/// @param locked an outcome has been awaited or has happened since it was made
/// @param called whether its player turned it on or off; null when he said nothing
public record Standing(
    int seat,
    Offer offer,
    Money stake,
    Money vig,
    int state,
    boolean locked,
    @Nullable Boolean called) {

  static Standing made(int seat, Offer offer, Money stake, Money vig) {
    return new Standing(seat, offer, stake, vig, Machine.START, false, null);
  }

  /// Where it lies: a come wager moves to its number.
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

  /// Does not take part in a roll: its player said so, or it is off on the come-out.
  public boolean isOff(boolean comeOut) {
    return offer.conduct().isOff(called, comeOut);
  }

  Standing raised(Money amount, Money moreVig) {
    return new Standing(seat, offer, stake.plus(amount), vig.plus(moreVig), state, locked, called);
  }

  Standing reduced(Money amount, Money lessVig) {
    return new Standing(
        seat, offer, stake.minus(amount), vig.minus(lessVig), state, locked, called);
  }

  Standing lock() {
    return locked ? this : new Standing(seat, offer, stake, vig, state, true, called);
  }

  /// In another state, also one that a person re-entered.
  public Standing moved(int newState) {
    return newState == state
        ? this
        : new Standing(seat, offer, stake, vig, newState, locked, called);
  }

  /// Whether play can bring its lammers to where a person says they lie.
  public boolean canBeAt(int newState) {
    return lammers().isPresent()
        && Automaton.of(offer.wager().machine(), Outcomes.ROLLS).number(newState) >= 0;
  }

  Standing with(Offer newOffer) {
    return new Standing(seat, newOffer, stake, vig, state, locked, called);
  }

  Standing turned(boolean on) {
    return new Standing(seat, offer, stake, vig, state, locked, on);
  }

  /// What was rolled for it; nothing for a wager without lammers.
  public Optional<Lammers> lammers() {
    return Lammers.of(offer.wager().machine(), state);
  }

  /// Waits for the Fightback card rather than for the next round. A Destiny wager does so once its
  /// own round was settled: one that is only locked plays in the round to come.
  public boolean awaitsCard() {
    return offer.isFightback() || offer.isCardAfterRound() && state == FightbackCard.ROUND_SEEN;
  }

  /// The same after its round was settled, also where an earlier program did not write that down.
  Standing afterRound() {
    return locked && offer.isCardAfterRound() ? moved(FightbackCard.ROUND_SEEN) : this;
  }
}
