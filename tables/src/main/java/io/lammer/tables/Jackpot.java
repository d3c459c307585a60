package io.lammer.tables;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import org.jspecify.annotations.Nullable;

/// A jackpot and its money: the displayed meter, the reserve, the overflow above the limit, and the
/// seed owed to the house (ruling 14). A House jackpot has only its posted prize, the meter.
public record Jackpot(Terms terms, Money meter, Money reserve, Money overflow, Money seedOwed) {

  /// What an operator fixed for the jackpot.
  ///
  /// @param limit the most that is displayed, or null
  public record Terms(
      String paytable,
      Setup.Jackpot.Kind kind,
      Money wager,
      Money seed,
      Fraction increment,
      Fraction reserve,
      @Nullable Money limit,
      Setup.Jackpot.Share share) {

    public boolean isProgressive() {
      return kind == Setup.Jackpot.Kind.PROGRESSIVE;
    }
  }

  public static Jackpot opened(Terms terms, Money meter) {
    return new Jackpot(terms, meter, Money.ZERO, Money.ZERO, Money.ZERO);
  }

  /// What the display shows: whole cents.
  public Money displayed() {
    return meter.wholeCents();
  }

  /// After `wagers` more wagers have been locked.
  public Jackpot contributed(int wagers) {
    if (!terms.isProgressive()) {
      return this;
    }
    var staked = terms.wager().times(wagers);
    var income = staked.times(terms.reserve());
    var repaid = income.min(seedOwed);
    var pool = meter.plus(staked.times(terms.increment()));
    var shown = shown(pool);
    return new Jackpot(
        terms,
        shown,
        reserve.plus(income.minus(repaid)),
        overflow.plus(pool.minus(shown)),
        seedOwed.minus(repaid));
  }

  /// As much of a pool as the limit lets the display show; the rest waits in overflow.
  private Money shown(Money pool) {
    var limit = terms.limit();
    return limit == null ? pool : pool.min(limit);
  }

  /// The prize of a percentage pay at this moment.
  public Money prize(Pay.Percent pay) {
    return displayed().times(pay.share()).wholeCents();
  }

  /// After `paid` of a percentage pay went to the winners; only a 100% hit reseeds.
  public Jackpot hit(Pay.Percent pay, Money paid) {
    if (!terms.isProgressive()) {
      return this;
    }
    var left = meter.minus(paid);
    if (!pay.isWhole()) {
      return new Jackpot(terms, left, reserve, overflow, seedOwed);
    }
    var fromReserve = reserve.min(terms.seed());
    var pool = left.plus(terms.seed()).plus(overflow);
    var shown = shown(pool);
    return new Jackpot(
        terms,
        shown,
        reserve.minus(fromReserve),
        pool.minus(shown),
        seedOwed.plus(terms.seed().minus(fromReserve)));
  }
}
