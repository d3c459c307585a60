package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.ledger.Account;
import io.lammer.rules.Money;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Correction;
import io.lammer.tables.floor.TableEvent;
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
    pit.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [2, 2]", "roll: [3, 2]");
    var before = pit.table("C1");
    var seat = new Account(Account.Kind.SEAT, "C1/2");
    var bank = new Account(Account.Kind.BANK, "C1");
    assertThat(moved(Pit.SUPERVISOR, correct(1, 2, 10, 30, "camera 4, 21:07")))
        .containsExactly("%s to %s %d".formatted(bank, seat, Money.dollars(20).units()));
    assertThat(moved(Pit.MANAGER, correct(1, 2, 30, 10, "camera 5, 21:07")))
        .containsExactly("%s to %s %d".formatted(seat, bank, Money.dollars(20).units()));
    assertThat(pit.table("C1")).isEqualTo(before);
    pit.audit();
  }

  @Test
  void aCorrectionNeedsARoundThatWasADifferenceAndItsEvidence() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "roll: [2, 2]");
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, correct(1, 2, 10, 30, "camera 4"));
    pit.refused(Code.UNKNOWN_ROUND, Pit.SUPERVISOR, correct(2, 2, 10, 30, "camera 4"));
    pit.refused(Code.UNKNOWN_ROUND, Pit.SUPERVISOR, correct(0, 2, 10, 30, "camera 4"));
    pit.refused(Code.UNKNOWN_SEAT, Pit.SUPERVISOR, correct(1, 99, 10, 30, "camera 4"));
    pit.refused(Code.CORRECTION_INVALID, Pit.SUPERVISOR, correct(1, 2, 10, 10, "camera 4"));
    pit.refused(Code.CORRECTION_INVALID, Pit.SUPERVISOR, correct(1, 2, -1, 10, "camera 4"));
    pit.refused(Code.REASON_MISSING, Pit.SUPERVISOR, correct(1, 2, 10, 30, " "));
  }
}
