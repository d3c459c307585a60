package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.lammer.kit.Proves;
import io.lammer.rules.Card;
import io.lammer.rules.Money;
import io.lammer.rules.PaytableText;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.tables.Answer;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What people do on the floor, from a draft to a paid jackpot. After each test everything is
/// audited, and a second opening of the file gives the same floor.
class LiveFloorTest {
  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
  }

  @AfterEach
  void auditAndReopen() {
    pit.floor().saveAll();
    pit.audit();
    var tables = pit.floor().tables();
    var jackpots = pit.floor().jackpots();
    jackpots.forEach(jackpot -> assertThat(waiting(jackpot)).isEqualTo(jackpot.open()));
    pit.close();
    try (var again = new Pit(folder)) {
      assertThat(again.floor().tables()).isEqualTo(tables);
      assertThat(again.floor().jackpots()).isEqualTo(jackpots);
    }
  }

  /// As its journal tells.
  private List<LiveJackpot.Hit> waiting(LiveJackpot jackpot) {
    return pit.floor().history().hits(jackpot.name()).all().stream()
        .filter(made -> made.state() == HitLog.State.WAITING)
        .map(HitLog.Entry::hit)
        .toList();
  }

  private static Money dollars(String amount) {
    return Money.of(new BigDecimal(amount));
  }

  @Test
  void aTableIsDraftedOpenedSuspendedAndClosed() {
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.Draft("C1", Pit.setup(Pit.CRAPS)));
    pit.done(Pit.MANAGER, new Act.Draft("C1", Pit.setup(Pit.CRAPS)));
    pit.refused(
        Code.TABLE_NOT_OPEN, Pit.DEALER, Pit.play1("C1", "bet: {seat: 1, wager: pass, amount: 5}"));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.Open("C1", List.of()));
    pit.done(Pit.SUPERVISOR, new Act.Open("C1", List.of()));
    pit.refused(Code.WRONG_STATUS, Pit.SUPERVISOR, new Act.Open("C1", List.of()));
    pit.play("C1", "bet: {seat: 1, wager: pass, amount: 5}");
    pit.refused(Code.ROUND_OPEN, Pit.SUPERVISOR, new Act.Close("C1", "end of the night"));
    pit.refused(Code.REASON_MISSING, Pit.SUPERVISOR, new Act.Suspend("C1", " "));
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "a spilled drink"));
    pit.refused(Code.TABLE_NOT_OPEN, Pit.DEALER, Pit.play1("C1", "roll: [3, 4]"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("C1", "dry again"));
    pit.play("C1", "roll: [3, 4]");
    pit.done(Pit.SUPERVISOR, new Act.Close("C1", "end of the night"));
    assertThat(pit.table("C1").status()).isEqualTo(LiveTable.Status.CLOSED);
    pit.refused(Code.UNKNOWN_TABLE, Pit.SUPERVISOR, new Act.Open("C9", List.of()));
  }

  @Test
  void aLiveTableNamesItsVenueItsControlsAndAcceptsWhatIsSuspect() {
    pit.done(
        Pit.MANAGER,
        new Act.Draft(
            "B1",
            Pit.setup(
                """
                edition: rising-phoenix-wa
                main-wager: optional
                fightback: {after-win: PT-FLT-FBW-03}
                jackpots: [{paytable: PT-PRG-HP-01, kind: house, meter: 5000}]
                """)));
    pit.refused(Code.VENUE_NOT_STATED, Pit.SUPERVISOR, new Act.Open("B1", List.of()));
    pit.refused(Code.CONTROLS_NOT_STATED, Pit.SUPERVISOR, new Act.Open("B1", List.of()));
    pit.refused(Code.SUSPECT_NOT_ACCEPTED, Pit.SUPERVISOR, new Act.Open("B1", List.of()));
    var setup =
        """
        edition: rising-phoenix-wa
        venue: card-room
        equipment: [Andromeda 3d]
        approval: WSGC-2026-17
        main-wager: optional
        fightback: {after-win: PT-FLT-FBW-03}
        jackpots: [{paytable: PT-PRG-HP-01, kind: house, meter: 5000, controls: IC-1}]
        """;
    pit.done(Pit.MANAGER, new Act.Draft("B1", Pit.setup(setup)));
    pit.done(Pit.SUPERVISOR, new Act.Open("B1", List.of("PT-FLT-FBW-03")));
  }

  @Test
  void aRoundIsCorrectedBeforeItIsConfirmedAndVoidedAfter() {
    pit.open("C1", Pit.CRAPS);
    pit.play(
        "C1",
        "bet: {seat: 1, wager: pass, amount: 10}",
        "bet: {seat: 2, wager: fired-up-progressive}");
    var before = pit.table("C1").playing();
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Lock())));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Roll(3, 4))));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Roll(3, 3))));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Confirm())));
    assertThat(((Felt.Craps) pit.table("C1").playing().felt()).point()).isEqualTo(6);
    var meter = pit.jackpot("C1/PT-BJS-FUP-01").money().meter();
    assertThat(meter).isEqualTo(dollars("300.20"));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.VoidRound("C1", "wrong dice"));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "the dice were cocked"));
    assertThat(pit.table("C1").playing()).isEqualTo(before);
    assertThat(pit.jackpot("C1/PT-BJS-FUP-01").money().meter()).isEqualTo(meter);
    pit.refused(Code.NOTHING_TO_VOID, Pit.SUPERVISOR, new Act.VoidRound("C1", "again"));
    pit.play("C1", "roll: [3, 3]", "bet: {seat: 3, wager: field, amount: 5}");
    pit.refused(Code.CHANGED_SINCE, Pit.SUPERVISOR, new Act.VoidRound("C1", "too late"));
  }

  @Test
  void cardsAreEnteredOneByOne() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: banker, amount: 25}");
    pit.done(Pit.SENSOR, new Act.Play("B1", List.of(new Command.Sense(2, 1, true))));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.Lock())));
    for (var card : List.of("2h", "3d", "Ks", "9c", "5c")) {
      pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.NextCard(card))));
    }
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.TakeBackCard())));
    assertThat(pit.table("B1").playing().phase()).isEqualTo(Phase.RESOLVING);
    pit.refused(
        Code.NOTHING_ENTERED, Pit.DEALER, new Act.Play("B1", List.of(new Command.Confirm())));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.NextCard("6c"))));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.NextCard("4s"))));
    pit.refused(
        Code.DRAWING_RULE, Pit.DEALER, new Act.Play("B1", List.of(new Command.NextCard("4s"))));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.Confirm())));
    assertThat(pit.jackpot("harmony").meters().wagers()).isEqualTo(1);
    pit.play("B1", "fightback: Kd");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the card was exposed"));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the whole round"));
    assertThat(pit.table("B1").playing().wagers()).hasSize(2);
  }

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
    pit.done(Pit.ACCOUNTING, new Act.Reject("harmony", 1, "a card was palmed"));
    assertThat(pit.jackpot("harmony").open().getFirst().amount()).isEqualTo(dollars("60001.35"));
    pit.done(new Actor("max", Role.MANAGER), new Act.Witness("harmony", 2));
    assertThat(waiting(pit.jackpot("harmony"))).isEqualTo(pit.jackpot("harmony").open());
    pit.paid("harmony", 2);
    assertThat(pit.jackpot("harmony").open()).isEmpty();
    assertThat(pit.jackpot("harmony").meters().paid()).isEqualTo(dollars("60001.35"));
    assertThat(pit.floor().history().hits("harmony").all())
        .extracting(HitLog.Entry::state, HitLog.Entry::reason, made -> made.slips().size())
        .containsExactly(
            tuple(HitLog.State.REJECTED, "a card was palmed", 0),
            tuple(HitLog.State.APPROVED, "", 1));
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
    pit.done(Pit.ACCOUNTING, new Act.Read("harmony", LocalDate.of(2026, 11, 15)));
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
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    assertThat(pit.jackpot("harmony").money().meter()).isEqualTo(dollars("10000.10"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("5000.00"), "bank slip 12"));
    pit.done(Pit.ACCOUNTING, new Act.Count("harmony", dollars("5000.00")));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(LiveJackpot.Status.STOPPED);
    pit.refused(
        Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "it will be back"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("5000.00"), "bank slip 13"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "nearly back"));
    pit.done(Pit.ACCOUNTING, new Act.Count("harmony", dollars("10000.20")));
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
    pit.done(Pit.ACCOUNTING, new Act.Reject("harmony", 2, "not seen"));
    assertThat(pit.jackpot("harmony").money().terms().increment()).hasToString("1/10");
  }

  /// A posted prize may change at any time; hits that wait keep their amounts (ruling 10).
  @Test
  void aHousePrizeChangesAtOnceAndItsHitsKeepTheirAmounts() {
    var prize = "{paytable: PT-PRG-TRI-01, kind: house, meter: %s, controls: IC-9}";
    pit.open(
        "D1",
        "{edition: 3-dice-baccarat-wa, venue: tribal, main-wager: optional, jackpots: [%s]}"
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
    pit.done(Pit.ACCOUNTING, new Act.Reject(name, 1, "not seen"));
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
  void commissionThatIsOwedIsCollectedBeforeTheTableCloses() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play(
        "B1",
        "bet: {seat: 1, wager: banker, amount: 100}",
        "deal: {player: [2h, Kd, 3c], banker: [7c, Kh]}");
    pit.refused(Code.COMMISSION_OWED, Pit.SUPERVISOR, new Act.Close("B1", "end of the night"));
    pit.play("B1", "collect: {seat: 1}");
    pit.refused(Code.CHANGED_SINCE, Pit.SUPERVISOR, new Act.VoidRound("B1", "too late"));
    pit.done(Pit.SUPERVISOR, new Act.Close("B1", "end of the night"));
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

  /// A round can be read years later: the text of each paytable is in the journal, once.
  @Test
  void theTextOfEveryPaytableInPlayIsKeptOnce() {
    pit.open("C1", Pit.CRAPS);
    pit.open("C2", Pit.CRAPS);
    var kept =
        new History(pit.floor().database(), Pit.RULES)
            .of(House.JOURNAL)
            .map(happened -> (HouseEvent.PaytableKept) happened.event())
            .toList();
    assertThat(kept)
        .extracting(HouseEvent.PaytableKept::id)
        .containsExactlyInAnyOrder("PT-FLT-BC-03", "PT-BJS-FUP-01");
    assertThat(kept)
        .allSatisfy(
            paytable -> assertThat(PaytableText.hash(paytable.text())).isEqualTo(paytable.hash()));
  }

  @Test
  void aShoeIsReenteredAfterAnOutage() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    var seen = Shoe.of(8).burn(10).take(List.of(Card.parse("As").orElseThrow()));
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    pit.refused(
        Code.WRONG_OUTCOME,
        Pit.SUPERVISOR,
        new Act.Reenter("B1", Felt.Craps.FRESH, Map.of(), "the wrong game"));
    pit.done(
        Pit.SUPERVISOR,
        new Act.Reenter("B1", Felt.Baccarat.fresh(seen), Map.of(), "as counted by two"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    assertThat(((Felt.Baccarat) pit.table("B1").playing().felt()).shoe().remaining())
        .isEqualTo(8 * 52 - 11);
    pit.play("B1", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
  }

  @Test
  void aTableIsReenteredAfterAnOutage() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 1, wager: all-small, amount: 5}", "roll: [1, 1]");
    var felt = new Felt.Craps(9, false, 0, Money.ZERO);
    var reenter = new Act.Reenter("C1", felt, Map.of("all-small", 0b111100), "power was out");
    pit.refused(Code.WRONG_STATUS, Pit.SUPERVISOR, reenter);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "power was out"));
    for (var wrong : List.of(Map.of("all-small", 0b111), Map.of("all-tall", 0b100000000))) {
      pit.refused(
          Code.LAMMERS_IMPOSSIBLE,
          Pit.SUPERVISOR,
          new Act.Reenter("C1", felt, wrong, "miscounted"));
    }
    pit.done(Pit.SUPERVISOR, reenter);
    pit.done(Pit.SUPERVISOR, new Act.Resume("C1", "power is back"));
    pit.play("C1", "roll: [3, 3]");
    assertThat(pit.table("C1").playing().wagers()).isEmpty();
  }

  @Test
  void theSameKeyGivesTheSameReplyAndAVersionThatMovedOnIsRefused() {
    pit.open("C1", Pit.CRAPS);
    var act = Pit.play1("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    var first = pit.floor().submit("key-1", Pit.DEALER, act).join();
    var again = pit.floor().submit("key-1", Pit.DEALER, act).join();
    assertThat(first).isEqualTo(receipt(false));
    assertThat(again).isEqualTo(receipt(true));
    pit.close();
    pit = new Pit(folder);
    assertThat(pit.floor().submit("key-1", Pit.DEALER, act).join()).isEqualTo(receipt(true));
    assertThat(
            pit.floor()
                .submit(
                    "key-1", Pit.DEALER, Pit.play1("C1", "bet: {seat: 1, wager: pass, amount: 20}"))
                .join())
        .isEqualTo(Code.KEY_REUSED.refuse("the key \"key-1\" was used for something else"));
    var lock = new Act.Play("C1", List.of(new Command.Lock()));
    assertThat(pit.floor().submit("key-2", Pit.DEALER, lock, 2L, List.of()).join().refusals())
        .extracting(Refusal::code)
        .containsExactly(Code.STALE);
    assertThat(pit.floor().submit("key-3", Pit.DEALER, lock, 3L, List.of()).join())
        .isInstanceOf(Answer.Accepted.class);
  }

  private static Answer<Receipt> receipt(boolean repeated) {
    return new Answer.Accepted<>(new Receipt(Map.of("table/C1", 3L), repeated));
  }

  @Test
  void aTableIsChangedBetweenRoundsAndKeysAsMuchAsItIsToldTo() {
    pit.open("C1", Pit.CRAPS);
    var jackpotsOnly = Pit.setup(Pit.CRAPS + "keyed: jackpots\n");
    pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    pit.refused(
        Code.ROUND_OPEN, Pit.MANAGER, new Act.Change("C1", jackpotsOnly, List.of(), "busy"));
    pit.play("C1", "roll: [3, 4]");
    pit.done(Pit.MANAGER, new Act.Change("C1", jackpotsOnly, List.of(), "busy"));
    pit.refused(
        Code.NOT_KEYED, Pit.DEALER, Pit.play1("C1", "bet: {seat: 1, wager: pass, amount: 10}"));
    pit.play("C1", "bet: {seat: 1, wager: fired-up-progressive}", "roll: [3, 3]");
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
