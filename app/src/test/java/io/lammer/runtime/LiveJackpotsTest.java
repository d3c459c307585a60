package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.lammer.accounting.HitRecord;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Adjustment;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Role;
import io.lammer.kit.Proves;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The jackpots of live tables, from the lock that feeds them to a hit that is paid or rejected.
class LiveJackpotsTest extends PitTest {
  /// Two tables of one link hit close together; the first hit is rejected, and the second is then
  /// worth what it would have been without it.
  @Test
  void hitsAreDecidedInOrderByASecondPersonOfAnotherDepartment() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.open("B2", Pit.LINKED);
    var kings = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "bet: {seat: 2, wager: harmony}", kings);
    assertThat(pit.jackpot("harmony").money().meter()).isEqualTo(dollars("10000.01"));
    assertThat(pit.jackpot("harmony").pending()).isEqualTo(dollars("60001.14"));
    pit.play("B2", "bet: {seat: 5, wager: harmony}", kings);
    var second = pit.jackpot("harmony").open().get(1);
    assertThat(second.amount()).isEqualTo(dollars("10000.21"));
    pit.refused(Code.NOT_ALLOWED, Pit.SUPERVISOR, pit.approval("harmony", 1));
    pit.refused(Code.EARLIER_HIT_OPEN, Pit.ACCOUNTING, pit.approval("harmony", 2));
    pit.refused(Code.UNKNOWN_HIT, Pit.ACCOUNTING, new Act.Reject("harmony", 3, "no such"));
    pit.agreed(Pit.ACCOUNTING, new Act.Reject("harmony", 1, "a card was palmed"));
    assertThat(pit.jackpot("harmony").open().getFirst().amount()).isEqualTo(dollars("60001.35"));
    pit.done(new Actor("max", Role.MANAGER), new Act.Witness("harmony", 2));
    assertThat(waiting(pit.jackpot("harmony"))).isEqualTo(pit.jackpot("harmony").open());
    pit.paid("harmony", 2);
    assertThat(pit.jackpot("harmony").open()).isEmpty();
    assertThat(pit.jackpot("harmony").unpaid()).isEqualTo(dollars("60001.35"));
    assertThat(pit.floor().history().hits("harmony").all())
        .extracting(HitRecord::state, HitRecord::reason)
        .containsExactly(
            tuple(HitRecord.State.REJECTED, "a card was palmed"),
            tuple(HitRecord.State.APPROVED, ""));
    pit.refused(Code.JACKPOT_PAID, Pit.SUPERVISOR, new Act.VoidRound("B2", "too late"));
    pit.play("B1", "bet: {seat: 1, wager: harmony}", kings);
    pit.agreed(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(pit.jackpot("harmony").open()).isEmpty();
  }

  @Test
  @Proves({"WAC-685-3", "WAC-695-6"})
  void aProgressiveFallsOnlyForAReasonOfTheList() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    var adjust = new Act.Adjust("harmony", Adjustment.RECEIPTS, dollars("0.05"), null, "month end");
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, adjust);
    pit.agreed(Pit.ACCOUNTING, adjust);
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.ACCOUNTING, adjust);
    pit.refused(
        Code.REASON_MISSING,
        Pit.ACCOUNTING,
        new Act.Adjust("harmony", Adjustment.MALFUNCTION, dollars("-1.00"), null, ""));
    pit.agreed(
        Pit.ACCOUNTING,
        new Act.Adjust(
            "harmony", Adjustment.MALFUNCTION, dollars("-0.95"), null, "display showed too much"));
    assertThat(pit.jackpot("harmony").money().meter()).isEqualTo(dollars("60000.00"));
    pit.done(Pit.ACCOUNTING, new Act.ReadMeters("harmony", LocalDate.of(2026, 11, 15)));
  }

  @Test
  @Proves({"WAC-685-1", "WAC-695-1"})
  void parametersChangeAfterTheNextHitAndAShortageStopsTheJackpot() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    var terms =
        Pit.setup(
                "{edition: rising-phoenix-wa, jackpots: [%s]}"
                    .formatted(Pit.HARMONY.replace("increment: 20%", "increment: 10%")))
            .jackpots()
            .getFirst();
    pit.agreed(Pit.MANAGER, new Act.Retune("harmony", terms, "slower growth"));
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    assertThat(pit.jackpot("harmony").money().meter()).isEqualTo(dollars("60000.95"));
    pit.play(
        "B1",
        "bet: {seat: 1, wager: harmony}",
        "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}");
    pit.paid("harmony", 1);
    pit.done(Pit.CASHIER, new Act.PaySlip("000001"));
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    assertThat(pit.jackpot("harmony").money().meter()).isEqualTo(dollars("10000.10"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("5000.00"), "bank slip 12"));
    pit.done(Pit.ACCOUNTING, new Act.CountBalance("harmony", dollars("5000.00"), "counted"));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(LiveJackpot.Status.STOPPED);
    pit.refused(
        Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "it will be back"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("5000.00"), "bank slip 13"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "nearly back"));
    pit.done(Pit.ACCOUNTING, new Act.CountBalance("harmony", dollars("10000.20"), "counted"));
    pit.done(Pit.MANAGER, new Act.Restart("harmony", "the money is back"));
    pit.refused(Code.WRONG_STATUS, Pit.MANAGER, new Act.Restart("harmony", "it runs"));
    pit.play("B1", "bet: {seat: 1, wager: harmony}");
  }

  @Test
  void newParametersOutliveTheRejectionOfALaterHit() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.open("B2", Pit.LINKED);
    pit.agreed(Pit.MANAGER, new Act.Retune("harmony", Pit.terms("harmony", 10), "slower growth"));
    var kings = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";
    pit.play("B1", "bet: {seat: 1, wager: harmony}", kings);
    pit.play("B2", "bet: {seat: 1, wager: harmony}", kings);
    pit.paid("harmony", 1);
    pit.agreed(Pit.ACCOUNTING, new Act.Reject("harmony", 2, "not seen"));
    assertThat(pit.jackpot("harmony").money().terms().increment()).hasToString("1/10");
  }

  /// A posted prize may change at any time; hits that wait keep their amounts (ruling 10).
  @Test
  void aHousePrizeChangesAtOnceAndItsHitsKeepTheirAmounts() {
    var prize = "{paytable: PT-PRG-TRI-01, kind: house, meter: %s, controls: IC-9}";
    pit.open(
        "D1",
        ("{edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1, main-wager: optional,"
                + " equipment: [Andromeda 3d], jackpots: [%s]}")
            .formatted(prize.formatted("5000")));
    var name = "D1/PT-PRG-TRI-01";
    var triples = "shake: {player: [3, 3, 3], banker: [3, 3, 3]}";
    pit.play("D1", "bet: {seat: 2, wager: triple}", triples);
    var terms =
        Pit.setup(
                "{edition: 3-dice-baccarat-wa, jackpots: [%s]}".formatted(prize.formatted("7000")))
            .jackpots()
            .getFirst();
    pit.agreed(Pit.MANAGER, new Act.Retune(name, terms, "a bigger prize"));
    pit.play("D1", "bet: {seat: 2, wager: triple}", triples);
    var second = pit.jackpot(name).open().get(1).amount();
    pit.agreed(Pit.ACCOUNTING, new Act.Reject(name, 1, "not seen"));
    assertThat(pit.jackpot(name).money().meter()).isEqualTo(dollars("7000.00"));
    assertThat(pit.jackpot(name).pending()).isEqualTo(second);
    pit.paid(name, 2);
  }

  @Test
  void aTableThatIsOpenedAgainFindsItsOwnJackpotAsItWasLeft() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 1, wager: fired-up-progressive}", "roll: [3, 4]");
    pit.done(Pit.SUPERVISOR, new Act.Close("C1", "end of the night"));
    var other = Pit.setup(Pit.CRAPS.replace("increment: 20%", "increment: 30%"));
    pit.done(Pit.MANAGER, new Act.Draft("C1", other));
    pit.refused(Code.PARAMETERS_INVALID, Pit.SUPERVISOR, new Act.Open("C1", List.of()));
    pit.open("C1", Pit.CRAPS);
    assertThat(pit.jackpot("C1/PT-BJS-FUP-01").money().meter()).isEqualTo(dollars("300.20"));
  }

  @Test
  void aLockThatBringsMoreThanTheGuardLetsInIsRefused() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY.replace("limit:", "guard: 0.50, limit:"));
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "bet: {seat: 2, wager: harmony}");
    pit.play("B1", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    assertThat(pit.jackpot("harmony").meters().wagers()).isEqualTo(2);
    for (var seat = 1; seat <= 3; seat++) {
      pit.play("B1", "bet: {seat: %d, wager: harmony}".formatted(seat));
    }
    pit.refused(
        Code.UNREASONABLE_CONTRIBUTION,
        Pit.DEALER,
        new Act.Play("B1", List.of(new Command.Lock())));
    pit.play("B1", "take-down: {seat: 3, wager: harmony}");
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.Lock())));
  }

  @Test
  void aChangedTableStaysWithTheJackpotsThatItKeeps() {
    pit.open("C1", Pit.CRAPS);
    var name = "C1/PT-BJS-FUP-01";
    var again = Pit.setup(Pit.CRAPS + "keyed: jackpots\n");
    pit.done(Pit.MANAGER, new Act.Change("C1", again, List.of(), "busy"));
    assertThat(pit.jackpot(name).tables()).containsExactly("C1");
    assertThat(pit.floor().history().of(LiveJackpot.journal(name)))
        .noneMatch(happened -> happened.event() instanceof JackpotEvent.Left);
  }
}
