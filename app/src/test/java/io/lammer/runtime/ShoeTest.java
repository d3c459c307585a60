package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.house.Act;
import io.lammer.rules.Money;
import io.lammer.rules.Shoe;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A baccarat table between shoes, and what outlives them.
class ShoeTest extends PitTest {
  @BeforeEach
  void openTable() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
  }

  /// What seats owe stands in the books, whatever is re-entered.
  @Test
  void owedCommissionOutlivesAReentry() {
    pit.play(
        "B1",
        "bet: {seat: 1, wager: banker, amount: 100}",
        "deal: {player: [2h, Kd], banker: [8c, Kc]}");
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var felt = (BaccaratState) pit.table("B1").playing().felt();
    pit.done(
        Pit.SUPERVISOR,
        new Act.Reenter("B1", BaccaratState.fresh(felt.shoe()), Map.of(), "counted"));
    assertThat(((BaccaratState) pit.table("B1").playing().felt()).owed())
        .isEqualTo(Map.of(1, Money.dollars(5)));
  }

  /// Four cards may not be enough: the dealer takes a new shoe though wagers are locked.
  @Test
  void aSpentShoeIsReplacedUnderLockedWagers() {
    var bet = new Command.Bet(1, "banker", BigDecimal.valueOf(100));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(bet, new Command.Lock())));
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var short4 = BaccaratState.fresh(Shoe.of(8).burn(8 * 52 - 4));
    pit.done(Pit.SUPERVISOR, new Act.Reenter("B1", short4, Map.of(), "counted"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(new Command.NewShoe(0, null))));
    var deal = new BaccaratCommand.Deal(List.of("2h", "Kd"), List.of("8c", "Kc"));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(deal, new Command.Confirm())));
    pit.done(Pit.DEALER, new Act.Play("B1", List.of(bet, new Command.Lock())));
    pit.refused(
        Code.BETTING_CLOSED, Pit.DEALER, new Act.Play("B1", List.of(new Command.NewShoe(0, null))));
  }

  @Test
  void aSpentShoeTakesNoBetsButThoseOnItsLastRound() {
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "power was out"));
    var short9 = BaccaratState.fresh(Shoe.of(8).burn(8 * 52 - 9));
    pit.done(Pit.SUPERVISOR, new Act.Reenter("B1", short9, Map.of(), "counted"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "power is back"));
    pit.play(
        "B1",
        "bet: {seat: 1, wager: banker, amount: 100}",
        "deal: {player: [2h, Kd], banker: [8c, Kc]}");
    pit.refused(
        Code.SHOE_FINISHED,
        Pit.DEALER,
        Pit.play1("B1", "bet: {seat: 1, wager: banker, amount: 100}"));
    pit.refused(
        Code.SHOE_FINISHED, Pit.SENSOR, new Act.Play("B1", List.of(new Command.Sense(2, 1, true))));
    pit.play("B1", "bet: {seat: 1, wager: fightback, amount: 5}", "fightback: Kh");
    pit.play("B1", "new-shoe: {burn: 3, card: 3h}", "bet: {seat: 1, wager: banker, amount: 100}");
  }
}
