package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.house.Alert;
import io.lammer.house.LiveJackpot.Status;
import io.lammer.kit.Proves;
import io.lammer.table.Refusal.Code;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The desk of jackpots: who is refused what.
class JackpotDeskTest extends HarmonyTest {
  @Test
  void aJackpotIsFoundedOnceUnderItsControls() {
    pit.refused(
        Code.JACKPOT_EXISTS,
        Pit.MANAGER,
        new Act.OpenJackpot("harmony", "rising-phoenix-wa", terms(Pit.HARMONY)));
    pit.refused(
        Code.CONTROLS_NOT_STATED,
        Pit.MANAGER,
        new Act.OpenJackpot(
            "blank", "rising-phoenix-wa", terms(Pit.HARMONY.replace("IC-8", "\"  \""))));
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
    pit.done(Pit.ACCOUNTING, new Act.CountBalance("harmony", dollars("70000.95"), "counted"));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(Status.RUNNING);
    pit.done(Pit.ACCOUNTING, new Act.CountBalance("harmony", dollars("70000.94"), "counted"));
    assertThat(pit.jackpot("harmony").status()).isEqualTo(Status.STOPPED);
  }

  @Test
  void aCountThatDiffersFromTheBooksIsExplainedAndSeen() {
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", dollars("60100.00"), "bag 1"));
    var exact = new Act.CountBalance("harmony", dollars("60100.00"), "");
    pit.done(Pit.ACCOUNTING, exact);
    assertThat(alerts(Alert.Kind.VARIANCE)).isEmpty();
    var over = dollars("60105.00");
    pit.refused(Code.REASON_MISSING, Pit.ACCOUNTING, new Act.CountBalance("harmony", over, " "));
    pit.done(Pit.ACCOUNTING, new Act.CountBalance("harmony", over, "bag 2 was early"));
    pit.done(Pit.ACCOUNTING, new Act.CountBalance("harmony", dollars("60100.00"), "it was bag 3"));
    assertThat(alerts(Alert.Kind.VARIANCE))
        .containsExactly(
            "$60,105.00 counted in the bank, $60,100.00 by the books, $5.00 over: bag 2 was early",
            "$60,100.00 counted in the bank, $60,105.00 by the books, $5.00 short: it was bag 3");
    assertThat(pit.jackpot("harmony").banked()).isEqualTo(dollars("60100.00"));
  }

  private List<String> alerts(Alert.Kind kind) {
    return pit.floor().floor().house().alerts().stream()
        .filter(alert -> alert.kind() == kind)
        .map(Alert::text)
        .toList();
  }

  @Test
  void anAlertGoesWithWhatItIsAbout() {
    pit.play("B1", NOTHING);
    pit.done(Pit.MANAGER, new Act.Stop("harmony", "a fault"));
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B1", "a fight"));
    pit.done(Pit.SUPERVISOR, new Act.OpenDispute("B1", 1, "Pat", "it was a tie"));
    pit.done(Pit.SUPERVISOR, new Act.OpenDispute("B1", 1, "Ann", "it was mine"));
    var added = new Act.Adjust("harmony", Adjustment.ADDED, dollars("5.00"), null, "a promotion");
    pit.done(Pit.ACCOUNTING, added);
    var declined = pit.floor().floor().house().papers().lastProposal();
    pit.done(Pit.ACCOUNTING, added);
    assertThat(alerts(Alert.Kind.PROPOSED)).hasSize(2);
    pit.done(Pit.MANAGER, new Act.Decline(declined, "once is enough"));
    assertThat(alerts(Alert.Kind.PROPOSED)).hasSize(1);
    pit.done(Pit.MANAGER, pit.confirm(declined + 1));
    pit.done(Pit.MANAGER, new Act.Restart("harmony", "mended"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "peace"));
    pit.done(Pit.SUPERVISOR, new Act.DecideDispute(1, "it was not"));
    assertThat(pit.floor().floor().house().alerts())
        .extracting(Alert::text)
        .containsExactly("dispute 2 about round 1: it was mine");
  }

  @Test
  void anOverdueAlertGoesWithTheMoney() {
    retired("harmony");
    pit.wait(Duration.ofDays(61));
    pit.done(Pit.PROGRAM, new Act.Remind("harmony"));
    assertThat(alerts(Alert.Kind.OVERDUE)).hasSize(1);
    var left = pit.jackpot("harmony").money().meter();
    pit.agreed(
        Pit.ACCOUNTING, new Act.Adjust("harmony", Adjustment.CLOSING, left, null, "to a charity"));
    assertThat(alerts(Alert.Kind.OVERDUE)).isEmpty();
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
        .containsExactly("$60,000.75 is left; it had to be distributed by 2027-01-14");
  }

  /// A posted prize ends at any time; hits that wait keep their amounts (ruling 10).
  @Test
  void anEndedHousePrizeStillPaysItsHits() {
    pit.open(
        "D1",
        "{edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1, main-wager: optional,"
            + " equipment: [Andromeda 3d],"
            + " jackpots: [{paytable: PT-PRG-TRI-01, kind: house, meter: 5000, controls: IC-9}]}");
    var name = "D1/PT-PRG-TRI-01";
    pit.play(
        "D1", "bet: {seat: 2, wager: triple}", "shake: {player: [3, 3, 3], banker: [3, 3, 3]}");
    var won = pit.jackpot(name).pending();
    assertThat(won.isPositive()).isTrue();
    retired(name);
    assertThat(pit.jackpot(name).pending()).isEqualTo(won);
    pit.refused(Code.JACKPOT_STOPPED, Pit.DEALER, Pit.play1("D1", "bet: {seat: 2, wager: triple}"));
    pit.paid(name, 1);
    assertThat(pit.jackpot(name).unpaid()).isEqualTo(won);
    pit.done(Pit.CASHIER, new Act.PaySlip("000001"));
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
}
