package io.lammer.house;

import io.lammer.rules.Money;
import io.lammer.table.PayFlags;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A slip, which authorizes one payment to one person.
///
/// @param number assigned by the house in sequence
/// @param by who approved the hit, or named the new payee
/// @param replaces the voided slip that this one replaces, or null
/// @param asks the duties that the regulations attach to the pay
public record Slip(
    String number,
    String jackpot,
    int hit,
    Money amount,
    Payee payee,
    State state,
    int reprints,
    Actor by,
    @Nullable String replaces,
    List<PayFlags.Kind> asks) {
  public Slip {
    asks = List.copyOf(asks);
  }

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
        State.ISSUED,
        0,
        issued.by(),
        issued.replaces(),
        issued.asks());
  }

  public Slip in(State newState) {
    return new Slip(number, jackpot, hit, amount, payee, newState, reprints, by, replaces, asks);
  }

  public Slip reprinted() {
    return new Slip(number, jackpot, hit, amount, payee, state, reprints + 1, by, replaces, asks);
  }

  boolean asksFor(PayFlags.Kind kind) {
    return asks.contains(kind);
  }

  /// True if the payee is the same and a cheque stays a cheque.
  boolean isFor(Payee other) {
    return payee.name().equals(other.name())
        && payee.identification().equals(other.identification())
        && (payee.method() != Payee.Method.CHEQUE || other.method() == Payee.Method.CHEQUE);
  }
}
