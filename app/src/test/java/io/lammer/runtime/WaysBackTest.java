package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.games.threedice.ThreeDiceState;
import io.lammer.house.Act;
import io.lammer.house.TableEvent;
import io.lammer.rules.Money;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table.Phase;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// How people at a table go back on what they did: bets are reopened, a roll is called back, a
/// round is voided after new bets.
class WaysBackTest extends PitTest {
  private static final String FIRED_UP = "C1/PT-BJS-FUP-01";

  private void now(String table, Command... commands) {
    pit.done(Pit.DEALER, new Act.Play(table, List.of(commands)));
  }

  private Money meter() {
    return pit.jackpot(FIRED_UP).money().meter();
  }

  @Test
  void reopenedBetsLieAsBeforeTheLockAndNoMeterFalls() {
    pit.open("C1", Pit.CRAPS);
    pit.play(
        "C1",
        "bet: {seat: 1, wager: pass, amount: 10}",
        "bet: {seat: 2, wager: fired-up-progressive}",
        "bet: {seat: 3, wager: fired-up-progressive}");
    var before = pit.table("C1").playing();
    pit.refused(Code.NOT_LOCKED, Pit.DEALER, new Act.Play("C1", List.of(new Command.Reopen())));
    now("C1", new Command.Lock());
    assertThat(meter()).isEqualTo(Money.cents(300_40));
    now("C1", new Command.Reopen());
    assertThat(pit.table("C1").playing().wagers()).isEqualTo(before.wagers());
    assertThat(pit.table("C1").playing().phase()).isEqualTo(Phase.BETTING);
    assertThat(meter()).isEqualTo(Money.cents(300_40));
    pit.audit();
  }

  /// Two wagers brought their money in and were reopened; one of them came down. The wagers of the
  /// next two locks bring in what is missing then, and no more.
  @Test
  void whatAReopenedLockBroughtInIsNotBroughtInAgain() {
    pit.open("C1", Pit.CRAPS);
    pit.play(
        "C1",
        "bet: {seat: 2, wager: fired-up-progressive}",
        "bet: {seat: 3, wager: fired-up-progressive}");
    now("C1", new Command.Lock());
    now("C1", new Command.Reopen());
    pit.play("C1", "take-down: {seat: 3, wager: fired-up-progressive}");
    now("C1", new Command.Lock());
    assertThat(meter()).isEqualTo(Money.cents(300_40));
    assertThat(pit.jackpot(FIRED_UP).meters().wagers()).isEqualTo(2);
    now("C1", new CrapsCommand.Roll(3, 4), new Command.Confirm());
    pit.play(
        "C1",
        "bet: {seat: 2, wager: fired-up-progressive}",
        "bet: {seat: 3, wager: fired-up-progressive}",
        "roll: [3, 4]");
    assertThat(meter()).isEqualTo(Money.cents(300_60));
    assertThat(pit.jackpot(FIRED_UP).meters().wagers()).isEqualTo(3);
    pit.audit();
  }

  @Test
  void aRollIsCalledBackBeforeItIsConfirmedAndThenBetsAreReopened() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    pit.refused(
        Code.NOTHING_ENTERED, Pit.DEALER, new Act.Play("C1", List.of(new Command.CallBack())));
    now("C1", new Command.Lock(), new CrapsCommand.Roll(3, 4));
    pit.refused(
        Code.OUTCOME_ENTERED, Pit.DEALER, new Act.Play("C1", List.of(new Command.Reopen())));
    now("C1", new Command.CallBack());
    assertThat(pit.table("C1").playing().phase()).isEqualTo(Phase.LOCKED);
    assertThat(pit.table("C1").playing().entered()).isNull();
    pit.refused(
        Code.NOTHING_ENTERED, Pit.DEALER, new Act.Play("C1", List.of(new Command.Confirm())));
    reopen("C1");
    pit.play("C1", "take-down: {seat: 1, wager: pass}");
  }

  private void reopen(String table) {
    pit.done(Pit.SUPERVISOR, new Act.Play(table, List.of(new Command.Reopen())));
  }

  /// A Fightback card is drawn without a lock, so that only the bets on it stay closed.
  @Test
  void aFightbackCardIsCalledBackToTheBetsOnIt() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play(
        "B1",
        "deal: {player: [8h, Kd], banker: [7c, Kc]}",
        "bet: {seat: 1, wager: fightback, amount: 5}");
    now("B1", new BaccaratCommand.Draw("Kd"));
    now("B1", new Command.CallBack());
    assertThat(pit.table("B1").playing().phase()).isEqualTo(Phase.BETTING);
    reopen("B1");
    pit.play("B1", "bet: {seat: 2, wager: fightback, amount: 5}", "fightback: Kh");
  }

  @Test
  void betsAreReopenedWhenTheLastCardWasTakenBack() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    now("B1", new Command.Lock(), new Command.NextCard("8h"));
    pit.refused(
        Code.OUTCOME_ENTERED, Pit.DEALER, new Act.Play("B1", List.of(new Command.Reopen())));
    now("B1", new Command.TakeBackCard());
    reopen("B1");
    assertThat(pit.table("B1").playing().phase()).isEqualTo(Phase.BETTING);
  }

  @Test
  void cupsAreShakenAgainAfterBetsWereReopened() {
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    pit.open("D1", Pit.DICE);
    now("D1", new Command.Lock(), new ThreeDiceCommand.Shook(Side.PLAYER, null, false));
    now("D1", new Command.Reopen());
    assertThat(pit.table("D1").playing().felt()).isEqualTo(ThreeDiceState.FRESH);
  }

  private List<TableEvent.Aside> aside(String table) {
    return Objects.requireNonNull(pit.table(table).voided()).aside();
  }

  @Test
  void aRoundIsVoidedAfterNewBetsWhichAreSetAside() {
    pit.open("C1", Pit.CRAPS);
    pit.play(
        "C1",
        "bet: {seat: 1, wager: pass, amount: 10}",
        "bet: {seat: 2, wager: fired-up-progressive}");
    var before = pit.table("C1").playing().wagers();
    pit.play(
        "C1",
        "roll: [3, 3]",
        "bet: {seat: 1, wager: pass-odds, amount: 20}",
        "bet: {seat: 3, wager: place, number: 8, amount: 12}",
        "new-shooter: {seat: 4}");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "the dice were cocked"));
    assertThat(pit.table("C1").playing().wagers()).isEqualTo(before);
    var odds = new TableEvent.Aside(1, Spot.of("pass-odds", 6), Money.dollars(20));
    var place = new TableEvent.Aside(3, Spot.of("place", 8), Money.dollars(12));
    assertThat(aside("C1")).containsExactly(odds, place);
    pit.play("C1", "roll: [3, 3]");
    assertThat(aside("C1")).as("still to be made again").containsExactly(odds, place);
    pit.play("C1", "bet: {seat: 1, wager: pass-odds, amount: 20}");
    assertThat(aside("C1")).as("made again").containsExactly(place);
    pit.play("C1", "take-down: {seat: 1, wager: pass-odds}");
    assertThat(aside("C1")).as("nothing comes back").containsExactly(place);
    pit.play("C1", "roll: [4, 4]");
    assertThat(pit.table("C1").voided()).isNull();
    pit.audit();
  }

  @Test
  void whatWasSetAsideByTheVoidOfACardStaysSoWhenItsRoundIsVoidedToo() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play(
        "B1",
        "deal: {player: [8h, Kd], banker: [7c, Kc]}",
        "fightback: Kh",
        "bet: {seat: 2, wager: player, amount: 25}");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the card was exposed"));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the whole round"));
    var aside = new TableEvent.Aside(2, Spot.of("player"), Money.dollars(25));
    assertThat(aside("B1")).containsExactly(aside);
    assertThat(pit.table("B1").playing().wagers()).isEmpty();
  }

  /// Commission may be collected while a round is in progress; the void of that round leaves it
  /// collected.
  @Test
  void commissionCollectedDuringARoundStaysCollectedWhenTheRoundIsVoided() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play(
        "B1",
        "bet: {seat: 5, wager: banker, amount: 100}",
        "deal: {player: [2h, 4d], banker: [Kc, 8c]}",
        "bet: {seat: 5, wager: banker, amount: 20}");
    pit.done(
        Pit.DEALER,
        new Act.Play(
            "B1",
            List.of(
                new Command.Lock(),
                new BaccaratCommand.Collect(5),
                new BaccaratCommand.Deal(List.of("2s", "4s"), List.of("Ks", "8s")),
                new Command.Confirm())));
    assertThat(owed()).containsExactly(Map.entry(5, Money.dollars(1)));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the card was exposed"));
    assertThat(owed()).isEmpty();
    pit.audit();
  }

  private Map<Integer, Money> owed() {
    return ((BaccaratState) pit.table("B1").playing().felt()).owed();
  }

  /// What stood after the round and came down cannot be put back by anyone but its player.
  @Test
  void aWagerThatCameDownSinceForbidsAVoid() {
    pit.open("C1", Pit.CRAPS);
    pit.play(
        "C1",
        "roll: [3, 3]",
        "bet: {seat: 3, wager: place, number: 8, amount: 12}",
        "roll: [2, 2]",
        "take-down: {seat: 3, wager: place, number: 8}");
    pit.refused(Code.CHANGED_SINCE, Pit.SUPERVISOR, new Act.VoidRound("C1", "too late"));
  }
}
