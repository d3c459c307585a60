package io.lammer.tables.floor;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import java.util.List;
import java.util.Optional;

/// What a seat should have been paid for a wager of a round that can no longer be voided.
///
/// @param paid what it was paid
/// @param due what it should have been
/// @param evidence where that can be seen, such as a recording
public record Correction(
    long round, int seat, String wager, Money paid, Money due, String reason, String evidence) {

  /// What the house pays now; less than nothing where the seat pays back.
  public Money change() {
    return due.minus(paid);
  }

  /// `round 12, seat 3, pass: paid $10.00, should have been $20.00`.
  @Override
  public String toString() {
    return "round %d, seat %d, %s: paid %s, should have been %s"
        .formatted(round, seat, wager, paid, due);
  }

  /// The money goes between the bank and the seat; no meter and no wager is touched.
  Answer<Aftermath> decide(Aftermath floor, LiveTable table) {
    return Answer.unless(
        fault(table),
        () ->
            floor
                .and(table.name(), new TableEvent.Corrected(this), List.of(transfer(table.name())))
                .done());
  }

  private Transfer transfer(String table) {
    var bank = Account.of(Kind.BANK);
    var player = Account.seat(seat);
    var units = Math.abs(change().units());
    return (change().isPositive()
            ? new Transfer(bank, player, units)
            : new Transfer(player, bank, units))
        .at(table);
  }

  private boolean isJackpots(Layout layout) {
    return layout.offers().values().stream()
        .anyMatch(offer -> offer.name().equals(wager) && offer.jackpot() != null);
  }

  private Optional<Refusal> fault(LiveTable table) {
    return Code.WRONG_STATUS
        .when(table.table() == null, "table %s was never opened", table.name())
        .or(
            () ->
                Code.UNKNOWN_ROUND.when(
                    round < 1 || round > table.round(),
                    "table %s has settled rounds 1 to %d, not %d",
                    table.name(),
                    table.round(),
                    round))
        .or(
            () ->
                Code.UNKNOWN_SEAT.when(
                    seat < 1 || seat > table.playing().layout().rules().seats(),
                    "there is no seat %d",
                    seat))
        .or(
            () ->
                Code.UNKNOWN_WAGER.when(
                    !table.playing().layout().known().contains(wager),
                    "there is no wager \"%s\" in this game",
                    wager))
        .or(
            () ->
                Code.CORRECTION_INVALID.when(
                    isJackpots(table.playing().layout()),
                    "%s is of a jackpot, whose pays are approved and adjusted with it",
                    wager))
        .or(
            () ->
                Code.CORRECTION_INVALID.when(
                    paid.units() < 0
                        || due.units() < 0
                        || !paid.isWholeCents()
                        || !due.isWholeCents()
                        || change().isZero(),
                    "paid %s and should have been %s; expected two different amounts in whole"
                        + " cents",
                    paid,
                    due))
        .or(
            () ->
                Code.REASON_MISSING.when(
                    reason.isBlank() || evidence.isBlank(),
                    "expected a reason, and where the evidence is"));
  }
}
