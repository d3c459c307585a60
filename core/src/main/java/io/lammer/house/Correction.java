package io.lammer.house;

import io.lammer.house.ActField.Field;
import io.lammer.house.ProposalPreview.Line;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.table.Answer;
import io.lammer.table.Layout;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Regulation;
import io.lammer.table.Settlement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A correction of a seat's pay for a wager of a round that can no longer be voided.
///
/// @param paid the amount paid
/// @param due the amount that should have been paid
/// @param evidence where the mistake can be seen, such as a recording
public record Correction(
    long round,
    int seat,
    String wager,
    Money paid,
    @Field("should-be") Money due,
    String reason,
    String evidence) {

  /// The amount that the house pays now; negative if the seat pays back.
  public Money change() {
    return due.minus(paid);
  }

  /// For example `round 12, seat 3, pass: paid $10.00, should have been $20.00`.
  @Override
  public String toString() {
    return "round %d, seat %d, %s: paid %s, should have been %s"
        .formatted(round, seat, wager, paid, due);
  }

  /// Moves the money between the bank and the seat. Meters and wagers do not change.
  Answer<FloorChange> decide(FloorChange floor, LiveTable table) {
    return Answer.unless(
        fault(table).or(() -> unmade(floor, table)),
        () ->
            floor
                .and(table.name(), new TableEvent.Corrected(this), List.of(transfer(table.name())))
                .done());
  }

  /// True if the correction takes two people. It does if the total paid for the wager, including
  /// earlier corrections, would exceed its settlement, if earlier corrections may have been
  /// dropped, or if the jurisdiction requires it for the amount.
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

  /// The lines about this correction for the second person to read, apart from the money it moves.
  Stream<Line> stated(Floor floor, String table) {
    return Stream.of(
        ProposalPreview.line("Correct", "%s of seat %d, table %s".formatted(wager, seat, table)),
        ProposalPreview.line("Round", Long.toString(round)),
        ProposalPreview.line("Winnings by the settlement", settled(floor, table).toString()),
        ProposalPreview.line(
            "Corrected before",
            floor.table(table).map(this::corrected).orElse(Money.ZERO).toString()),
        ProposalPreview.line("Was paid", paid.toString()),
        ProposalPreview.line("Should have been", due.toString()),
        ProposalPreview.line("Reason", reason),
        ProposalPreview.line("Evidence", evidence));
  }

  /// The wager's winnings in the settlement of the round.
  private Money settled(Floor floor, String table) {
    return floor.settled(table, round).stream()
        .flatMap(settlement -> settlement.lines().stream())
        .filter(line -> isFor(line.seat(), line.name()))
        .map(Settlement.Line::winnings)
        .reduce(Money.ZERO, Money::plus);
  }

  /// The sum of earlier corrections of the wager.
  private Money corrected(LiveTable table) {
    return table.corrections().stream()
        .filter(one -> one.round == round && one.seat == seat && one.wager.equals(wager))
        .map(Correction::change)
        .reduce(Money.ZERO, Money::plus);
  }

  private boolean isFor(int otherSeat, String otherWager) {
    return otherSeat == seat && otherWager.equals(wager);
  }

  /// True if the seat had the wager in that round, whether or not the round resolved it.
  private boolean wasMade(Floor floor, String table) {
    return floor.settled(table, round).stream()
        .anyMatch(
            settlement ->
                settlement.lines().stream().anyMatch(line -> isFor(line.seat(), line.name()))
                    || settlement.standing().stream()
                        .anyMatch(bet -> isFor(bet.seat(), bet.name())));
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

  /// Refuses a correction of a wager that the seat did not have.
  private Optional<Refusal> unmade(Floor floor, LiveTable table) {
    return Code.CORRECTION_INVALID
        .as("not-settled")
        .when(!wasMade(floor, table.name()), round, table.name(), wager, seat);
  }

  private boolean isJackpots(Layout layout) {
    return layout.offers().values().stream()
        .anyMatch(offer -> offer.name().equals(wager) && offer.jackpot() != null);
  }

  private Optional<Refusal> fault(LiveTable table) {
    return Code.WRONG_STATUS
        .as("never-opened")
        .when(table.table() == null, table.name())
        .or(
            () ->
                Code.UNKNOWN_ROUND
                    .as("of-correction")
                    .when(round < 1 || round > table.round(), table.name(), table.round(), round))
        .or(
            () ->
                Code.UNKNOWN_SEAT
                    .as("of-correction")
                    .when(seat < 1 || seat > table.playing().layout().rules().seats(), seat))
        .or(
            () ->
                Code.UNKNOWN_WAGER
                    .as("of-correction")
                    .when(!table.playing().layout().known().contains(wager), wager))
        .or(
            () ->
                Code.CORRECTION_INVALID
                    .as("of-jackpot")
                    .when(isJackpots(table.playing().layout()), wager))
        .or(
            () ->
                Code.CORRECTION_INVALID
                    .as("amounts")
                    .when(
                        paid.units() < 0
                            || due.units() < 0
                            || !paid.isWholeCents()
                            || !due.isWholeCents()
                            || change().isZero(),
                        paid,
                        due))
        .or(() -> Code.REASON_MISSING.as("evidence").when(reason.isBlank() || evidence.isBlank()));
  }
}
