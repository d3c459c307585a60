package io.lammer.tables.floor;

import io.lammer.rules.Money;
import org.jspecify.annotations.Nullable;

/// A slip authorises one pay to one person, once.
///
/// @param number given by the house, one after the other; before 0.2.0 people wrote it themselves
/// @param amount null before 0.2.0, when one slip was for all winners of a hit
/// @param payee null before 0.2.0
public record Slip(
    String number,
    String jackpot,
    int hit,
    @Nullable Money amount,
    @Nullable Payee payee,
    State state,
    int reprints) {

  public enum State {
    ISSUED,
    PAID,
    VOID
  }

  public static Slip of(HouseEvent.SlipIssued issued) {
    return new Slip(
        issued.slip(),
        issued.jackpot(),
        issued.hit(),
        issued.amount(),
        issued.payee(),
        issued.payee() == null ? State.PAID : State.ISSUED,
        0);
  }

  public Slip in(State newState) {
    return new Slip(number, jackpot, hit, amount, payee, newState, reprints);
  }

  public Slip reprinted() {
    return new Slip(number, jackpot, hit, amount, payee, state, reprints + 1);
  }
}
