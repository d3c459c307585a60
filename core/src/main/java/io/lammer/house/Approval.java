package io.lammer.house;

import io.lammer.house.LiveJackpot.Hit;
import io.lammer.house.LiveJackpot.Winner;
import io.lammer.house.Role.Department;
import io.lammer.rules.Fraction;
import io.lammer.table.Answer;
import io.lammer.table.PayFlags;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Regulation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Approves a hit. The approver is a second person, witnesses must have signed if the regulations
/// require it, and each winner gets a slip. The winnings are owed until the slip is paid.
record Approval(FloorChange floor, Actor actor, LiveJackpot jackpot, Act.Approve act, Hit hit) {
  /// Decides on the oldest open hit.
  static Answer<FloorChange> decide(
      FloorChange floor, Actor actor, LiveJackpot jackpot, Act.Approve act) {
    var approval = new Approval(floor, actor, jackpot, act, jackpot.open().getFirst());
    return Answer.unless(
        approval.earlier().or(approval::payees).or(approval::witnesses).or(approval::papers),
        () -> approval.accepted().done());
  }

  private Optional<Refusal> earlier() {
    return Code.EARLIER_HIT_OPEN.when(hit.number() != act.hit(), hit.number(), jackpot.name());
  }

  private List<Winner> paid() {
    return hit.winners().stream().filter(winner -> winner.amount().isPositive()).toList();
  }

  private Optional<Refusal> payees() {
    var seats = act.payees().stream().map(Payee::seat).sorted().toList();
    var winners = paid().stream().map(Winner::seat).sorted().toList();
    return seats.equals(winners)
        ? act.payees().stream().map(SlipDecider::fault).flatMap(Optional::stream).findFirst()
        : Optional.of(Code.PAYEE_MISSING.because(seats, winners));
  }

  /// The people who signed the hit, and the one who approves it.
  private List<Actor> signers() {
    return Stream.concat(hit.signed().stream(), Stream.of(actor)).toList();
  }

  private Optional<Refusal> witnesses() {
    var kinds = kinds();
    var verified = kinds.contains(PayFlags.Kind.VERIFY);
    if (verified && hit.verifiedBy() == null) {
      return Optional.of(Code.NOT_VERIFIED.because());
    }
    if ((verified || kinds.contains(PayFlags.Kind.CAMERA_CALL)) && !isSeen()) {
      return Optional.of(Code.CAMERA_NOT_CALLED.because());
    }
    if (kinds.contains(PayFlags.Kind.MANAGER_SIGNS)
        && hit.witnesses().stream().noneMatch(by -> by.role() == Role.MANAGER)) {
      return Optional.of(Code.SIGNATURE_MISSING.as("manager").because());
    }
    var rule = floor.asked(hit.table(), Regulation.Slip.class);
    var persons = signers().stream().map(Actor::name).distinct().count();
    var departments = signers().stream().map(by -> by.role().department()).distinct().count();
    return rule.filter(it -> persons < it.persons() || departments < it.departments())
        .map(it -> Code.SIGNATURE_MISSING.because(signers(), it.persons(), it.departments()));
  }

  /// True if a person from surveillance witnessed the hit.
  private boolean isSeen() {
    return hit.witnesses().stream()
        .anyMatch(by -> by.role().department() == Department.SURVEILLANCE);
  }

  private Optional<Refusal> papers() {
    if (kinds().contains(PayFlags.Kind.REPORT) && !act.tax()) {
      return Optional.of(Code.TAX_NOT_DONE.because());
    }
    return paid().stream()
        .filter(winner -> payee(winner).method() != Payee.Method.CHEQUE)
        .filter(
            winner ->
                asked().stream()
                    .filter(one -> one.flag().kind() == PayFlags.Kind.CHEQUE)
                    .anyMatch(one -> one.seats().contains(winner.seat())))
        .findFirst()
        .map(winner -> Code.CHEQUE_NEEDED.because(winner.seat(), winner.amount()));
  }

  private Payee payee(Winner winner) {
    return act.payees().stream()
        .filter(payee -> payee.seat() == winner.seat())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no payee of seat " + winner.seat()));
  }

  private FloorChange accepted() {
    var winners = paid();
    var numbers = floor.house().papers().nextSlips(winners.size());
    var after =
        floor.and(
            jackpot.name(),
            new JackpotEvent.Approved(hit.number(), isSeen(), act.tax(), kinds(), numbers));
    for (var i = 0; i < winners.size(); i++) {
      var winner = winners.get(i);
      after =
          after.and(
              new HouseEvent.SlipIssued(
                  numbers.get(i),
                  jackpot.name(),
                  hit.number(),
                  winner.amount(),
                  payee(winner),
                  actor,
                  null,
                  kinds(winner.seat())));
    }
    var next = jackpot.next();
    return next != null && hit.share().equals(Fraction.ONE)
        ? after.and(jackpot.name(), new JackpotEvent.Retuned(jackpot.money().with(next)))
        : after;
  }

  private List<PayRequirement> asked() {
    return PayRequirement.of(floor, hit, floor.day());
  }

  private List<PayFlags.Kind> kinds(int seat) {
    return asked().stream()
        .filter(one -> one.seats().contains(seat))
        .map(one -> one.flag().kind())
        .distinct()
        .toList();
  }

  /// The kinds of duties that the hit triggers.
  private List<PayFlags.Kind> kinds() {
    return asked().stream().map(one -> one.flag().kind()).distinct().toList();
  }
}
