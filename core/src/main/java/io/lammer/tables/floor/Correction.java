package io.lammer.tables.floor;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Regulation;
import io.lammer.tables.Settlement;
import io.lammer.tables.floor.Statement.Line;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
        fault(table).or(() -> unmade(floor, table)),
        () ->
            floor
                .and(table.name(), new TableEvent.Corrected(this), List.of(transfer(table.name())))
                .done());
  }

  /// More than the settlement shows for the wager is paid, with what was corrected before, which
  /// may be known in part; or the amount is one of those that the place wants confirmed.
  boolean takesTwo(Floor floor, LiveTable table) {
    var all = corrected(table).plus(change());
    var settled = settled(floor, table.name());
    return table.mayLackCorrections(round)
        || due.compareTo(settled) > 0
        || all.compareTo(settled) > 0
        || floor
            .asked(table.name(), Regulation.Correction.class)
            .filter(rule -> rule.change().isMetBy(new Money(Math.abs(all.units()))))
            .isPresent();
  }

  /// What a second person is told beside the money that moves.
  Stream<Line> stated(Floor floor, String table) {
    return Stream.of(
        Statement.line("Correct", "%s of seat %d, table %s".formatted(wager, seat, table)),
        Statement.line("Round", Long.toString(round)),
        Statement.line("Winnings by the settlement", settled(floor, table).toString()),
        Statement.line(
            "Corrected before",
            floor.table(table).map(this::corrected).orElse(Money.ZERO).toString()),
        Statement.line("Was paid", paid.toString()),
        Statement.line("Should have been", due.toString()),
        Statement.line("Reason", reason),
        Statement.line("Evidence", evidence));
  }

  /// What the settlement of the round gave the wager.
  private Money settled(Floor floor, String table) {
    return floor.settled(table, round).stream()
        .flatMap(settlement -> settlement.lines().stream())
        .filter(line -> isFor(line.seat(), line.spot(), line.offer()))
        .map(Settlement.Line::winnings)
        .reduce(Money.ZERO, Money::plus);
  }

  /// What earlier corrections gave the wager.
  private Money corrected(LiveTable table) {
    return table.corrections().stream()
        .filter(one -> one.round == round && one.seat == seat && one.wager.equals(wager))
        .map(Correction::change)
        .reduce(Money.ZERO, Money::plus);
  }

  private boolean isFor(int otherSeat, Spot spot, Offer offer) {
    return otherSeat == seat && (spot.wager().equals(wager) || offer.name().equals(wager));
  }

  /// The seat had the wager in that round, whether the round decided it or not.
  private boolean wasMade(Floor floor, String table) {
    return floor.settled(table, round).stream()
        .anyMatch(
            settlement ->
                settlement.lines().stream()
                        .anyMatch(line -> isFor(line.seat(), line.spot(), line.offer()))
                    || settlement.standing().stream()
                        .anyMatch(bet -> isFor(bet.seat(), bet.spot(), bet.offer())));
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

  /// Nothing is corrected for a wager that the seat did not have.
  private Optional<Refusal> unmade(Floor floor, LiveTable table) {
    return Code.CORRECTION_INVALID.when(
        !wasMade(floor, table.name()),
        "the settlement of round %d of table %s has no %s at seat %d",
        round,
        table.name(),
        wager,
        seat);
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
