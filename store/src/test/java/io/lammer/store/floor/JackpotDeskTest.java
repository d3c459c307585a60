package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Proves;
import io.lammer.rules.Money;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Adjustment;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.LiveJackpot.Status;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The desk of jackpots: who is refused what, and where each cent goes.
class JackpotDeskTest {
  private static final String KINGS = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";
  private static final String NOTHING = "deal: {player: [8h, Kd], banker: [7c, 7d]}";

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
  }

  @AfterEach
  void auditAndReopen() {
    pit.floor().saveAll();
    pit.audit();
    var jackpots = pit.floor().jackpots();
    pit.close();
    try (var again = new Pit(folder)) {
      assertThat(again.floor().jackpots()).isEqualTo(jackpots);
    }
  }

  private static Money dollars(String amount) {
    return Money.of(new BigDecimal(amount));
  }

  private static Act.Adjust adjust(
      String from, Adjustment reason, String amount, @Nullable String to) {
    return new Act.Adjust(from, reason, dollars(amount), to, "a note");
  }

  private static Setup.Jackpot terms(String yaml) {
    return Pit.setup("{edition: rising-phoenix-wa, jackpots: [%s]}".formatted(yaml))
        .jackpots()
        .getFirst();
  }

  private String meter(String name) {
    return pit.jackpot(name).money().meter().plain();
  }

  private void retired(String name) {
    pit.agreed(Pit.MANAGER, new Act.Retire(name, "it ends with the month"));
  }

  @Test
  void aJackpotIsFoundedOnceUnderItsControls() {
    pit.refused(
        Code.JACKPOT_EXISTS,
        Pit.MANAGER,
        new Act.Found("harmony", "rising-phoenix-wa", terms(Pit.HARMONY)));
    pit.refused(
        Code.CONTROLS_NOT_STATED,
        Pit.MANAGER,
        new Act.Found("blank", "rising-phoenix-wa", terms(Pit.HARMONY.replace("IC-8", "\"  \""))));
    pit.refused(Code.UNKNOWN_JACKPOT, Pit.MANAGER, new Act.Stop("melody", "why not"));
  }

  @Test
  @Proves("WAC-685-5")
  void onlyTablesOfOneEditionAndPaytableAreLinked() {
    var other = Pit.LINKED.replace("{use: harmony, sensor: 1}", "{use: triple}");
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    pit.done(Pit.MANAGER, new Act.Draft("B2", Pit.setup(other)));
    pit.refused(Code.LINK_MISMATCH, Pit.SUPERVISOR, new Act.Open("B2", List.of()));
  }

  /// The meter of a link is one (ruling 11).
  @Test
  @Proves("WAC-685-5")
  void tablesOfOneGameShareOneProgressive() {
    pit.open("B2", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: harmony}", NOTHING);
    pit.play("B2", "bet: {seat: 1, wager: harmony}", NOTHING);
    assertThat(pit.jackpot("harmony").tables()).containsExactly("B1", "B2");
    assertThat(meter("harmony")).isEqualTo("60001.15");
  }

  @Test
  @Proves("WAC-720-1")
  void aDepositIsMadeWithItsReference() {
    for (var reference : List.of("", " ")) {
      pit.refused(
          Code.REASON_MISSING,
          Pit.ACCOUNTING,
          new Act.Deposit("harmony", dollars("60000.00"), reference));
    }
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("60000.00"), "bag 1"));
    assertThat(pit.jackpot("harmony").banked()).isEqualTo(dollars("60000.00"));
    assertThat(pit.jackpot("harmony").due()).isEqualTo(dollars("0.75"));
  }

  @Test
  @Proves("WAC-720-1")
  void aShortageIsAgainstEverythingOwed() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    assertThat(pit.jackpot("harmony").owed()).isEqualTo(dollars("70000.95"));
    pit.done(Pit.ACCOUNTING, new Act.Count("harmony", dollars("70000.95")));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(Status.RUNNING);
    pit.done(Pit.ACCOUNTING, new Act.Count("harmony", dollars("70000.94")));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(Status.STOPPED);
  }

  @Test
  @Proves("WAC-685-4-1")
  void aRetunedJackpotKeepsItsKindWagerAndPaytableAndShowsNothingAboveItsLimit() {
    for (var other :
        List.of(
            Pit.HARMONY.replace("wager: 1", "wager: 2"),
            Pit.HARMONY.replace("PT-PRG-HP-01", "PT-PRG-HP-02"),
            "{paytable: PT-PRG-HP-01, kind: house, meter: 5000, controls: IC-8}")) {
      pit.refused(
          Code.PARAMETERS_INVALID,
          Pit.MANAGER,
          new Act.Retune("harmony", terms(other), "another game"));
    }
    pit.refused(
        Code.PARAMETERS_INVALID,
        Pit.MANAGER,
        new Act.Retune(
            "harmony",
            terms(Pit.HARMONY.replace("60000.75", "50000").replace("250000", "60000.74")),
            "lower"));
    pit.agreed(
        Pit.MANAGER,
        new Act.Retune("harmony", terms(Pit.HARMONY.replace("250000", "60000.75")), "just so"));
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
  void aRetiredJackpotStaysSo() {
    pit.refused(Code.REASON_MISSING, Pit.MANAGER, new Act.Retire("harmony", " "));
    retired("harmony");
    assertThat(pit.jackpot("harmony").status()).isEqualTo(Status.RETIRED);
    pit.refused(Code.WRONG_STATUS, Pit.MANAGER, new Act.Restart("harmony", "again"));
    pit.refused(Code.WRONG_STATUS, Pit.MANAGER, new Act.Stop("harmony", "again"));
    pit.refused(Code.WRONG_STATUS, Pit.MANAGER, new Act.Retire("harmony", "again"));
    pit.refused(
        Code.WRONG_STATUS, Pit.MANAGER, new Act.Retune("harmony", terms(Pit.HARMONY), "again"));
    pit.done(Pit.MANAGER, new Act.Draft("B2", Pit.setup(Pit.LINKED)));
    pit.refused(Code.JACKPOT_STOPPED, Pit.SUPERVISOR, new Act.Open("B2", List.of()));
  }

  /// A card room has 60 days (WAC 230-15-710).
  @Test
  @Proves("WAC-710-2")
  void moneyThatIsLeftTooLongRaisesAnAlertOnce() {
    pit.refused(Code.WRONG_STATUS, Pit.PROGRAM, new Act.Remind("harmony"));
    retired("harmony");
    pit.wait(Duration.ofDays(60));
    pit.refused(Code.WRONG_STATUS, Pit.PROGRAM, new Act.Remind("harmony"));
    pit.wait(Duration.ofDays(1));
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, new Act.Remind("harmony"));
    pit.done(Pit.PROGRAM, new Act.Remind("harmony"));
    pit.refused(Code.WRONG_STATUS, Pit.PROGRAM, new Act.Remind("harmony"));
    assertThat(pit.floor().floor().house().alerts())
        .filteredOn(alert -> alert.kind() == Alert.Kind.OVERDUE)
        .extracting(Alert::text)
        .containsExactly("$60,000.75 is left; it was to be gone by 2027-01-14");
  }

  @Test
  void moneyThatWentInTimeRaisesNoAlert() {
    retired("harmony");
    pit.agreed(Pit.ACCOUNTING, adjust("harmony", Adjustment.CLOSING, "60000.75", null));
    pit.wait(Duration.ofDays(90));
    pit.refused(Code.WRONG_STATUS, Pit.PROGRAM, new Act.Remind("harmony"));
  }

  /// A posted prize ends at any time; hits that wait keep their amounts (ruling 10).
  @Test
  void anEndedHousePrizeStillPaysItsHits() {
    pit.open(
        "D1",
        "{edition: 3-dice-baccarat-wa, venue: tribal, main-wager: optional, jackpots: [{paytable:"
            + " PT-PRG-TRI-01, kind: house, meter: 5000, controls: IC-9}]}");
    var name = "D1/PT-PRG-TRI-01";
    pit.play(
        "D1", "bet: {seat: 2, wager: triple}", "shake: {player: [3, 3, 3], banker: [3, 3, 3]}");
    var won = pit.jackpot(name).pending();
    assertThat(won.isPositive()).isTrue();
    retired(name);
    assertThat(pit.jackpot(name).pending()).isEqualTo(won);
    pit.refused(Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1("D1", "bet: {seat: 2, wager: triple}"));
    pit.paid(name, 1);
    assertThat(pit.jackpot(name).meters().paid()).isEqualTo(won);
    pit.wait(Duration.ofDays(90));
    pit.refused(Code.WRONG_STATUS, Pit.PROGRAM, new Act.Remind(name));
  }

  /// Play and collecting stop until everything that is owed lies in the bank (WAC 230-15-715).
  @Test
  @Proves("WAC-715-1")
  void aSeizureStopsTheJackpotUntilTheMoneyIsBack() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}");
    pit.refused(
        Code.BANK_SHORT, Pit.ACCOUNTING, new Act.Seize("harmony", dollars("0.01"), "writ 7"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("60000.75"), "bag 1"));
    pit.refused(Code.REASON_MISSING, Pit.ACCOUNTING, new Act.Seize("harmony", dollars("1"), ""));
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, new Act.Seize("harmony", dollars("1"), "writ 7"));
    pit.done(Pit.ACCOUNTING, new Act.Seize("harmony", dollars("500.00"), "writ 7"));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(Status.STOPPED);
    assertThat(pit.jackpot("harmony").banked()).isEqualTo(dollars("59500.75"));
    pit.refused(Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1("B1", NOTHING));
    pit.play("B1", "take-down: {seat: 1, wager: harmony}");
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "soon"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("499.99"), "bag 2"));
    pit.refused(Code.BANK_SHORT, Pit.MANAGER, new Act.Restart("harmony", "nearly"));
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("0.01"), "bag 3"));
    pit.done(Pit.MANAGER, new Act.Restart("harmony", "it is back"));
    pit.play("B1", "bet: {seat: 1, wager: harmony}", NOTHING);
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
