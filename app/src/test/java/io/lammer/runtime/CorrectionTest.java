package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Correction;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.journal.Raw;
import io.lammer.journal.StoreFailed;
import io.lammer.ledger.Account;
import io.lammer.rules.Money;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Settlement;
import io.lammer.web.Await;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A round that paid a seat wrong, and can no longer be voided.
class CorrectionTest extends PitTest {
  private static Act.Correct correct(long round, int seat, int paid, int due, String evidence) {
    return new Act.Correct(
        "C1",
        new Correction(
            round,
            seat,
            "field",
            Money.dollars(paid),
            Money.dollars(due),
            "a misread die",
            evidence));
  }

  /// A hit is paid by two people, never by a correction.
  @Test
  void aJackpotWagerIsNotCorrected() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: fired-up-progressive}", "roll: [2, 2]");
    var jackpot =
        new Correction(
            1,
            2,
            "fired-up-progressive",
            Money.ZERO,
            Money.dollars(300),
            "the last roll counted",
            "camera 4");
    pit.refused(Code.CORRECTION_INVALID, Pit.SUPERVISOR, new Act.Correct("C1", jackpot));
  }

  private List<String> moved(Actor actor, Act act) {
    pit.done(actor, act);
    return new History(pit.floor().database(), Pit.RULES)
            .of("table/C1")
            .filter(happened -> happened.event() instanceof TableEvent.Corrected)
            .reduce((_, last) -> last)
            .orElseThrow()
            .stored()
            .entry()
            .transfers()
            .stream()
            .map(it -> "%s to %s %d".formatted(it.from(), it.to(), it.units()))
            .toList();
  }

  @Test
  void theDifferenceGoesBetweenTheBankAndTheSeat() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: field, amount: 30}", "roll: [2, 2]", "roll: [3, 2]");
    var before = pit.table("C1").playing();
    var seat = new Account(Account.Kind.SEAT, "C1/2");
    var bank = new Account(Account.Kind.BANK, "C1");
    assertThat(moved(Pit.SUPERVISOR, correct(1, 2, 10, 30, "camera 4, 21:07")))
        .containsExactly("%s to %s %d".formatted(bank, seat, Money.dollars(20).units()));
    assertThat(moved(Pit.MANAGER, correct(1, 2, 30, 10, "camera 5, 21:07")))
        .containsExactly("%s to %s %d".formatted(seat, bank, Money.dollars(20).units()));
    assertThat(pit.table("C1").playing()).isEqualTo(before);
    pit.audit();
  }

  private List<Correction> made() {
    return pit.table("C1").corrections();
  }

  @Test
  void nobodyIsPaidForAWagerThatWasNotMade() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [2, 2]", "roll: [3, 3]");
    for (var round : List.of(1, 2)) {
      assertThat(
              pit.refused(
                  Code.CORRECTION_INVALID,
                  Pit.SUPERVISOR,
                  correct(round, 3, 0, 1_000_000, "camera 4")))
          .contains("has no field at seat 3");
    }
    pit.refused(Code.CORRECTION_INVALID, Pit.SUPERVISOR, correct(2, 2, 0, 5, "camera 4"));
    assertThat(made()).isEmpty();
  }

  /// One person pays what the settlement shows, once and up to the amount of the profile.
  @Test
  void moreThanTheSettlementShowsTakesASecondPerson() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [2, 2]", "roll: [3, 2]");
    pit.done(Pit.SUPERVISOR, correct(1, 2, 0, 1_000_000, "camera 4"));
    assertThat(made()).isEmpty();
    assertThat(pit.floor().floor().house().papers().proposals().getFirst().told())
        .contains(
            "Winnings by the settlement: $10.00",
            "Should have been: $1,000,000.00",
            "SEAT/C1/2: gets $1,000,000.00");
    pit.refused(Code.SAME_DEPARTMENT, Pit.MANAGER, pit.confirm(1));
    pit.done(Pit.ACCOUNTING, new Act.Decline(1, "no"));
    pit.done(Pit.SUPERVISOR, correct(1, 2, 4, 10, "camera 4"));
    assertThat(made()).hasSize(1);
    pit.done(Pit.SUPERVISOR, correct(1, 2, 0, 10, "camera 4"));
    assertThat(made()).hasSize(1);
    pit.done(Pit.ACCOUNTING, pit.confirm(2));
    assertThat(made()).hasSize(2);
    assertThat(pit.floor().floor().house().alerts())
        .filteredOn(alert -> alert.kind() == Alert.Kind.CORRECTED)
        .hasSize(2);
  }

  /// A table knows its last 200 corrections. What it may have forgotten takes a second person.
  @Test
  void manyCorrectionsDoNotHideAnEarlierOne() {
    pit.open("C1", Pit.CRAPS);
    for (var round = 1; round <= 2; round++) {
      pit.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [2, 2]");
    }
    pit.done(Pit.SUPERVISOR, correct(1, 2, 0, 10, "camera 4"));
    for (var i = 0; i < 100; i++) {
      pit.done(Pit.SUPERVISOR, correct(2, 2, 0, 1, "camera 4"));
      pit.done(Pit.SUPERVISOR, correct(2, 2, 1, 0, "camera 4"));
    }
    assertThat(made()).hasSize(200).allMatch(correction -> correction.round() == 2);
    pit.done(Pit.SUPERVISOR, correct(1, 2, 0, 10, "camera 4"));
    assertThat(pit.floor().floor().house().papers().proposals()).hasSize(1);
    assertThat(made()).allMatch(correction -> correction.round() == 2);
  }

  @Test
  void aLargeCorrectionTakesASecondPerson() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: field, amount: 600}", "roll: [2, 2]", "roll: [3, 2]");
    pit.done(Pit.SUPERVISOR, correct(1, 2, 99, 600, "camera 4"));
    assertThat(made()).isEmpty();
    pit.done(Pit.SUPERVISOR, correct(1, 2, 100, 600, "camera 4"));
    assertThat(made()).hasSize(1);
    pit.done(Pit.SUPERVISOR, correct(1, 2, 590, 600, "camera 4"));
    assertThat(made()).hasSize(1);
  }

  /// A Fightback card belongs to the round before it, and what was voided pays nothing.
  @Test
  void anEarlierRoundIsComparedWithItsJournal() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    var deal = "deal: {player: [8h, Kd], banker: [7c, 7d]}";
    pit.play("B1", "bet: {seat: 1, wager: player, amount: 100}", deal);
    pit.play("B1", "bet: {seat: 2, wager: fightback, amount: 5}", "fightback: Kd");
    pit.play("B1", "bet: {seat: 3, wager: player, amount: 20}", deal, "fightback: Kd");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the card was exposed"));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    pit.play("B1", deal, "bet: {seat: 4, wager: player, amount: 20}", deal);
    assertThat(pit.table("B1").round()).isEqualTo(4);
    assertThat(seats(1)).containsExactly(1, 2);
    assertThat(seats(2)).isEmpty();
    assertThat(seats(3)).containsExactly(3);
    assertThat(seats(4)).contains(4);
    assertThat(seats(5)).isEmpty();
    pit.done(Pit.SUPERVISOR, new Act.Correct("B1", wins(1, 100)));
    assertThat(pit.table("B1").corrections()).hasSize(1);
  }

  /// Whoever may write the database gives a seat a wager in an old round, has a supervisor correct
  /// it, and puts the event back.
  @Test
  void aRoundWhoseEventWasEditedIsNotCorrected() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    var deal = "deal: {player: [8h, Kd], banker: [7c, 7d]}";
    for (var seat : List.of(6, 2, 3, 4)) {
      pit.play("B1", "bet: {seat: %d, wager: player, amount: 100}".formatted(seat), deal);
    }
    edit("\"seat\":6", "\"seat\":9");
    assertThatThrownBy(() -> pit.act(Pit.SUPERVISOR, new Act.Correct("B1", wins(1, 9, 100))))
        .hasRootCauseInstanceOf(StoreFailed.class)
        .hasMessageContaining("was changed");
    edit("\"seat\":9", "\"seat\":6");
    assertThat(pit.table("B1").corrections()).isEmpty();
    pit.done(Pit.SUPERVISOR, new Act.Correct("B1", wins(1, 6, 100)));
  }

  /// The same with a round of a gaming day that is kept.
  @Test
  void aRoundOfAKeptDayWhoseEventWasEditedIsNotCorrected() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    var deal = "deal: {player: [8h, Kd], banker: [7c, 7d]}";
    for (var day = 0; day < 3; day++) {
      for (var seat : List.of(6, 2)) {
        pit.play("B1", "bet: {seat: %d, wager: player, amount: 100}".formatted(seat), deal);
      }
      pit.wait(Duration.ofDays(1));
    }
    pit.floor().keepTime();
    var journal = LiveTable.journal("B1");
    Await.until(
        "the days",
        () ->
            pit.floor()
                .archive()
                .last(journal)
                .filter(kept -> kept.day().rounds() == 6)
                .isPresent());
    edit("\"seat\":6", "\"seat\":9");
    assertThatThrownBy(() -> pit.act(Pit.SUPERVISOR, new Act.Correct("B1", wins(1, 9, 100))))
        .hasRootCauseInstanceOf(StoreFailed.class)
        .hasMessageContaining("was changed");
    edit("\"seat\":9", "\"seat\":6");
    pit.done(Pit.SUPERVISOR, new Act.Correct("B1", wins(1, 6, 100)));
  }

  private void edit(String from, String to) {
    Raw.sql(
        house(),
        "update events set body = replace(body, '%s', '%s') where kind = 'settled'"
            .formatted(from, to));
  }

  private static Correction wins(long round, int due) {
    return wins(round, 1, due);
  }

  private static Correction wins(long round, int seat, int due) {
    return new Correction(
        round, seat, "player", Money.ZERO, Money.dollars(due), "a misread card", "camera 4");
  }

  private List<Integer> seats(long round) {
    return pit.floor().floor().settled("B1", round).stream()
        .flatMap(part -> part.lines().stream())
        .map(Settlement.Line::seat)
        .toList();
  }

  @Test
  void aCorrectionNeedsARoundThatWasADifferenceAndItsEvidence() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: field, amount: 30}", "roll: [2, 2]");
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, correct(1, 2, 10, 30, "camera 4"));
    pit.refused(Code.UNKNOWN_ROUND, Pit.SUPERVISOR, correct(2, 2, 10, 30, "camera 4"));
    pit.refused(Code.UNKNOWN_ROUND, Pit.SUPERVISOR, correct(0, 2, 10, 30, "camera 4"));
    pit.refused(Code.UNKNOWN_SEAT, Pit.SUPERVISOR, correct(1, 99, 10, 30, "camera 4"));
    pit.refused(Code.CORRECTION_INVALID, Pit.SUPERVISOR, correct(1, 2, 10, 10, "camera 4"));
    pit.refused(Code.CORRECTION_INVALID, Pit.SUPERVISOR, correct(1, 2, -1, 10, "camera 4"));
    pit.refused(Code.REASON_MISSING, Pit.SUPERVISOR, correct(1, 2, 10, 30, " "));
  }
}
