package io.lammer.house;

import io.lammer.house.Slip.State;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.table.Answer;
import io.lammer.table.PayFlags;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Decides on slips. A slip is paid once, and until then it may be voided and replaced, or
/// reprinted. A slip that is paid, void or unknown authorizes nothing.
final class SlipDecider {
  private SlipDecider() {}

  static Answer<FloorChange> decide(FloorChange floor, Actor actor, Act.AtSlip act) {
    return switch (act) {
      case Act.PaySlip(var number) ->
          open(
              floor,
              number,
              slip ->
                  Answer.unless(
                      Code.SAME_PERSON
                          .as("of-slip")
                          .when(isNamedBy(floor.house().papers(), slip, actor), actor.name()),
                      () -> paid(floor.and(new HouseEvent.SlipPaid(number)), slip).done()));
      case Act.ReprintSlip(var number, var reason) ->
          open(
              floor,
              number,
              _ ->
                  HouseDecider.reasoned(
                      floor, reason, new HouseEvent.SlipReprinted(number, reason)));
      case Act.VoidSlip replace ->
          open(floor, replace.slip(), slip -> replaced(floor, actor, slip, replace));
    };
  }

  /// Moves the winnings out of the jackpot's pending account.
  private static FloorChange paid(FloorChange floor, Slip slip) {
    return floor
        .jackpot(slip.jackpot())
        .flatMap(jackpot -> jackpot.hits().owed(slip.hit(), slip.payee().seat()))
        .map(owed -> paid(floor, slip, owed))
        .orElse(floor);
  }

  private static FloorChange paid(FloorChange floor, Slip slip, OpenHits.Unpaid owed) {
    return floor.and(
        slip.jackpot(),
        new JackpotEvent.Paid(slip.number(), owed.hit(), owed.table(), owed.seat(), owed.amount()),
        List.of(
            new Transfer(
                new Account(Kind.PENDING, slip.jackpot()),
                Account.seat(owed.seat()).at(owed.table()),
                owed.amount().units())));
  }

  private static Answer<FloorChange> open(
      Floor floor, String number, Function<Slip, Answer<FloorChange>> then) {
    var slip = floor.house().papers().slips().get(number);
    if (slip == null) {
      return Code.UNKNOWN_SLIP.refuse(number);
    }
    return slip.state() == State.ISSUED
        ? then.apply(slip)
        : Code.SLIP_USED.refuse(number, slip.state());
  }

  /// True if the new slip names another person, or replaces a cheque with another method.
  static boolean changesPayee(Floor floor, Act.VoidSlip act) {
    var slip = floor.house().papers().slips().get(act.slip());
    return slip != null && !slip.isFor(act.payee());
  }

  private static boolean isNamedBy(Paperwork papers, Slip slip, Actor actor) {
    return papers.namer(slip).name().equals(actor.name());
  }

  /// The new payee needs the same tax form and method of payment as the first one.
  private static Optional<Refusal> papers(Slip slip, Act.VoidSlip act) {
    return Code.TAX_NOT_DONE
        .as("of-payee")
        .when(slip.asksFor(PayFlags.Kind.REPORT) && !act.tax(), act.payee().name())
        .or(
            () ->
                Code.CHEQUE_NEEDED.when(
                    slip.asksFor(PayFlags.Kind.CHEQUE)
                        && act.payee().method() != Payee.Method.CHEQUE,
                    act.payee().seat(),
                    slip.amount()));
  }

  /// Voids the slip and issues the next number for the same pay.
  private static Answer<FloorChange> replaced(
      FloorChange floor, Actor actor, Slip slip, Act.VoidSlip act) {
    var seat = slip.payee().seat();
    var next = floor.house().papers().nextSlips(1).getFirst();
    var issued =
        new HouseEvent.SlipIssued(
            next,
            slip.jackpot(),
            slip.hit(),
            slip.amount(),
            act.payee(),
            actor,
            slip.number(),
            slip.asks());
    return Answer.unless(
        JackpotDecider.missing(act.reason())
            .or(() -> fault(act.payee()))
            .or(
                () ->
                    Code.PAYEE_MISSING
                        .as("other-seat")
                        .when(seat != act.payee().seat(), slip.number(), seat))
            .or(() -> papers(slip, act)),
        () -> floor.and(new HouseEvent.SlipVoided(slip.number(), act.reason())).and(issued).done());
  }

  /// Refuses a payee without name or identification.
  static Optional<Refusal> fault(Payee payee) {
    return Code.PAYEE_MISSING.as("unknown").when(!payee.isWritten(), payee.seat(), Payee.LONGEST);
  }
}
