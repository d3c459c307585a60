package io.lammer.table;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import org.jspecify.annotations.Nullable;

/// A jackpot and its money: the displayed meter, the reserve, the overflow above the limit, and the
/// seed owed to the house (ruling 14). A House jackpot has only its posted prize, the meter.
public record Jackpot(Terms terms, Money meter, Money reserve, Money overflow, Money seedOwed) {

  /// The operator's fixed terms of a jackpot.
  ///
  /// @param limit the largest amount displayed, or null
  /// @param guard the largest contribution accepted at once; a larger one is refused as
  ///   unreasonable
  public record Terms(
      String paytable,
      Setup.Jackpot.Kind kind,
      Money wager,
      Money seed,
      Fraction increment,
      Fraction reserve,
      @Nullable Money limit,
      @Nullable Money guard,
      Setup.Jackpot.Share share) {

    /// The contribution of this many wagers to meter and reserve.
    public Money income(int wagers) {
      var staked = wager.times(wagers);
      return staked.times(increment).plus(staked.times(reserve));
    }

    public boolean isProgressive() {
      return kind == Setup.Jackpot.Kind.PROGRESSIVE;
    }
  }

  public static Jackpot opened(Terms terms, Money meter) {
    return opened(terms, meter, Money.ZERO);
  }

  /// A jackpot that starts with house money (ruling 14).
  ///
  /// @param seedOwed the part of the meter that the house is owed
  public static Jackpot opened(Terms terms, Money meter, Money seedOwed) {
    return new Jackpot(terms, meter, Money.ZERO, Money.ZERO, seedOwed);
  }

  /// A jackpot with the same terms and no money.
  public Jackpot emptied() {
    return opened(terms, Money.ZERO);
  }

  public Jackpot with(Terms newTerms) {
    return new Jackpot(newTerms, meter, reserve, overflow, seedOwed);
  }

  /// Adds an amount to each of the jackpot's accounts.
  public Jackpot moved(Money meters, Money reserves, Money overflows, Money seeds) {
    return new Jackpot(
        terms,
        meter.plus(meters),
        reserve.plus(reserves),
        overflow.plus(overflows),
        seedOwed.plus(seeds));
  }

  /// True if no account is overdrawn and the meter is within its limit.
  public boolean isSound() {
    var limit = terms.limit();
    return meter.units() >= 0
        && reserve.units() >= 0
        && overflow.units() >= 0
        && seedOwed.units() >= 0
        && (limit == null || meter.compareTo(limit) <= 0);
  }

  /// The meter in whole cents.
  public Money displayed() {
    return meter.wholeCents();
  }

  /// The jackpot after the contributions of this many newly locked wagers.
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

  /// The part of a pool that fits under the display limit; the rest goes to overflow.
  private Money shown(Money pool) {
    var limit = terms.limit();
    return limit == null ? pool : pool.min(limit);
  }

  public Money prize(Pay.Percent pay) {
    return displayed().times(pay.share()).wholeCents();
  }

  /// A percentage pay at the current meter.
  ///
  /// @param share each winner's part, in whole cents (ruling 4)
  public record Won(Money prize, Money share, Jackpot after) {}

  public Won won(Pay.Percent pay, int winners) {
    var prize = prize(pay);
    var share =
        terms.share() == Setup.Jackpot.Share.EACH ? prize : prize.dividedBy(winners).wholeCents();
    return new Won(prize, share, hit(pay, share.times(winners)));
  }

  /// The jackpot after `paid` went to the winners. Only a 100% hit reseeds.
  Jackpot hit(Pay.Percent pay, Money paid) {
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
