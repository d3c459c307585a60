package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.games.baccarat.CardHand;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.craps.CrapsCommand;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.games.threedice.ThreeDiceState;
import io.lammer.house.Act;
import io.lammer.house.FloorChange;
import io.lammer.house.FloorDecider;
import io.lammer.house.TableEvent;
import io.lammer.kit.Proves;
import io.lammer.rules.Card;
import io.lammer.rules.Money;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Settlement;
import io.lammer.table.Table.Phase;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Attempts to have a wager settled by an outcome that was seen before the wager was made.
class LateWagerTest extends PitTest {
  @BeforeEach
  void openTable() {
    pit.found("destiny", "rising-phoenix-wa", Pit.DESTINY);
    pit.open("B1", Pit.LINKED.replace("harmony", "destiny"));
  }

  private void key(Command... commands) {
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(commands)));
  }

  private void cover(int seat) {
    pit.done(Pit.SENSOR, new Act.Play("B1", List.of(new Command.Sense(seat, 1, true))));
  }

  private Phase phase() {
    return pit.table("B1").playing().phase();
  }

  /// Four 8's are seen, then two seats cover the sensor: a Fightback 0 would pay them the jackpot.
  @Proves({"RPB-rules-1.g.i", "RPB-jackpots-destiny-2"})
  @Test
  void aDestinyWagerMadeAfterTheRoundIsNotSettledByItsCard() {
    pit.play("B1", EIGHTS);
    cover(1);
    cover(2);
    key(new Command.Lock());
    var card = List.<Command>of(new BaccaratCommand.Draw("Kd"), new Command.Confirm());
    var answer = pit.act(Pit.DEALER, new Act.Play("B1", card));
    assertThat(pit.jackpot("destiny").open()).isEmpty();
    assertThat(answer.refusals())
        .extracting(it -> it.code())
        .containsExactly(Code.NOTHING_TO_FIGHT_BACK);
    assertThat(pit.jackpot("destiny").money().meter()).isEqualTo(Money.cents(9877_34));
    assertThat(phase()).isEqualTo(Phase.LOCKED);
    key(
        new BaccaratCommand.Deal(List.of("9h", "Kd"), List.of("7s", "Kc")),
        new Command.Confirm(),
        new BaccaratCommand.Draw("2c"),
        new Command.Confirm());
    assertThat(pit.table("B1").playing().wagers()).isEmpty();
    assertThat(pit.jackpot("destiny").open()).isEmpty();
  }

  private void refused(Code code, Command... commands) {
    pit.refused(code, Pit.DEALER, new Act.Play("B1", List.of(commands)));
  }

  private static final String EIGHTS = "deal: {player: [8h, 8d], banker: [8s, 8c]}";
  private static final Command NINES =
      new BaccaratCommand.Deal(List.of("9h", "Kd"), List.of("7s", "Kc"));

  /// A card cannot take the place of the round that is entered, nor a round that of a card.
  @Test
  void aRoundAndAFightbackCardAreNotEnteredForEachOther() {
    pit.play("B1", EIGHTS);
    cover(1);
    key(new Command.Lock(), NINES);
    refused(Code.NOTHING_TO_FIGHT_BACK, new BaccaratCommand.Draw("Kd"));
    key(new Command.Confirm(), new BaccaratCommand.Draw("2c"), new Command.Confirm());
    pit.play("B1", "deal: {player: [8h, Kd], banker: [7s, Kc]}");
    pit.play("B1", "bet: {seat: 2, wager: player, amount: 10}");
    cover(1);
    key(new BaccaratCommand.Draw("Kd"));
    refused(Code.NOT_LOCKED, NINES);
    refused(Code.NOT_LOCKED, new Command.NextCard("9h"));
    key(new Command.CallBack());
    assertThat(phase()).isEqualTo(Phase.BETTING);
    assertThat(pit.table("B1").playing().wagers()).noneMatch(wager -> wager.locked());
  }

  /// Bets that are reopened before a card was seen leave the last round open; after one they close
  /// it, as a void of the next round does.
  @Test
  void aRoundTakesNoFightbackCardOnceACardOfTheNextWasSeen() {
    pit.play("B1", EIGHTS);
    key(new Command.Lock(), new Command.Reopen());
    key(new Command.Bet(1, "fightback", BigDecimal.TEN), new Command.TakeDown(1, "fightback"));
    key(new Command.Lock(), new Command.NextCard("Kd"), new Command.TakeBackCard());
    refused(Code.NOT_ALLOWED, new Command.Reopen());
    reopen("B1");
    refused(Code.FIGHTBACK_CLOSED, new Command.Bet(1, "fightback", BigDecimal.TEN));
    refused(Code.NOTHING_TO_FIGHT_BACK, new BaccaratCommand.Draw("Kd"));
    pit.play("B1", EIGHTS);
    key(new Command.Lock(), NINES, new Command.Confirm());
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    refused(Code.FIGHTBACK_CLOSED, new Command.Bet(1, "fightback", BigDecimal.TEN));
    refused(Code.NOTHING_TO_FIGHT_BACK, new BaccaratCommand.Draw("9h"));
  }

  private void reopen(String table) {
    pit.done(Pit.SUPERVISOR, new Act.Play(table, List.of(new Command.Reopen())));
    assertThat(pit.floor().floor().house().alerts())
        .anyMatch(
            alert ->
                alert.where().equals(table)
                    && alert.text().contains("reopened bets after an outcome was entered"));
  }

  /// A dealer calls the Fightback card back, bets, and keys the same card again.
  @Proves("RPB-rules-1.g.i")
  @Test
  void nobodyBetsOnAFightbackCardThatWasCalledBack() {
    pit.play("B1", EIGHTS, "bet: {seat: 1, wager: fightback, amount: 10}");
    key(new BaccaratCommand.Draw("Ah"), new Command.CallBack());
    refused(Code.FIGHTBACK_CLOSED, new Command.Bet(2, "fightback", new BigDecimal(100)));
    refused(Code.FIGHTBACK_CLOSED, new Command.TakeDown(1, "fightback"));
    refused(Code.NOT_ALLOWED, new Command.Reopen());
    reopen("B1");
    refused(Code.NOT_LOCKED, new Command.Reopen());
    key(new Command.TakeDown(1, "fightback"), new Command.Bet(2, "fightback", BigDecimal.TEN));
    key(new BaccaratCommand.Draw("Kd"), new Command.Confirm());
    assertThat(pit.table("B1").playing().wagers()).isEmpty();
  }

  /// A dealer calls an outcome back, reopens bets, and keys the same outcome again.
  @Test
  void betsAreReopenedAfterAnOutcomeByASupervisorOnly() {
    key(new Command.Lock(), NINES, new Command.CallBack());
    refused(Code.NOT_ALLOWED, new Command.Reopen());
    key(NINES, new Command.Confirm(), new Command.Lock(), new Command.Reopen());
    pit.open("C1", Pit.CRAPS);
    var called =
        List.<Command>of(new Command.Lock(), new CrapsCommand.Roll(6, 6), new Command.CallBack());
    pit.done(Pit.DEALER, new Act.Play("C1", called));
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.Play("C1", List.of(new Command.Reopen())));
    reopen("C1");
  }

  @Test
  void aReentryKeepsTheRoundThatADestinyWagerWaitsWith() {
    cover(1);
    pit.play("B1", EIGHTS);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var felt = (BaccaratState) pit.table("B1").playing().felt();
    var other = BaccaratState.fresh(felt.shoe());
    pit.done(Pit.SUPERVISOR, new Act.Reenter("B1", other, Map.of(), "counted"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    key(new BaccaratCommand.Draw("Kd"), new Command.Confirm());
    assertThat(pit.jackpot("destiny").open()).hasSize(1);
  }

  @Test
  void aLayoutIsNotReenteredWhileAnOutcomeIsEntered() {
    key(new Command.Lock(), NINES);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var felt = pit.table("B1").playing().felt();
    pit.refused(
        Code.OUTCOME_ENTERED, Pit.SUPERVISOR, new Act.Reenter("B1", felt, Map.of(), "counted"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    key(new Command.CallBack());
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    pit.done(Pit.SUPERVISOR, new Act.Reenter("B1", felt, Map.of(), "counted"));
  }

  /// Dice that were seen are shaken again, whatever happens between.
  @Test
  void aWagerMadeAfterACupWasExposedIsNotSettledByItsDice() {
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    pit.open("D1", Pit.DICE);
    Consumer<List<Command>> keyed = commands -> pit.done(Pit.DEALER, new Act.Play("D1", commands));
    keyed.accept(List.of(new Command.Lock(), new ThreeDiceCommand.Shook(Side.PLAYER, null, true)));
    keyed.accept(List.of(new Command.Reopen()));
    pit.done(Pit.SUPERVISOR, new Act.Suspend("D1", "power was out"));
    pit.done(Pit.SUPERVISOR, new Act.Reenter("D1", ThreeDiceState.FRESH, Map.of(), "as it lies"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("D1", "power is back"));
    keyed.accept(List.of(new Command.Sense(1, 1, true), new Command.Lock()));
    var seen = List.of(3, 3, 3);
    for (var shaker : Arrays.asList(null, new Command.Shaker(1, true))) {
      pit.refused(
          Code.CUP_NOT_SHAKEN,
          Pit.DEALER,
          new Act.Play("D1", List.of(new ThreeDiceCommand.Shake(seen, seen, shaker))));
    }
    keyed.accept(
        List.of(
            new ThreeDiceCommand.Shook(Side.PLAYER, null, false),
            new ThreeDiceCommand.Shook(Side.BANKER, null, false),
            new ThreeDiceCommand.Shake(seen, seen, null),
            new Command.Confirm()));
  }

  /// The invariants of every command see what the decider should have refused.
  @Test
  void aCardEnteredUnderALockFailsAndChangesNothing() {
    pit.play("B1", EIGHTS);
    cover(1);
    key(new Command.Lock());
    var round =
        new Deal(
            new CardHand(List.of(card("8h"), card("8d"))),
            new CardHand(List.of(card("8s"), card("8c"))));
    fails(
        "its round takes no Fightback card",
        done -> played(done, new Event.Entered(round.with(card("Kd")))));
    fails("bets are not open", done -> played(done, new Event.Locked(List.of())));
  }

  @Test
  void aWagerThatGrewAfterTheLockFailsAndChangesNothing() {
    pit.play("B1", "bet: {seat: 1, wager: player, amount: 10}");
    key(new Command.Lock(), NINES);
    fails("a wager was made too late", LateWagerTest::pastPosted);
    key(new Command.Confirm());
  }

  private void fails(String why, UnaryOperator<FloorChange> tampered) {
    var before = pit.table("B1");
    pit.floor()
        .decideWith(
            (floor, actor, act) -> FloorDecider.decide(floor, actor, act).map(tampered::apply));
    var act = phase() == Phase.LOCKED ? List.of(NINES) : List.<Command>of(new Command.Confirm());
    assertThatThrownBy(() -> pit.act(Pit.DEALER, new Act.Play("B1", act)))
        .hasMessageContaining(why);
    pit.floor().decideWith(FloorDecider::decide);
    assertThat(pit.table("B1")).isEqualTo(before);
  }

  private static FloorChange played(FloorChange done, Event event) {
    var posted = new FloorChange.Posted("table/B1", new TableEvent.Played(event), List.of());
    return new FloorChange(done.before(), List.of(posted), done.states());
  }

  /// The same with a dollar more on every line.
  private static FloorChange pastPosted(FloorChange done) {
    var events =
        done.events().stream()
            .map(
                posted ->
                    posted.event() instanceof TableEvent.Played(Event.Settled(var outcome, var it))
                        ? new FloorChange.Posted(
                            posted.journal(),
                            new TableEvent.Played(
                                new Event.Settled(
                                    outcome,
                                    new Settlement(
                                        it.lines().stream().map(LateWagerTest::more).toList(),
                                        it.envy(),
                                        it.hits(),
                                        it.standing()))),
                            posted.transfers())
                        : posted)
            .toList();
    return new FloorChange(done.before(), events, done.states());
  }

  private static Settlement.Line more(Settlement.Line line) {
    return new Settlement.Line(
        line.seat(),
        line.wager(),
        line.stake().plus(Money.dollars(1)),
        line.result(),
        line.row(),
        line.winnings(),
        line.returned(),
        line.due(),
        line.promotion(),
        line.commission(),
        line.owed(),
        line.vig(),
        line.stays(),
        line.jackpot());
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }
}
