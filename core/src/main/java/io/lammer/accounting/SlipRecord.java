package io.lammer.accounting;

import io.lammer.house.Payee;
import io.lammer.house.Slip;
import org.jspecify.annotations.Nullable;

/// A slip with its current state.
///
/// @param issued the event that issued it
/// @param ended the event that paid or voided it, or null
/// @param reason why it was voided; otherwise empty
/// @param replacedBy the slip that replaced it, or null
public record SlipRecord(
    Slip slip,
    EventRef issued,
    @Nullable EventRef ended,
    String reason,
    @Nullable String replacedBy) {

  /// Zero if the slip has no seat: before 0.2.0 one slip covered all winners.
  public int seat() {
    var payee = slip.payee();
    return payee == null ? 0 : payee.seat();
  }

  public boolean isUnpaid() {
    return slip.state() == Slip.State.ISSUED;
  }

  boolean isReplacedBy(Slip other, @Nullable Payee payee) {
    return slip.state() == Slip.State.VOID
        && replacedBy == null
        && payee != null
        && slip.jackpot().equals(other.jackpot())
        && slip.hit() == other.hit()
        && seat() == payee.seat();
  }

  SlipRecord with(Slip newSlip) {
    return new SlipRecord(newSlip, issued, ended, reason, replacedBy);
  }

  SlipRecord ended(Slip.State state, EventRef by, String why) {
    return new SlipRecord(slip.in(state), issued, by, why, null);
  }

  SlipRecord replacedBy(String number) {
    return new SlipRecord(slip, issued, ended, reason, number);
  }
}
