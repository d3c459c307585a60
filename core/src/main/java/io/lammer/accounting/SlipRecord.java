package io.lammer.accounting;

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

  public int seat() {
    return slip.payee().seat();
  }

  public boolean isUnpaid() {
    return slip.state() == Slip.State.ISSUED;
  }

  boolean isReplacedBy(Slip other) {
    return slip.state() == Slip.State.VOID
        && replacedBy == null
        && slip.jackpot().equals(other.jackpot())
        && slip.hit() == other.hit()
        && seat() == other.payee().seat();
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
