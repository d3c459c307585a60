package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.kit.Proves;
import io.lammer.rules.Money;
import io.lammer.table.Refusal.Code;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Money that is moved for a reason of the list, and where each cent of it goes.
class AdjustmentsTest extends HarmonyTest {
  private static Act.Adjust adjust(
      String from, Adjustment reason, String amount, @Nullable String to) {
    return new Act.Adjust(from, reason, dollars(amount), to, "a note");
  }

  @Test
  void nothingIsAdjustedWhileAHitWaits() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.refused(
        Code.HITS_PENDING, Pit.ACCOUNTING, adjust("harmony", Adjustment.ADDED, "1.00", null));
  }

  @Test
  void theHouseAddsMoneyAndTakesNoneSo() {
    for (var amount : List.of("-1.00", "0.00", "0.005")) {
      pit.refused(
          Code.ADJUSTMENT_NOT_ALLOWED,
          Pit.ACCOUNTING,
          adjust("harmony", Adjustment.ADDED, amount, null));
    }
    pit.agreed(Pit.ACCOUNTING, adjust("harmony", Adjustment.ADDED, "1.00", null));
    assertThat(meter("harmony")).isEqualTo("60001.75");
  }

  /// A jackpot that stands at its limit of $10,000.10, with a table.
  private void openSmall() {
    pit.found(
        "small",
        "rising-phoenix-wa",
        Pit.HARMONY.replace("60000.75", "10000.10").replace("250000", "10000.10"));
    pit.open("B2", Pit.LINKED.replace("use: harmony", "use: small"));
  }

  /// What is not displayed first, then the meter; never more than is owed.
  @Test
  @Proves("WAC-695-5")
  void seedIsRecoveredOnce() {
    openSmall();
    pit.play("B2", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.paid("small", 1);
    pit.play("B2", "bet: {seat: 1, wager: harmony}", NOTHING);
    var money = pit.jackpot("small").money();
    assertThat(money.seedOwed()).isEqualTo(dollars("9999.90"));
    assertThat(money.overflow()).isEqualTo(dollars("0.30"));
    pit.agreed(Pit.ACCOUNTING, adjust("small", Adjustment.SEED_RECOVERY, "0.20", null));
    assertThat(pit.jackpot("small").money().overflow()).isEqualTo(dollars("0.10"));
    assertThat(meter("small")).isEqualTo("10000.10");
    pit.agreed(Pit.ACCOUNTING, adjust("small", Adjustment.SEED_RECOVERY, "0.30", null));
    assertThat(pit.jackpot("small").money().overflow()).isEqualTo(Money.ZERO);
    assertThat(meter("small")).isEqualTo("9999.90");
    pit.refused(
        Code.ADJUSTMENT_NOT_ALLOWED,
        Pit.ACCOUNTING,
        adjust("small", Adjustment.SEED_RECOVERY, "9999.41", null));
    pit.agreed(Pit.ACCOUNTING, adjust("small", Adjustment.SEED_RECOVERY, "9999.40", null));
    pit.refused(
        Code.ADJUSTMENT_NOT_ALLOWED,
        Pit.ACCOUNTING,
        adjust("small", Adjustment.SEED_RECOVERY, "0.01", null));
  }

  /// The seed that a progressive began with is owed as a reseed is: the reserve's part of the
  /// wagers repays it, the house may take back the rest and no more, and the books have it (ruling
  /// 14).
  @Test
  @Proves("WAC-695-5")
  void theFirstSeedIsRepaidAndRecovered() {
    pit.found("owed", "rising-phoenix-wa", Pit.HARMONY.replace("seed-is: gift, ", ""));
    pit.open("B2", Pit.LINKED.replace("use: harmony", "use: owed"));
    assertThat(pit.jackpot("owed").money().seedOwed()).isEqualTo(dollars("10000"));
    pit.play("B2", "bet: {seat: 1, wager: harmony}", NOTHING);
    var money = pit.jackpot("owed").money();
    assertThat(money.seedOwed()).isEqualTo(dollars("9999.95"));
    assertThat(money.reserve()).isEqualTo(Money.ZERO);
    pit.agreed(Pit.ACCOUNTING, adjust("owed", Adjustment.SEED_RECOVERY, "9999.95", null));
    assertThat(pit.jackpot("owed").money().seedOwed()).isEqualTo(Money.ZERO);
    assertThat(meter("owed")).isEqualTo("50001.00");
    pit.refused(
        Code.ADJUSTMENT_NOT_ALLOWED,
        Pit.ACCOUNTING,
        adjust("owed", Adjustment.SEED_RECOVERY, "0.01", null));
  }

  @Test
  void theReserveIsBookedBeforeTheOverflow() {
    openSmall();
    pit.play("B2", "bet: {seat: 1, wager: harmony}", NOTHING);
    pit.agreed(Pit.ACCOUNTING, adjust("small", Adjustment.RECEIPTS, "0.10", null));
    assertThat(pit.jackpot("small").money().reserve()).isEqualTo(Money.ZERO);
    assertThat(pit.jackpot("small").money().overflow()).isEqualTo(dollars("0.15"));
    assertThat(meter("small")).isEqualTo("10000.10");
  }

  @Test
  @Proves("WAC-695-4")
  void whatIsNotDisplayedIsBookedAndNoMore() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", NOTHING);
    pit.refused(
        Code.ADJUSTMENT_NOT_ALLOWED,
        Pit.ACCOUNTING,
        adjust("harmony", Adjustment.RECEIPTS, "0.06", null));
    pit.agreed(Pit.ACCOUNTING, adjust("harmony", Adjustment.RECEIPTS, "0.05", null));
    assertThat(pit.jackpot("harmony").money().reserve()).isEqualTo(Money.ZERO);
    assertThat(meter("harmony")).isEqualTo("60000.95");
  }

  @Test
  @Proves({"WAC-710-1", "WAC-710-2"})
  void onlyAJackpotOutOfPlayGivesItsMoneyAway() {
    pit.found("other", "rising-phoenix-wa", Pit.HARMONY);
    var transfer = adjust("harmony", Adjustment.TRANSFER, "60000.00", "other");
    var closing = adjust("harmony", Adjustment.CLOSING, "0.75", null);
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.ACCOUNTING, transfer);
    pit.done(Pit.MANAGER, new Act.Stop("harmony", "a look at it"));
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.ACCOUNTING, transfer);
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.ACCOUNTING, closing);
    retired("harmony");
    pit.agreed(Pit.ACCOUNTING, transfer);
    assertThat(meter("harmony")).isEqualTo("0.75");
    assertThat(meter("other")).isEqualTo("120000.75");
    pit.agreed(Pit.ACCOUNTING, closing);
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.ACCOUNTING, closing);
    pit.refused(
        Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
  }

  @Test
  @Proves({"WAC-685-4-2", "WAC-710-1"})
  void aTransferFitsUnderTheLimitOfAProgressiveInPlay() {
    var low = Pit.HARMONY.replace("250000", "61000");
    pit.found("low", "rising-phoenix-wa", low);
    pit.found("gone", "rising-phoenix-wa", Pit.HARMONY);
    pit.found(
        "posted",
        "rising-phoenix-wa",
        "{paytable: PT-PRG-HP-01, kind: house, meter: 5000, controls: IC-8}");
    retired("harmony");
    retired("gone");
    for (var to : List.of("low", "gone", "posted", "harmony", "nowhere")) {
      pit.refused(
          Code.ADJUSTMENT_NOT_ALLOWED,
          Pit.ACCOUNTING,
          adjust("harmony", Adjustment.TRANSFER, "999.26", to));
    }
    pit.refused(
        Code.ADJUSTMENT_NOT_ALLOWED,
        Pit.ACCOUNTING,
        adjust("harmony", Adjustment.TRANSFER, "60000.76", "low"));
    pit.agreed(Pit.ACCOUNTING, adjust("harmony", Adjustment.TRANSFER, "999.25", "low"));
    assertThat(meter("low")).isEqualTo("61000.00");
    assertThat(meter("harmony")).isEqualTo("59001.50");
  }

  @Test
  void moneyThatWentInTimeRaisesNoAlert() {
    retired("harmony");
    pit.agreed(Pit.ACCOUNTING, adjust("harmony", Adjustment.CLOSING, "60000.75", null));
    pit.wait(Duration.ofDays(90));
    pit.refused(Code.WRONG_STATUS, Pit.PROGRAM, new Act.Remind("harmony"));
  }

  @Test
  @Proves("WAC-715-2")
  void seizedMoneyThatWasNotDisplayedIsBookedOrReplaced() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", NOTHING);
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("60001.00"), "bag 1"));
    pit.done(Pit.ACCOUNTING, new Act.Seize("harmony", dollars("0.05"), "writ 7"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "the meter is covered"));
    pit.agreed(Pit.ACCOUNTING, adjust("harmony", Adjustment.RECEIPTS, "0.05", null));
    assertThat(meter("harmony")).isEqualTo("60000.95");
    pit.done(Pit.MANAGER, new Act.Restart("harmony", "booked"));
    pit.play("B1", "bet: {seat: 1, wager: harmony}", NOTHING);
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("0.25"), "bag 2"));
    pit.done(Pit.ACCOUNTING, new Act.Seize("harmony", dollars("0.05"), "writ 8"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "the meter is covered"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("0.05"), "bag 3"));
    pit.done(Pit.MANAGER, new Act.Restart("harmony", "replaced"));
  }

  /// The excess stays players' money: it goes to overflow, not to the house.
  @Test
  @Proves({"WAC-695-3", "WAC-685-4-2"})
  void whatIsAboveTheLimitGoesToOverflow() {
    pit.refused(
        Code.ADJUSTMENT_NOT_ALLOWED,
        Pit.ACCOUNTING,
        adjust("harmony", Adjustment.ABOVE_LIMIT, "1.00", null));
    var full = Pit.HARMONY.replace("60000.75", "10000").replace("250000", "20000");
    pit.found("full", "rising-phoenix-wa", full);
    pit.open("B2", Pit.LINKED.replace("use: harmony", "use: full"));
    pit.agreed(
        Pit.MANAGER,
        new Act.Retune("full", terms(full.replace("limit: 20000", "limit: 10000.05")), "less"));
    pit.agreed(Pit.ACCOUNTING, adjust("full", Adjustment.ADDED, "10000.00", null));
    pit.play("B2", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.paid("full", 1);
    assertThat(meter("full")).isEqualTo("10000.20");
    for (var amount : List.of("0.14", "0.16")) {
      pit.refused(
          Code.ADJUSTMENT_NOT_ALLOWED,
          Pit.ACCOUNTING,
          adjust("full", Adjustment.ABOVE_LIMIT, amount, null));
    }
    pit.agreed(Pit.ACCOUNTING, adjust("full", Adjustment.ABOVE_LIMIT, "0.15", null));
    assertThat(meter("full")).isEqualTo("10000.05");
    assertThat(pit.jackpot("full").money().overflow()).isEqualTo(dollars("0.15"));
  }
}
