package io.lammer.house;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.Jackpot;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.Optional;

/// Decides on adjustments of a progressive's money.
final class Adjustments {
  private Adjustments() {}

  static Answer<FloorChange> decide(FloorChange floor, LiveJackpot jackpot, Act.Adjust adjust) {
    var money = jackpot.money();
    if (!money.terms().isProgressive()) {
      return Code.ADJUSTMENT_NOT_ALLOWED.as("house").refuse(jackpot.name());
    }
    var fault =
        JackpotDecider.missing(adjust.note())
            .or(() -> pending(jackpot))
            .or(() -> inPlay(jackpot, adjust.reason()));
    if (fault.isPresent()) {
      return Answer.refuse(fault.get());
    }
    var amount = adjust.amount();
    if (amount.isZero() || !amount.isWholeCents() || !isSigned(adjust)) {
      return Code.ADJUSTMENT_NOT_ALLOWED
          .as(adjust.reason() == Adjustment.MALFUNCTION ? "no-amount" : "not-positive")
          .refuse(amount, word(adjust));
    }
    if (adjust.reason() == Adjustment.TRANSFER) {
      return transfer(floor, jackpot, adjust);
    }
    if (adjust.reason() == Adjustment.ABOVE_LIMIT && !amount.equals(aboveLimit(money))) {
      return Code.ADJUSTMENT_NOT_ALLOWED
          .as("above-limit")
          .refuse(amount, jackpot.name(), aboveLimit(money));
    }
    var after =
        switch (adjust.reason()) {
          case MALFUNCTION, ADDED -> money.moved(amount, Money.ZERO, Money.ZERO, Money.ZERO);
          case ABOVE_LIMIT -> money.moved(negative(amount), Money.ZERO, amount, Money.ZERO);
          case CLOSING -> money.moved(negative(amount), Money.ZERO, Money.ZERO, Money.ZERO);
          case RECEIPTS -> undisplayed(money, amount);
          case SEED_RECOVERY -> recovered(money, amount);
          case TRANSFER -> throw new IllegalStateException("transfers are decided above");
        };
    return after.isSound()
        ? adjusted(floor, jackpot, adjust, after).done()
        : Code.ADJUSTMENT_NOT_ALLOWED.as("too-much").refuse(amount, word(adjust), jackpot.name());
  }

  /// Refuses to take displayed money out of a progressive in play, other than by a win. It must be
  /// retired first (WAC 230-15-695 and -710).
  private static Optional<Refusal> inPlay(LiveJackpot jackpot, Adjustment reason) {
    return Code.ADJUSTMENT_NOT_ALLOWED
        .as("in-play")
        .when(
            jackpot.status() != LiveJackpot.Status.RETIRED
                && (reason == Adjustment.TRANSFER || reason == Adjustment.CLOSING),
            jackpot.name());
  }

  private static Money aboveLimit(Jackpot money) {
    var limit = money.terms().limit();
    return limit == null || money.meter().compareTo(limit) < 0
        ? Money.ZERO
        : money.meter().minus(limit).wholeCents();
  }

  private static Optional<Refusal> pending(LiveJackpot jackpot) {
    return Code.HITS_PENDING.when(!jackpot.open().isEmpty(), jackpot.name());
  }

  private static boolean isSigned(Act.Adjust adjust) {
    return adjust.reason() == Adjustment.MALFUNCTION || adjust.amount().isPositive();
  }

  private static FloorChange adjusted(
      FloorChange floor, LiveJackpot jackpot, Act.Adjust adjust, Jackpot after) {
    return floor.and(
        jackpot.name(),
        new JackpotEvent.Adjusted(adjust.reason(), adjust.note(), jackpot.money(), after),
        JackpotTransfers.between(jackpot.name(), jackpot.money(), Money.ZERO, after, Money.ZERO));
  }

  /// Takes from the reserve first, then from overflow.
  private static Jackpot undisplayed(Jackpot money, Money amount) {
    var fromReserve = money.reserve().min(amount);
    return money.moved(
        Money.ZERO, negative(fromReserve), negative(amount.minus(fromReserve)), Money.ZERO);
  }

  /// Takes from reserve and overflow first, then from the meter.
  private static Jackpot recovered(Jackpot money, Money amount) {
    var hidden = money.reserve().plus(money.overflow()).min(amount);
    var less = undisplayed(money, hidden);
    return less.moved(negative(amount.minus(hidden)), Money.ZERO, Money.ZERO, negative(amount));
  }

  /// Transfers money to another jackpot of the house. An amount that the other display cannot show
  /// is refused, because the house could book undisplayed money as its own.
  private static Answer<FloorChange> transfer(
      FloorChange floor, LiveJackpot from, Act.Adjust adjust) {
    var name = adjust.to();
    var to = name == null || name.equals(from.name()) ? null : floor.jackpot(name).orElse(null);
    if (to == null
        || !to.money().terms().isProgressive()
        || to.status() == LiveJackpot.Status.RETIRED
        || !to.open().isEmpty()) {
      return name == null
          ? Code.ADJUSTMENT_NOT_ALLOWED.as("transfer-to-nobody").refuse()
          : Code.ADJUSTMENT_NOT_ALLOWED.as("transfer").refuse(name);
    }
    var given = from.money().moved(negative(adjust.amount()), Money.ZERO, Money.ZERO, Money.ZERO);
    if (!given.isSound()) {
      return Code.ADJUSTMENT_NOT_ALLOWED
          .as("transfer-too-much")
          .refuse(adjust.amount(), from.name());
    }
    var taken = to.money().moved(adjust.amount(), Money.ZERO, Money.ZERO, Money.ZERO);
    if (!taken.isSound()) {
      return Code.ADJUSTMENT_NOT_ALLOWED
          .as("transfer-does-not-fit")
          .refuse(to.name(), to.money().displayed(), to.money().terms().limit(), adjust.amount());
    }
    return adjusted(adjusted(floor, from, adjust, given), to, adjust, taken).done();
  }

  private static Money negative(Money amount) {
    return Money.ZERO.minus(amount);
  }

  private static String word(Act.Adjust adjust) {
    return Value.spelled(adjust.reason());
  }
}
