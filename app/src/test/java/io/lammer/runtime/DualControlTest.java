package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Adjustment;
import io.lammer.house.Alert;
import io.lammer.house.LiveTable;
import io.lammer.house.Paperwork;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.kit.Proves;
import io.lammer.ledger.Account;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What takes two persons of different departments.
class DualControlTest {
  private static final String KINGS = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";

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
    var house = pit.floor().floor().house();
    pit.close();
    try (var again = new Pit(folder)) {
      assertThat(again.floor().floor().house()).isEqualTo(house);
    }
  }

  private static Act.Adjust fall(String amount) {
    return new Act.Adjust(
        "harmony",
        Adjustment.MALFUNCTION,
        Money.of(new BigDecimal(amount)),
        null,
        "the display was wrong");
  }

  private Paperwork papers() {
    return pit.floor().floor().house().papers();
  }

  @Test
  @Proves({"WAC-695-2", "WAC-695-6"})
  void oneAccountantAloneLowersNoDisplay() {
    pit.done(Pit.ACCOUNTING, fall("-5000.00"));
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("60000.75");
    assertThat(papers().proposals()).hasSize(1);
    assertThat(pit.floor().floor().house().alerts())
        .extracting(Alert::kind)
        .contains(Alert.Kind.PROPOSED);
    pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, pit.confirm(1));
    pit.refused(Code.SAME_DEPARTMENT, new Actor("amy", Role.ACCOUNTING), pit.confirm(1));
    pit.refused(Code.NOT_ALLOWED, Pit.SUPERVISOR, pit.confirm(1));
    pit.refused(Code.NOT_ALLOWED, Pit.SURVEILLANCE, pit.confirm(1));
    pit.refused(Code.UNKNOWN_PROPOSAL, Pit.MANAGER, pit.confirm(2));
    pit.done(Pit.MANAGER, pit.confirm(1));
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("55000.75");
    pit.refused(Code.UNKNOWN_PROPOSAL, Pit.MANAGER, pit.confirm(1));
  }

  /// The second person reads old and new figures, and agrees to those alone.
  @Test
  void whatChangedSinceItWasReadIsNotConfirmed() {
    pit.done(Pit.ACCOUNTING, fall("-5000.00"));
    pit.done(Pit.ACCOUNTING, fall("-50000.00"));
    var seen = pit.confirm(2);
    assertThat(papers().proposals().getLast().statement())
        .isEqualTo(ProposalPreview.of(pit.floor().floor(), papers().proposals().getLast()));
    assertThat(papers().proposals().getLast().told())
        .contains("Amount: -$50,000.00", "harmony displays: $60,000.75 → $10,000.75");
    assertThat(pit.floor().floor().house().alerts().getLast().text())
        .contains("harmony displays: $60,000.75 → $10,000.75");
    pit.done(Pit.MANAGER, pit.confirm(1));
    assertThat(pit.refused(Code.STATEMENT_CHANGED, Pit.MANAGER, seen))
        .contains("changed since you looked");
    pit.refused(Code.STATEMENT_CHANGED, Pit.MANAGER, new Act.Confirm(2, ""));
    pit.done(Pit.MANAGER, pit.confirm(2));
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("5000.75");
  }

  /// A wager at a linked table moves the meter.
  private void playOn(String table) {
    pit.play(table, "bet: {seat: 1, wager: harmony}");
    pit.done(Pit.DEALER, new Act.Play(table, List.of(new Command.Lock())));
  }

  /// Play at a linked table moves the meters between reading and confirming, and changes nothing of
  /// what was read.
  @Test
  void aProposalIsConfirmedWhileOthersPlayOn() {
    pit.open("B2", Pit.LINKED);
    pit.done(Pit.ACCOUNTING, fall("-5000.00"));
    var seen = pit.confirm(1);
    playOn("B2");
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("60000.95");
    pit.done(Pit.MANAGER, seen);
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("55000.95");
  }

  /// The seed of the hit is being repaid by those who play on.
  @Test
  void aHitIsRejectedWhileOthersPlayOn() {
    pit.open("B2", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.done(Pit.ACCOUNTING, new Act.Reject("harmony", 1, "a card was palmed"));
    var seen = pit.confirm(1);
    playOn("B2");
    pit.done(Pit.MANAGER, seen);
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("60001.15");
  }

  @Test
  void whatWasProposedAndConfirmedSinceItWasReadCounts() {
    pit.done(Pit.ACCOUNTING, fall("-5000.00"));
    var seen = pit.confirm(1);
    pit.agreed(Pit.ACCOUNTING, fall("-50000.00"));
    pit.refused(Code.STATEMENT_CHANGED, Pit.MANAGER, seen);
    var again = pit.confirm(1);
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.refused(Code.STATEMENT_CHANGED, Pit.MANAGER, again);
  }

  @Test
  void theStatementOfAVoidNamesSeatsAndAmounts() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(papers().proposals().getFirst().told())
        .contains("seats 1", "$60,000.95 → rejected", "harmony displays: $10,000.00 → $60,000.95");
  }

  @Test
  void theStatementOfParametersHasOldAndNewValues() {
    pit.done(Pit.MANAGER, new Act.Retune("harmony", Pit.terms("harmony", 10), "slower"));
    assertThat(papers().proposals().getFirst().told())
        .contains("harmony increment: 20% → 10%", "increment 20.000%", "→ house edge ");
  }

  /// A prize of five million dollars is read for what it is.
  @Test
  void theStatementOfAPrizeSaysWhomItFavors() {
    var dice =
        Pit.DICE.replace(
            "{use: triple}",
            "{paytable: PT-PRG-TRI-01, kind: house, meter: %s," + " controls: IC-1}");
    pit.open("D1", dice.formatted(5_000));
    var terms = Pit.setup(dice.formatted(5_000_000)).jackpots().getFirst();
    pit.done(Pit.MANAGER, new Act.Retune("D1/PT-PRG-TRI-01", terms, "a bigger prize"));
    var told = papers().proposals().getFirst().told();
    assertThat(told)
        .contains("displays: $5,000.00 → $5,000,000.00")
        .containsPattern("at table D1: house edge [0-9.]+% .* → favors the player, house edge -");
    var seen = pit.confirm(1);
    pit.done(Pit.ACCOUNTING, seen);
    assertThat(pit.jackpot("D1/PT-PRG-TRI-01").money().meter()).isEqualTo(Money.dollars(5_000_000));
  }

  @Test
  void whatIsDeclinedIsNotDone() {
    pit.done(Pit.ACCOUNTING, fall("-5000.00"));
    pit.refused(Code.REASON_MISSING, Pit.MANAGER, new Act.Decline(1, " "));
    pit.done(Pit.MANAGER, new Act.Decline(1, "the display was right"));
    pit.refused(Code.UNKNOWN_PROPOSAL, Pit.MANAGER, pit.confirm(1));
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("60000.75");
  }

  /// What could not be done is not proposed, and what can no longer be done is not confirmed.
  @Test
  void aProposalIsDecidedOnTheFloorAsItIs() {
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.ACCOUNTING, fall("-60000.76"));
    pit.done(Pit.ACCOUNTING, fall("-60000.00"));
    pit.done(Pit.ACCOUNTING, fall("-60000.00"));
    pit.done(Pit.MANAGER, pit.confirm(1));
    pit.refused(Code.ADJUSTMENT_NOT_ALLOWED, Pit.MANAGER, pit.confirm(2));
    assertThat(papers().proposals()).hasSize(1);
  }

  @Test
  void parametersTakeTwo() {
    pit.done(Pit.MANAGER, new Act.Retune("harmony", Pit.terms("harmony", 10), "slower"));
    assertThat(pit.jackpot("harmony").next()).isNull();
    pit.refused(Code.SAME_DEPARTMENT, new Actor("max", Role.MANAGER), pit.confirm(1));
    pit.done(Pit.ACCOUNTING, pit.confirm(1));
    assertThat(pit.jackpot("harmony").next()).isNotNull();
  }

  /// Accounting has taken the hit out already, so nothing of it is left for a second person.
  @Test
  void aRoundWhoseHitWasRejectedIsVoidedByOne() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.agreed(Pit.ACCOUNTING, new Act.Reject("harmony", 1, "a card was palmed"));
    var restored = pit.jackpot("harmony").money();
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(papers().proposals()).isEmpty();
    assertThat(pit.table("B1").playing().wagers()).hasSize(1);
    assertThat(pit.jackpot("harmony").money()).isEqualTo(restored);
    assertThat(pit.jackpot("harmony").meters().hits()).isZero();
  }

  /// A hit is rejected by two, and the one who entered it is none of them.
  @Test
  void accountingAloneRejectsNoHit() {
    var dealer = new Actor("mia", Role.DEALER);
    pit.done(dealer, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
    pit.done(dealer, Pit.play1("B1", KINGS));
    pit.done(Pit.ACCOUNTING, new Act.Reject("harmony", 1, "a card was palmed"));
    assertThat(pit.jackpot("harmony").open()).hasSize(1);
    pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, pit.confirm(1));
    pit.refused(Code.SAME_DEPARTMENT, new Actor("amy", Role.ACCOUNTING), pit.confirm(1));
    pit.refused(Code.SAME_PERSON, Pit.MANAGER, pit.confirm(1));
    pit.done(new Actor("max", Role.MANAGER), pit.confirm(1));
    assertThat(pit.jackpot("harmony").open()).isEmpty();
  }

  @Test
  void whoEnteredAHitDoesNotConfirmTheVoidOfItsRound() {
    var dealer = new Actor("abe", Role.DEALER);
    pit.done(dealer, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
    pit.done(dealer, Pit.play1("B1", KINGS));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, pit.confirm(1)))
        .contains("had a part");
    pit.done(Pit.CASHIER, pit.confirm(1));
    assertThat(pit.jackpot("harmony").open()).isEmpty();
  }

  private static final Account DEALERS = new Account(Account.Kind.DEALERS, "C1");
  private static final Account PROMOTION = new Account(Account.Kind.PROMOTION, "C1");

  private long has(Account account) {
    try (var events = pit.floor().history().of("table/C1")) {
      return events
          .flatMap(happened -> happened.stored().entry().transfers().stream())
          .mapToLong(
              it ->
                  it.to().equals(account)
                      ? it.units()
                      : it.from().equals(account) ? -it.units() : 0)
          .sum();
    }
  }

  private static final String[] FIVE_MATCHES = {
    "bet: {seat: 1, wager: fired-up-progressive}",
    "roll: [3, 3]",
    "roll: [3, 2]",
    "roll: [2, 2]",
    "roll: [1, 2]",
    "roll: [1, 1]"
  };

  /// The envy of a hit that did not stand goes back once, in whatever order it is taken out.
  @Test
  void theEnvyOfARejectedHitGoesBack() {
    var name = "C1/PT-BJS-FUP-01";
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", FIVE_MATCHES);
    assertThat(has(DEALERS)).isEqualTo(Money.dollars(1000).units());
    pit.agreed(Pit.ACCOUNTING, new Act.Reject(name, 1, "a die was cocked"));
    assertThat(has(DEALERS)).isZero();
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "a cocked die"));
    assertThat(has(DEALERS)).isZero();
    pit.play("C1", "roll: [1, 1]");
    assertThat(has(DEALERS)).isEqualTo(Money.dollars(1000).units());
    pit.agreed(Pit.SUPERVISOR, new Act.VoidRound("C1", "a cocked die"));
    assertThat(has(DEALERS)).isZero();
  }

  /// What a promotion paid beside a hit that did not stand goes back once, too.
  @Test
  void thePromotionOfARejectedHitGoesBack() {
    var name = "C1/PT-BJS-FUP-01";
    var promoted =
        Pit.CRAPS + "promotions: [{wager: fired-up-progressive, multiply: 2, consent: GG-1}]\n";
    pit.done(Pit.MANAGER, new Act.Draft("C1", Pit.setup(promoted)));
    pit.done(Pit.SUPERVISOR, new Act.Open("C1", List.of("fired-up-progressive")));
    pit.play("C1", FIVE_MATCHES);
    var paid = -has(PROMOTION);
    assertThat(paid).isEqualTo(pit.jackpot(name).pending().units()).isPositive();
    pit.agreed(Pit.ACCOUNTING, new Act.Reject(name, 1, "a die was cocked"));
    assertThat(has(PROMOTION)).isZero();
    assertThat(pit.floor().floor().house().alerts())
        .filteredOn(alert -> alert.kind() == Alert.Kind.CORRECTED && alert.where().equals("C1"))
        .extracting(Alert::text)
        .containsExactly(
            "hit 1 of C1/PT-BJS-FUP-01 did not stand: the dealers give back $1,000.00 of envy",
            "hit 1 of C1/PT-BJS-FUP-01 did not stand: seat 1 gives back a promotion of %s"
                .formatted(new Money(paid)));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "a cocked die"));
    assertThat(has(PROMOTION)).isZero();
    pit.play("C1", "roll: [1, 1]");
    assertThat(-has(PROMOTION)).isEqualTo(paid);
    pit.agreed(Pit.SUPERVISOR, new Act.VoidRound("C1", "a cocked die"));
    assertThat(has(PROMOTION)).isZero();
  }

  @Test
  void aSupervisorAloneRemovesNoHit() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(pit.jackpot("harmony").open()).hasSize(1);
    assertThat(pit.table("B1").status()).isEqualTo(LiveTable.Status.SUSPENDED);
    pit.refused(Code.TABLE_NOT_OPEN, Pit.DEALER, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
    pit.refused(Code.SAME_DEPARTMENT, Pit.MANAGER, pit.confirm(1));
    pit.done(Pit.ACCOUNTING, pit.confirm(1));
    assertThat(pit.jackpot("harmony").open()).isEmpty();
    assertThat(pit.jackpot("harmony").money().displayed().plain()).isEqualTo("60000.95");
    pit.done(Pit.SUPERVISOR, new Act.Resume("B1", "settled"));
  }

  @Test
  void aVoidWithoutAHitTakesOne() {
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(papers().proposals()).isEmpty();
    assertThat(pit.table("B1").playing().wagers()).hasSize(1);
  }

  /// A journal holds no end of proposals.
  @Test
  void proposalsDoNotPileUp() {
    for (var i = 0; i < 100; i++) {
      pit.done(Pit.ACCOUNTING, fall("-0.01"));
    }
    pit.refused(Code.TOO_MANY_PROPOSALS, Pit.ACCOUNTING, fall("-0.01"));
    assertThat(papers().proposals()).hasSize(100);
    assertThat(List.copyOf(papers().proposals()).getLast().number()).isEqualTo(100);
  }
}
