package io.lammer.tables.floor;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.LiveJackpot.Status;
import java.util.Optional;

/// The jackpot desk: opens jackpots, decides their hits, adjusts, stops and reads them, and keeps
/// what the bank holds for them.
final class JackpotDesk {
  private JackpotDesk() {}

  static Answer<Aftermath> decide(Aftermath floor, Actor actor, Act.AtJackpot act) {
    if (act instanceof Act.OpenJackpot open) {
      return Parameters.open(floor, open);
    }
    return Code.UNKNOWN_JACKPOT
        .unless(floor.jackpot(act.jackpot()), "there is no jackpot \"%s\"", act.jackpot())
        .then(jackpot -> decide(floor, actor, jackpot, act));
  }

  private static Answer<Aftermath> decide(
      Aftermath floor, Actor actor, LiveJackpot jackpot, Act.AtJackpot act) {
    return switch (act) {
      case Act.OpenJackpot _ -> throw new IllegalStateException("new jackpots are decided above");
      case Act.Approve approve -> HitDesk.approve(floor, actor, jackpot, approve);
      case Act.Witness(_, var hit) -> HitDesk.witness(floor, actor, jackpot, hit);
      case Act.Verify(_, var hit) -> HitDesk.verify(floor, actor, jackpot, hit);
      case Act.Reject reject -> HitDesk.reject(floor, actor, jackpot, reject);
      case Act.Adjust adjust -> Adjustments.decide(floor, jackpot, adjust);
      case Act.Retune retune -> Parameters.retune(floor, jackpot, retune);
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
              new JackpotEvent.Read(day, jackpot.money(), jackpot.meters()));
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

  /// A count that differs from the books is explained, and stands beside what they said.
  private static Answer<Aftermath> counted(
      Aftermath floor, LiveJackpot jackpot, Act.CountBalance count) {
    var balance = count.balance();
    var books = jackpot.banked();
    var event = new JackpotEvent.Counted(balance, jackpot.owed(), books, count.note());
    return Answer.unless(
        Code.REASON_MISSING.when(
            !balance.equals(books) && count.note().isBlank(),
            "%s by the books and %s counted, %s; expected a reason, for the journal",
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

  private static Answer<Aftermath> happened(
      Optional<Refusal> fault, Aftermath floor, LiveJackpot jackpot, JackpotEvent event) {
    return Answer.unless(fault, () -> floor.and(jackpot.name(), event).done());
  }

  /// Money short of what is owed to players stops the jackpot at once, and so does a seizure,
  /// whatever is left (WAC 230-15-715).
  private static Answer<Aftermath> shortOf(
      Aftermath floor, LiveJackpot jackpot, boolean lacks, String why) {
    return lacks && jackpot.status() == Status.RUNNING
        ? floor.and(jackpot.name(), new JackpotEvent.Stopped(why)).done()
        : floor.done();
  }

  static Optional<Refusal> missing(String reason) {
    return Code.REASON_MISSING.when(
        reason.isBlank(), "expected a reason or reference, for the journal");
  }

  private static Optional<Refusal> amountFault(Money amount) {
    return Code.AMOUNT_NOT_POSITIVE.when(
        !amount.isPositive() || !amount.isWholeCents(),
        "%s; expected whole cents, more than 0",
        amount);
  }

  private static Optional<Refusal> notIn(LiveJackpot jackpot, Status status) {
    return Code.WRONG_STATUS.when(
        jackpot.status() != status,
        "jackpot %s is %s; expected it to be %s",
        jackpot.name(),
        Value.spelled(jackpot.status()),
        Value.spelled(status));
  }

  /// A retired jackpot stays retired.
  static Optional<Refusal> retired(LiveJackpot jackpot) {
    return Code.WRONG_STATUS.when(
        jackpot.status() == Status.RETIRED, "jackpot %s is retired", jackpot.name());
  }

  /// A jackpot that was stopped for want of money stays so until the money is back (WAC 230-15-455
  /// and -715).
  private static Optional<Refusal> bankShort(LiveJackpot jackpot) {
    return Code.BANK_SHORT.when(
        jackpot.isShort(),
        "the bank holds %s for jackpot %s and %s is owed; deposit the rest or count again",
        jackpot.banked(),
        jackpot.name(),
        jackpot.owed());
  }

  private static Optional<Refusal> moreThanBanked(LiveJackpot jackpot, Money amount) {
    return Code.BANK_SHORT.when(
        amount.compareTo(jackpot.banked()) > 0,
        "%s is more than the %s that the bank holds by the books; count it first",
        amount,
        jackpot.banked());
  }
}
