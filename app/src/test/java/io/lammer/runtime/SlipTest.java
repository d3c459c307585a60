package io.lammer.runtime;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Paperwork;
import io.lammer.house.Payee;
import io.lammer.house.Payee.Method;
import io.lammer.house.ProposalPreview;
import io.lammer.house.Role;
import io.lammer.house.Slip;
import io.lammer.rules.Money;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A hit is seen, approved and paid by slips of the house's own numbers.
class SlipTest {
  private static final String KINGS = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: harmony}", "bet: {seat: 4, wager: harmony}", KINGS);
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

  private Paperwork papers() {
    return pit.floor().floor().house().papers();
  }

  private static Act.Approve approve(boolean tax, Payee... payees) {
    return new Act.Approve("harmony", 1, List.of(payees), tax);
  }

  private static Payee payee(int seat, Method method) {
    return new Payee(seat, "Winner " + seat, "licence " + seat, method);
  }

  @Test
  void eachWinnerGetsASlipOfTheNextNumber() {
    pit.paid("harmony", 1);
    assertThat(papers().slips().keySet()).containsExactly("000001", "000002");
    assertThat(papers().slips("harmony", 1))
        .extracting(
            slip -> requireNonNull(slip.payee()).seat(),
            slip -> requireNonNull(slip.amount()).plain(),
            Slip::state)
        .containsExactly(
            tuple(1, "30000.57", Slip.State.ISSUED), tuple(4, "30000.57", Slip.State.ISSUED));
    pit.play("B1", "bet: {seat: 2, wager: harmony}", KINGS);
    pit.paid("harmony", 2);
    assertThat(papers().slips("harmony", 2)).extracting(Slip::number).containsExactly("000003");
  }

  /// An approval pays nobody: until its slip is paid, what was won is owed, is in the books as
  /// pending and counts neither as paid nor as taken from the bank.
  @Test
  void whatWasWonIsOwedUntilItsSlipIsPaid() {
    pit.done(Pit.ACCOUNTING, new Act.Deposit("harmony", PitTest.dollars("60001.00"), "receipt 1"));
    var owed = pit.jackpot("harmony").owed();
    pit.paid("harmony", 1);
    assertMoney(0, "0", "60001", "60001.14");
    assertThat(pit.jackpot("harmony").pending()).isEqualTo(Money.ZERO);
    assertThat(pit.jackpot("harmony").owed()).isEqualTo(owed);
    pit.done(Pit.CASHIER, new Act.PaySlip("000001"));
    assertMoney(0, "30000.57", "30000.43", "30000.57");
    pit.done(Pit.ACCOUNTING, new Act.VoidSlip("000002", payee(4, Method.CHEQUE), true, "torn"));
    assertMoney(0, "30000.57", "30000.43", "30000.57");
    pit.done(Pit.CASHIER, new Act.PaySlip("000003"));
    assertMoney(1, "60001.14", "-0.14", "0");
  }

  private void assertMoney(long hits, String paid, String banked, String unpaid) {
    var jackpot = pit.jackpot("harmony");
    assertThat(jackpot.meters().hits()).isEqualTo(hits);
    assertThat(jackpot.meters().paid()).isEqualTo(PitTest.dollars(paid));
    assertThat(jackpot.banked()).isEqualTo(PitTest.dollars(banked));
    assertThat(jackpot.unpaid()).isEqualTo(PitTest.dollars(unpaid));
  }

  @Test
  void whoMustHaveSeenAHitHasSeenIt() {
    var paid = pit.approval("harmony", 1);
    pit.refused(Code.NOT_VERIFIED, Pit.ACCOUNTING, paid);
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, new Act.Verify("harmony", 1));
    pit.refused(Code.NOT_ALLOWED, Pit.SURVEILLANCE, new Act.Verify("harmony", 1));
    pit.refused(Code.UNKNOWN_HIT, Pit.SUPERVISOR, new Act.Verify("harmony", 2));
    pit.done(Pit.SUPERVISOR, new Act.Verify("harmony", 1));
    pit.refused(Code.ALREADY_VERIFIED, Pit.SUPERVISOR, new Act.Verify("harmony", 1));
    pit.refused(Code.ALREADY_VERIFIED, Pit.MANAGER, new Act.Verify("harmony", 1));
    pit.refused(Code.CAMERA_NOT_CALLED, Pit.ACCOUNTING, paid);
    pit.refused(Code.NOT_ALLOWED, Pit.ACCOUNTING, new Act.Witness("harmony", 1));
    pit.refused(Code.UNKNOWN_HIT, Pit.SURVEILLANCE, new Act.Witness("harmony", 2));
    pit.done(Pit.SURVEILLANCE, new Act.Witness("harmony", 1));
    pit.refused(Code.SAME_PERSON, Pit.SURVEILLANCE, new Act.Witness("harmony", 1));
    pit.refused(Code.SIGNATURE_MISSING, Pit.ACCOUNTING, paid);
    pit.done(Pit.MANAGER, new Act.Witness("harmony", 1));
    pit.done(Pit.ACCOUNTING, paid);
  }

  /// Who verified it does not witness it too, and the amount counts that the winners share.
  @Test
  void aHitIsVerifiedAtItsTableByItsWholeAmount() {
    pit.found("small", "rising-phoenix-wa", Pit.HARMONY.replace("60000.75", "3500"));
    pit.open("B2", Pit.LINKED.replace("harmony", "small"));
    pit.play("B2", "bet: {seat: 1, wager: harmony}", "bet: {seat: 4, wager: harmony}", KINGS);
    assertThat(pit.jackpot("small").open().getFirst().winners())
        .allMatch(winner -> winner.amount().compareTo(Money.dollars(3000)) < 0);
    pit.refused(Code.NOT_VERIFIED, Pit.ACCOUNTING, pit.approval("small", 1));
    pit.done(Pit.MANAGER, new Act.Verify("small", 1));
    pit.refused(Code.SAME_PERSON, Pit.MANAGER, new Act.Witness("small", 1));
    pit.refused(Code.CAMERA_NOT_CALLED, Pit.ACCOUNTING, pit.approval("small", 1));
    pit.done(Pit.SURVEILLANCE, new Act.Witness("small", 1));
    pit.done(Pit.ACCOUNTING, pit.approval("small", 1));
    assertThat(pit.floor().history().hits("small").all().getFirst().hit().verifiedBy())
        .isEqualTo(Pit.MANAGER);
  }

  @Test
  void aHitBelowTheAmountIsPaidWithoutThem() {
    pit.found("small", "rising-phoenix-wa", Pit.HARMONY.replace("60000.75", "2900"));
    pit.open("B2", Pit.LINKED.replace("harmony", "small"));
    pit.play("B2", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.done(Pit.ACCOUNTING, pit.approval("small", 1));
  }

  @Test
  void whatIsPaidOrRejectedWaitsNoMore() {
    assertThat(pit.floor().floor().house().alerts()).extracting(Alert::hit).containsExactly(1);
    pit.paid("harmony", 1);
    assertThat(pit.floor().floor().house().alerts()).isEmpty();
    pit.play("B1", "bet: {seat: 1, wager: harmony}", KINGS);
    pit.play("B1", "bet: {seat: 2, wager: harmony}", KINGS);
    pit.agreed(Pit.ACCOUNTING, new Act.Reject("harmony", 2, "a card was palmed"));
    assertThat(pit.floor().floor().house().alerts())
        .filteredOn(alert -> alert.kind() == Alert.Kind.HIT)
        .extracting(Alert::hit)
        .containsExactly(3);
  }

  /// Surveillance watches; it pays nobody.
  @Test
  void surveillanceDecidesNoHit() {
    pit.refused(Code.NOT_ALLOWED, Pit.SURVEILLANCE, pit.approval("harmony", 1));
    pit.refused(Code.NOT_ALLOWED, Pit.SURVEILLANCE, new Act.Reject("harmony", 1, "not seen"));
  }

  @Test
  void whoEnteredAHitDoesNotWitnessOrDecideIt() {
    pit.agreed(Pit.ACCOUNTING, new Act.Reject("harmony", 1, "to begin again"));
    var manager = new Actor("abe", Role.MANAGER);
    pit.done(manager, Pit.play1("B1", "bet: {seat: 1, wager: harmony}"));
    pit.done(manager, Pit.play1("B1", KINGS));
    pit.refused(Code.SAME_PERSON, manager, new Act.Witness("harmony", 2));
    pit.refused(Code.SAME_PERSON, manager, new Act.Verify("harmony", 2));
    pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, new Act.Reject("harmony", 2, "mine"));
  }

  @Test
  void aSlipNamesItsWinnerAndHowItIsPaid() {
    pit.done(Pit.SUPERVISOR, new Act.Verify("harmony", 1));
    pit.done(Pit.SURVEILLANCE, new Act.Witness("harmony", 1));
    pit.done(Pit.MANAGER, new Act.Witness("harmony", 1));
    var one = payee(1, Method.CHEQUE);
    pit.refused(Code.PAYEE_MISSING, Pit.ACCOUNTING, approve(true, one));
    pit.refused(Code.PAYEE_MISSING, Pit.ACCOUNTING, approve(true, one, one));
    pit.refused(
        Code.PAYEE_MISSING,
        Pit.ACCOUNTING,
        approve(true, one, new Payee(4, " ", "licence 4", Method.CHEQUE)));
    pit.refused(
        Code.PAYEE_MISSING,
        Pit.ACCOUNTING,
        approve(true, one, new Payee(4, "Wilma", "", Method.CHEQUE)));
    pit.refused(
        Code.PAYEE_MISSING,
        Pit.ACCOUNTING,
        approve(true, one, new Payee(4, "W".repeat(101), "licence 4", Method.CHEQUE)));
    pit.refused(Code.CHEQUE_NEEDED, Pit.ACCOUNTING, approve(true, one, payee(4, Method.CASH)));
    pit.refused(Code.TAX_NOT_DONE, Pit.ACCOUNTING, approve(false, one, payee(4, Method.CHEQUE)));
    pit.done(Pit.ACCOUNTING, approve(true, one, payee(4, Method.CHEQUE)));
  }

  /// A slip that is paid, void or was never given out authorises nothing.
  @Test
  void aSlipIsPaidOnce() {
    pit.paid("harmony", 1);
    pit.refused(Code.NOT_ALLOWED, Pit.MANAGER, new Act.PaySlip("000001"));
    pit.refused(Code.UNKNOWN_SLIP, Pit.ACCOUNTING, new Act.PaySlip("000003"));
    pit.done(Pit.CASHIER, new Act.PaySlip("000001"));
    pit.refused(Code.SLIP_USED, Pit.ACCOUNTING, new Act.PaySlip("000001"));
    pit.refused(
        Code.SLIP_USED,
        Pit.ACCOUNTING,
        new Act.VoidSlip("000001", payee(1, Method.CHEQUE), true, "too late"));
    pit.refused(Code.SLIP_USED, Pit.ACCOUNTING, new Act.ReprintSlip("000001", "lost"));
  }

  @Test
  void aVoidSlipIsReplacedByTheNextNumber() {
    pit.paid("harmony", 1);
    var corrected = new Payee(4, "Wilma Winner", "passport 7", Method.CHEQUE);
    pit.refused(
        Code.REASON_MISSING, Pit.ACCOUNTING, new Act.VoidSlip("000002", corrected, true, ""));
    pit.refused(
        Code.PAYEE_MISSING,
        Pit.ACCOUNTING,
        new Act.VoidSlip("000002", payee(1, Method.CHEQUE), true, "the wrong seat"));
    pit.agreed(Pit.ACCOUNTING, new Act.VoidSlip("000002", corrected, true, "the name was wrong"));
    pit.refused(Code.SLIP_USED, Pit.ACCOUNTING, new Act.PaySlip("000002"));
    var next = slip("000003");
    assertThat(next.payee()).isEqualTo(corrected);
    assertThat(next.amount()).isEqualTo(slip("000002").amount());
    pit.done(Pit.CASHIER, new Act.PaySlip("000003"));
  }

  /// Who approved a slip, or voided it, names nobody else alone, and does not pay whom they named.
  @Test
  void anotherPayeeTakesAnotherPersonToConfirmAndOneToPay() {
    pit.paid("harmony", 1);
    var accomplice = new Payee(4, "Al Ias", "passport 8", Method.CHEQUE);
    var reissued = new Act.VoidSlip("000002", accomplice, true, "the name was wrong");
    pit.done(Pit.ACCOUNTING, reissued);
    assertThat(slip("000002").state()).isEqualTo(Slip.State.ISSUED);
    var proposal = papers().proposals().getFirst();
    assertThat(proposal.told())
        .contains("Payee: Winner 4 → Al Ias", "Amount: $30,000.57")
        .doesNotContain("passport");
    assertThat(requireNonNull(proposal.statement()).lines())
        .extracting(ProposalPreview.Line::toString)
        .contains("Identification: licence 4 → passport 8");
    pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, pit.confirm(1));
    pit.refused(Code.SAME_DEPARTMENT, new Actor("amy", Role.ACCOUNTING), pit.confirm(1));
    pit.refused(Code.SAME_PERSON, new Actor("abe", Role.MANAGER), pit.confirm(1));
    pit.done(Pit.MANAGER, pit.confirm(1));
    assertThat(pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, new Act.PaySlip("000003")))
        .contains("named the payee");
    var same = new Act.VoidSlip("000003", accomplice, true, "torn");
    pit.done(Pit.ACCOUNTING, same);
    pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, new Act.PaySlip("000004"));
    pit.done(Pit.CASHIER, new Act.PaySlip("000004"));
  }

  /// What is decided of one slip changes nothing of what was read about another.
  @Test
  void slipsAreConfirmedOneByOne() {
    pit.paid("harmony", 1);
    for (var seat : List.of(1, 4)) {
      var other = new Payee(seat, "Al Ias", "passport 8", Method.CHEQUE);
      pit.done(
          Pit.ACCOUNTING,
          new Act.VoidSlip(seat == 1 ? "000001" : "000002", other, true, "the name was wrong"));
    }
    var first = pit.confirm(1);
    var second = pit.confirm(2);
    assertThat(papers().proposals().getLast().where()).isEqualTo("slip 000002");
    pit.done(Pit.MANAGER, first);
    pit.done(Pit.MANAGER, second);
    assertThat(papers().unpaid()).extracting(Slip::number).containsExactly("000003", "000004");
  }

  /// Who approved the pay as an accountant does not confirm another payee as a manager.
  @Test
  void whoApprovedASlipDoesNotConfirmAnotherPayee() {
    pit.paid("harmony", 1);
    var other = new Payee(4, "Al Ias", "passport 8", Method.CHEQUE);
    var amy = new Actor("amy", Role.ACCOUNTING);
    pit.done(amy, new Act.VoidSlip("000002", other, true, "the name was wrong"));
    assertThat(pit.refused(Code.SAME_PERSON, new Actor("abe", Role.MANAGER), pit.confirm(1)))
        .contains("had a part");
    pit.done(Pit.MANAGER, pit.confirm(1));
    pit.refused(Code.SAME_PERSON, amy, new Act.PaySlip("000003"));
    pit.done(Pit.ACCOUNTING, new Act.PaySlip("000003"));
  }

  /// A cheque goes through a bank and cash does not: who writes it out for cash does so with a
  /// second person, and does not hand it out.
  @Test
  void aChequeBecomesCashOnlyByTwoPersons() {
    pit.paid("harmony", 1);
    for (var seat = 1; seat <= 3; seat++) {
      pit.play("B1", "bet: {seat: %d, wager: harmony}".formatted(seat));
    }
    pit.play("B1", KINGS);
    pit.paid("harmony", 2);
    var slip = papers().unpaid().getLast();
    var before = requireNonNull(slip.payee());
    var cash = new Payee(before.seat(), before.name(), before.identification(), Method.CASH);
    pit.done(Pit.CASHIER, new Act.VoidSlip(slip.number(), cash, true, "asked for cash"));
    assertThat(slip(slip.number()).state()).isEqualTo(Slip.State.ISSUED);
    assertThat(papers().proposals().getFirst().told()).contains("Method: cheque → cash");
    pit.done(Pit.MANAGER, pit.confirm(1));
    var next = papers().unpaid().getLast();
    assertThat(requireNonNull(next.payee()).method()).isEqualTo(Method.CASH);
    pit.refused(Code.SAME_PERSON, Pit.CASHIER, new Act.PaySlip(next.number()));
    pit.done(Pit.ACCOUNTING, new Act.PaySlip(next.number()));
  }

  /// What cannot be confirmed any more does not wait, and an alert says that an identification is
  /// another one, not what it is.
  @Test
  void aProposalForASlipThatIsPaidIsWithdrawn() {
    pit.paid("harmony", 1);
    var other = new Payee(4, "Winner 4", "passport 8", Method.CHEQUE);
    pit.done(Pit.ACCOUNTING, new Act.VoidSlip("000002", other, true, "the number was wrong"));
    assertThat(papers().proposals().getFirst().told())
        .contains("Payee: Winner 4;", "Identification: another one")
        .doesNotContain("passport", "licence");
    pit.done(Pit.CASHIER, new Act.PaySlip("000002"));
    assertThat(papers().proposals()).isEmpty();
    assertThat(pit.floor().floor().house().alerts())
        .extracting(Alert::kind)
        .doesNotContain(Alert.Kind.PROPOSED);
  }

  /// Who approves a hit says who is paid, and so somebody else pays.
  @Test
  void whoApprovedAHitDoesNotPayItsSlips() {
    pit.paid("harmony", 1);
    for (var number : List.of("000001", "000002")) {
      pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, new Act.PaySlip(number));
    }
    pit.done(Pit.CASHIER, new Act.VoidSlip("000001", payee(1, Method.CHEQUE), true, "torn"));
    pit.refused(Code.SAME_PERSON, Pit.ACCOUNTING, new Act.PaySlip("000003"));
    pit.done(Pit.CASHIER, new Act.PaySlip("000003"));
  }

  @Test
  void theNextPayeeShowsTheSamePapers() {
    pit.paid("harmony", 1);
    var cheque = payee(1, Method.CHEQUE);
    pit.refused(
        Code.TAX_NOT_DONE, Pit.ACCOUNTING, new Act.VoidSlip("000001", cheque, false, "torn"));
    var cash = payee(1, Method.CASH);
    pit.refused(Code.CHEQUE_NEEDED, Pit.ACCOUNTING, new Act.VoidSlip("000001", cash, true, "torn"));
    pit.done(Pit.ACCOUNTING, new Act.VoidSlip("000001", cheque, true, "torn"));
    pit.done(Pit.CASHIER, new Act.PaySlip("000003"));
  }

  @Test
  void aReprintIsCounted() {
    pit.paid("harmony", 1);
    pit.refused(Code.REASON_MISSING, Pit.ACCOUNTING, new Act.ReprintSlip("000001", " "));
    pit.done(Pit.ACCOUNTING, new Act.ReprintSlip("000001", "the printer jammed"));
    assertThat(slip("000001").reprints()).isEqualTo(1);
    assertThat(slip("000001").state()).isEqualTo(Slip.State.ISSUED);
  }

  @Test
  void aDisputeIsKeptWithItsRoundAndItsOutcome() {
    var claim = new Act.OpenDispute("B1", 1, "Pat Patron", "my chip was on the sensor");
    pit.refused(Code.NOT_ALLOWED, Pit.DEALER, claim);
    pit.refused(Code.UNKNOWN_ROUND, Pit.SUPERVISOR, new Act.OpenDispute("B1", 2, "Pat", "no"));
    pit.refused(Code.UNKNOWN_ROUND, Pit.SUPERVISOR, new Act.OpenDispute("B1", 0, "Pat", "no"));
    pit.refused(Code.UNKNOWN_TABLE, Pit.SUPERVISOR, new Act.OpenDispute("B9", 1, "Pat", "no"));
    pit.refused(Code.REASON_MISSING, Pit.SUPERVISOR, new Act.OpenDispute("B1", 1, "", "no"));
    pit.refused(Code.REASON_MISSING, Pit.SUPERVISOR, new Act.OpenDispute("B1", 1, "Pat", ""));
    pit.done(Pit.SUPERVISOR, claim);
    assertThat(requireNonNull(papers().disputes().get(1)).outcome()).isNull();
    pit.refused(Code.UNKNOWN_DISPUTE, Pit.MANAGER, new Act.DecideDispute(2, "none"));
    pit.refused(Code.REASON_MISSING, Pit.MANAGER, new Act.DecideDispute(1, ""));
    pit.done(Pit.MANAGER, new Act.DecideDispute(1, "the log shows no chip; not paid"));
    pit.refused(Code.UNKNOWN_DISPUTE, Pit.MANAGER, new Act.DecideDispute(1, "again"));
    assertThat(requireNonNull(papers().disputes().get(1)).outcome())
        .isEqualTo("the log shows no chip; not paid");
    assertThat(papers().disputes().get(1).by()).isEqualTo(Pit.SUPERVISOR);
  }

  private Slip slip(String number) {
    return requireNonNull(papers().slips().get(number));
  }
}
