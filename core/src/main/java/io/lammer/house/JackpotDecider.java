package io.lammer.house;

import io.lammer.house.LiveJackpot.Status;
import io.lammer.rules.Money;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.Optional;

/// Decides on jackpots: opening, hits, adjustments, stops, readings and bank balances.
final class JackpotDecider {
  private JackpotDecider() {}

  static Answer<FloorChange> decide(FloorChange floor, Actor actor, Act.AtJackpot act) {
    if (act instanceof Act.OpenJackpot open) {
      return JackpotOpening.open(floor, open);
    }
    return Code.UNKNOWN_JACKPOT
        .unless(floor.jackpot(act.jackpot()), act.jackpot())
        .then(jackpot -> decide(floor, actor, jackpot, act));
  }

  private static Answer<FloorChange> decide(
      FloorChange floor, Actor actor, LiveJackpot jackpot, Act.AtJackpot act) {
    return switch (act) {
      case Act.OpenJackpot _ -> throw new IllegalStateException("new jackpots are decided above");
      case Act.Approve approve -> HitDecider.approve(floor, actor, jackpot, approve);
      case Act.Witness(_, var hit) -> HitDecider.witness(floor, actor, jackpot, hit);
      case Act.Verify(_, var hit) -> HitDecider.verify(floor, actor, jackpot, hit);
      case Act.Reject reject -> HitDecider.reject(floor, actor, jackpot, reject);
      case Act.Adjust adjust -> Adjustments.decide(floor, jackpot, adjust);
      case Act.Retune retune -> JackpotOpening.retune(floor, jackpot, retune);
      case Act.Stop(_, var reason) ->
          happened(
              missing(reason).or(() -> notIn(jackpot, Status.RUNNING)),
              floor,
              jackpot,
              new JackpotEvent.Stopped(reason));
      case Act.Restart(_, var reason) ->
          happened(
              missing(reason).or(() -> notIn(jackpot, Status.STOPPED)).or(() -> bankShort(jackpot)),
              floor,
              jackpot,
              new JackpotEvent.Restarted(reason));
      case Act.Retire(_, var reason) ->
          Answer.unless(
              missing(reason).or(() -> retired(jackpot)),
              () -> Retirement.decide(floor, jackpot, reason));
      case Act.Remind _ -> Retirement.remind(floor, jackpot);
      case Act.ReadMeters(_, var day) ->
          happened(
              Optional.empty(),
              floor,
              jackpot,
              new JackpotEvent.Read(
                  day == null ? floor.day() : day, jackpot.money(), jackpot.meters()));
      case Act.Deposit(_, var amount, var reference) ->
          happened(
              missing(reference).or(() -> amountFault(amount)),
              floor,
              jackpot,
              new JackpotEvent.Deposited(amount, reference));
      case Act.CountBalance count -> counted(floor, jackpot, count);
      case Act.Seize(_, var amount, var reference) ->
          Answer.unless(
              missing(reference)
                  .or(() -> amountFault(amount))
                  .or(() -> moreThanBanked(jackpot, amount)),
              () ->
                  shortOf(
                      floor.and(jackpot.name(), new JackpotEvent.Seized(amount, reference)),
                      jackpot,
                      true,
                      "%s was seized: %s".formatted(amount, reference)));
    };
  }

  /// A count that differs from the books needs a reason. The event records both.
  private static Answer<FloorChange> counted(
      FloorChange floor, LiveJackpot jackpot, Act.CountBalance count) {
    var balance = count.balance();
    var books = jackpot.banked();
    var event = new JackpotEvent.Counted(balance, jackpot.owed(), books, count.note());
    return Answer.unless(
        Code.REASON_MISSING
            .as("counted")
            .when(
                !balance.equals(books) && count.note().isBlank(),
                books,
                balance,
                event.variance().words()),
        () ->
            shortOf(
                floor.and(jackpot.name(), event),
                jackpot,
                balance.compareTo(jackpot.owed()) < 0,
                "the bank holds %s and %s is owed".formatted(balance, jackpot.owed())));
  }

  private static Answer<FloorChange> happened(
      Optional<Refusal> fault, FloorChange floor, LiveJackpot jackpot, JackpotEvent event) {
    return Answer.unless(fault, () -> floor.and(jackpot.name(), event).done());
  }

  /// Stops the jackpot if the bank holds less than is owed to players, and after any seizure (WAC
  /// 230-15-715).
  private static Answer<FloorChange> shortOf(
      FloorChange floor, LiveJackpot jackpot, boolean lacks, String why) {
    return lacks && jackpot.status() == Status.RUNNING
        ? floor.and(jackpot.name(), new JackpotEvent.Stopped(why)).done()
        : floor.done();
  }

  static Optional<Refusal> missing(String reason) {
    return Code.REASON_MISSING.as("or-reference").when(reason.isBlank());
  }

  private static Optional<Refusal> amountFault(Money amount) {
    return Code.AMOUNT_NOT_POSITIVE
        .as("not-whole-cents")
        .when(!amount.isPositive() || !amount.isWholeCents(), amount);
  }

  private static Optional<Refusal> notIn(LiveJackpot jackpot, Status status) {
    return Code.WRONG_STATUS
        .as("of-jackpot")
        .when(jackpot.status() != status, jackpot.name(), jackpot.status(), status);
  }

  static Optional<Refusal> retired(LiveJackpot jackpot) {
    return Code.WRONG_STATUS
        .as("jackpot-retired")
        .when(jackpot.status() == Status.RETIRED, jackpot.name());
  }

  /// A jackpot that was stopped for lack of money cannot restart until the money is back (WAC
  /// 230-15-455 and -715).
  private static Optional<Refusal> bankShort(LiveJackpot jackpot) {
    return Code.BANK_SHORT.when(
        jackpot.isShort(), jackpot.banked(), jackpot.name(), jackpot.owed());
  }

  private static Optional<Refusal> moreThanBanked(LiveJackpot jackpot, Money amount) {
    return Code.BANK_SHORT
        .as("withdrawn")
        .when(amount.compareTo(jackpot.banked()) > 0, amount, jackpot.banked());
  }
}
