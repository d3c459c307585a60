package io.lammer.web.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.LiveTable;
import io.lammer.rules.Money;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PayoutTest {
  @TempDir Path folder = Path.of(".");

  @Test
  void saysWhatTheConfirmationThenPays() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 2, \"wager\": \"pass\", \"amount\": 35}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"field\", \"amount\": 10}}",
          "{\"bet\": {\"seat\": 5, \"wager\": \"dont-pass\", \"amount\": 20}}",
          "[{\"lock\": {}}, {\"roll\": [5, 6]}]");
      var payout = table.payout();

      assertThat(payout.seats()).extracting(Payout.SeatPay::seat).containsExactly(2, 5);
      assertThat(payout.pay()).isEqualTo(Money.dollars(45));
      assertThat(payout.taken()).isEqualTo(Money.dollars(20));
      assertThat(payout.seats().getFirst().back()).isEqualTo(Money.dollars(45));

      table.play("{\"confirm\": {}}");
      assertThat(paid(table.table())).isEqualTo(payout.pay());
    }
  }

  private static Money paid(LiveTable table) {
    return table.past().getFirst().settlement().lines().stream()
        .map(line -> line.winnings())
        .reduce(Money.ZERO, Money::plus);
  }

  @Test
  void saysWhichLammersAndPuckAndComeWagersMove() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"all-small\", \"amount\": 5}}",
          "{\"sense\": {\"seat\": 3, \"sensor\": 2, \"covered\": true}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]");
      assertThat(table.payout().moves())
          .containsExactly("Puck ON 6", "Lammer on 6: All Small, Fired Up Progressive");

      table.play(
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"come\", \"amount\": 15}}",
          "[{\"lock\": {}}, {\"roll\": [4, 1]}]");
      assertThat(table.payout().moves())
          .containsExactly(
              "Move Come to 5: seat 1 $15", "Lammer on 5: All Small, Fired Up Progressive");

      table.play("{\"confirm\": {}}", "[{\"lock\": {}}, {\"roll\": [4, 3]}]");
      assertThat(table.payout().moves())
          .containsExactly("Puck OFF", "Lammers off: All Small, Fired Up Progressive");
    }
  }

  /// The chips of the first are taken, those of the second lie in the box until somebody moves
  /// them.
  @Test
  void aDontComeWagerMovesToANumberOnWhichTheEarlierOneLoses() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "[{\"lock\": {}}, {\"roll\": [4, 4]}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"dont-come\", \"amount\": 15}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"dont-come\", \"amount\": 25}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]");
      assertThat(table.payout().moves()).containsExactly("Move Don't come to 6: seat 1 $25");
    }
  }

  @Test
  void aShareOfAJackpotIsNotHandedOver() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.DICE)) {
      table.play(
          "{\"sense\": {\"seat\": 1, \"sensor\": 1, \"covered\": true}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"banker\", \"amount\": 50}}",
          "[{\"lock\": {}}, {\"shake\": {\"player\": [6, 6, 6], \"banker\": [3, 3, 3]}}]");
      var payout = table.payout();
      var seat = payout.seats().getFirst();

      assertThat(payout.prizes()).hasSize(1);
      assertThat(seat.pay()).isEqualTo(Money.dollars(50));
      assertThat(seat.waits()).isEqualTo(Money.cents(1_234_587));
    }
  }

  @Test
  void theRollIsCalledAndASevenOutIsTakenInOneLine() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "{\"bet\": {\"seat\": 1, \"wager\": \"pass\", \"amount\": 25}}",
          "{\"bet\": {\"seat\": 3, \"wager\": \"dont-pass\", \"amount\": 20}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]");
      assertThat(table.payout().call()).isEqualTo("Hard six, mark the point 6");
      table.play(
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"place\", \"number\": 8, \"amount\": 12}}",
          "{\"bet\": {\"seat\": 2, \"wager\": \"field\", \"amount\": 5}}",
          "[{\"lock\": {}}, {\"roll\": [5, 3]}]");
      assertThat(table.payout().call()).isEqualTo("Easy eight");
      assertThat(table.payout().takes()).extracting(Payout.Take::what).containsExactly("Field");
      assertThat(table.payout().paid().getFirst().paid().getFirst().line().stays()).isTrue();

      table.play("{\"confirm\": {}}", "[{\"lock\": {}}, {\"roll\": [4, 3]}]");
      var out = table.payout();
      assertThat(out.call()).isEqualTo("Seven out, line away");
      assertThat(out.takes())
          .containsExactly(new Payout.Take("", List.of(new Payout.SeatTake(1, Money.dollars(37)))));
      assertThat(out.winners()).isEqualTo("3");
    }
  }

  @Test
  void oddsThatAreOffAreReturnedAndSaySo() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      table.play(
          "[{\"lock\": {}}, {\"roll\": [2, 2]}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"come\", \"amount\": 10}}",
          "[{\"lock\": {}}, {\"roll\": [3, 3]}]",
          "{\"confirm\": {}}",
          "{\"bet\": {\"seat\": 1, \"wager\": \"come-odds\", \"number\": 6, \"amount\": 25}}",
          "[{\"lock\": {}}, {\"roll\": [2, 2]}]",
          "{\"confirm\": {}}",
          "[{\"lock\": {}}, {\"roll\": [3, 4]}]");
      var seat = table.payout().seats().getFirst();
      assertThat(seat.verdict()).isEqualTo("Return $25");
      assertThat(seat.paid()).extracting(Payout.Paid::verdict).containsExactly("off, return $25");
      assertThat(seat.paid().getFirst().notes()).isEmpty();
    }
  }

  @Test
  void nothingIsPaidBeforeThereIsAnOutcome() throws Exception {
    try (var table = OneTable.opened(folder, OneTable.CRAPS)) {
      assertThat(table.play("{\"lock\": {}}").screen().payout()).isNull();
    }
  }

  @Test
  void anAmountIsHandedOverInTheFewestChips() {
    assertThat(ChipBreakdown.of(Money.cents(186_750)))
        .extracting(stack -> stack.count() + "x" + stack.worth())
        .containsExactly("1x1000", "1x500", "3x100", "2x25", "3x5", "2x1", "1x0");
    assertThat(ChipBreakdown.of(Money.cents(186_750)).getLast().amount())
        .isEqualTo(Money.cents(50));
    assertThat(ChipBreakdown.of(Money.cents(1_35)))
        .extracting(stack -> stack.count() + "x" + stack.face())
        .containsExactly("1x1", "1x25¢", "1x10¢");
    assertThat(ChipBreakdown.of(Money.cents(95)))
        .extracting(ChipBreakdown.Stack::face)
        .containsExactly("50¢", "25¢", "10¢");
    assertThat(ChipBreakdown.of(Money.ZERO)).isEqualTo(List.of());
  }
}
