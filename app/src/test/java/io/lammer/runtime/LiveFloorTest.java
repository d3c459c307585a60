package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.craps.CrapsState;
import io.lammer.house.Act;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveTable;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.TestDatabase;
import io.lammer.rules.Card;
import io.lammer.rules.Money;
import io.lammer.rules.PaytableText;
import io.lammer.rules.Shoe;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table.Phase;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// What people do at live tables, from a draft to a closed one.
@ParameterizedClass
@EnumSource(TestDatabase.class)
class LiveFloorTest extends PitTest {
  private final TestDatabase kind;

  LiveFloorTest(TestDatabase kind) {
    this.kind = kind;
  }

  @Override
  HouseAddress house() {
    return kind.house(folder.resolve("house.db"));
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
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new CrapsCommand.Roll(3, 4))));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new CrapsCommand.Roll(3, 3))));
    pit.done(Pit.DEALER, new Act.Play("C1", List.of(new Command.Confirm())));
    assertThat(((CrapsState) pit.table("C1").playing().felt()).point()).isEqualTo(6);
    var meter = pit.jackpot("C1/PT-BJS-FUP-01").money().meter();
    assertThat(meter).isEqualTo(dollars("300.20"));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.VoidRound("C1", "wrong dice"));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "the dice were cocked"));
    assertThat(pit.table("C1").playing()).isEqualTo(before);
    assertThat(pit.jackpot("C1/PT-BJS-FUP-01").money().meter()).isEqualTo(meter);
    pit.refused(Code.NOTHING_TO_VOID, Pit.SUPERVISOR, new Act.VoidRound("C1", "again"));
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
        new Act.Reenter("B1", CrapsState.FRESH, Map.of(), "the wrong game"));
    pit.done(
        Pit.SUPERVISOR,
        new Act.Reenter("B1", BaccaratState.fresh(seen), Map.of(), "as counted by two"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    assertThat(((BaccaratState) pit.table("B1").playing().felt()).shoe().remaining())
        .isEqualTo(8 * 52 - 11);
    pit.play("B1", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
  }

  @Test
  void aTableIsReenteredAfterAnOutage() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 1, wager: all-small, amount: 5}", "roll: [1, 1]");
    var felt = new CrapsState(9, false, 0, Money.ZERO);
    var reenter = new Act.Reenter("C1", felt, Map.of("all-small", 0b111100), "power was out");
    pit.refused(Code.WRONG_STATUS, Pit.SUPERVISOR, reenter);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "power was out"));
    for (var wrong : List.of(Map.of("all-small", 0b111), Map.of("all-tall", 0b100000000))) {
      pit.refused(
          Code.LAMMERS_IMPOSSIBLE,
          Pit.SUPERVISOR,
          new Act.Reenter("C1", felt, wrong, "miscounted"));
    }
    pit.agreed(Pit.SUPERVISOR, reenter);
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
    pit = new Pit(house());
    assertThat(pit.floor().submit("key-1", Pit.DEALER, act).join()).isEqualTo(receipt(true));
    assertThat(
            pit.floor()
                .submit(
                    "key-1", Pit.DEALER, Pit.play1("C1", "bet: {seat: 1, wager: pass, amount: 20}"))
                .join())
        .isEqualTo(Code.KEY_REUSED.refuse("key-1"));
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
  void aSuspectPaytableIsAcceptedByItsOwnName() {
    var setup =
        """
        edition: rising-phoenix-wa
        venue: card-room
        approval: WSGC-1
        main-wager: optional
        fightback: {after-win: PT-FLT-FBW-03}
        """;
    pit.done(Pit.MANAGER, new Act.Draft("B3", Pit.setup(setup)));
    pit.refused(Code.SUSPECT_NOT_ACCEPTED, Pit.SUPERVISOR, new Act.Open("B3", List.of()));
    pit.refused(
        Code.SUSPECT_NOT_ACCEPTED,
        Pit.SUPERVISOR,
        new Act.Open("B3", List.of("PT-FLT-FBW-01", "FBW-03")));
    pit.done(Pit.SUPERVISOR, new Act.Open("B3", List.of("PT-FLT-FBW-03")));
    pit.refused(
        Code.SUSPECT_NOT_ACCEPTED,
        Pit.MANAGER,
        new Act.Change("B3", Pit.setup(setup), List.of(), "the same again"));
  }
}
