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
  /// @param guard the most that may come in at once; more is refused as unreasonable
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

    /// What so many wagers bring in, meter and reserve together.
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

  /// A jackpot that begins with house money (ruling 14).
  ///
  /// @param seedOwed how much of the meter the house gets back
  public static Jackpot opened(Terms terms, Money meter, Money seedOwed) {
    return new Jackpot(terms, meter, Money.ZERO, Money.ZERO, seedOwed);
  }

  /// The same parameters without any money.
  public Jackpot emptied() {
    return opened(terms, Money.ZERO);
  }

  public Jackpot with(Terms newTerms) {
    return new Jackpot(newTerms, meter, reserve, overflow, seedOwed);
  }

  /// After these amounts were added to its places.
  public Jackpot moved(Money meters, Money reserves, Money overflows, Money seeds) {
    return new Jackpot(
        terms,
        meter.plus(meters),
        reserve.plus(reserves),
        overflow.plus(overflows),
        seedOwed.plus(seeds));
  }

  /// No place is overdrawn, and the display is within its limit.
  public boolean isSound() {
    var limit = terms.limit();
    return meter.units() >= 0
        && reserve.units() >= 0
        && overflow.units() >= 0
        && seedOwed.units() >= 0
        && (limit == null || meter.compareTo(limit) <= 0);
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

  /// A percentage pay at this moment.
  ///
  /// @param share what each winner gets, in whole cents (ruling 4)
  public record Won(Money prize, Money share, Jackpot after) {}

  public Won won(Pay.Percent pay, int winners) {
    var prize = prize(pay);
    var share =
        terms.share() == Setup.Jackpot.Share.EACH ? prize : prize.dividedBy(winners).wholeCents();
    return new Won(prize, share, hit(pay, share.times(winners)));
  }

  /// After `paid` of a percentage pay went to the winners; only a 100% hit reseeds.
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
