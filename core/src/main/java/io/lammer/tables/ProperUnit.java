package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import java.math.BigInteger;
import java.util.Optional;

/// The unit in which a wager at fractional odds is best made, so that no pay of it breaks.
public final class ProperUnit {
  private ProperUnit() {}

  /// Whole dollars; empty when this stake breaks no pay of the wager (ruling 13).
  public static Optional<Money> suggested(Layout layout, Offer offer, Money stake) {
    var unit = 1L;
    var breaks = false;
    for (var row : offer.wager().rows()) {
      if (row.pay() instanceof Pay.Odds(var odds) && !odds.isWhole()) {
        var pay = Math.multiplyExact(stake.units(), odds.numerator());
        var step = Math.multiplyExact(layout.rules().breakage().units(), odds.denominator());
        breaks |= pay % step != 0;
        unit = common(unit, odds.denominator());
      }
    }
    return breaks ? Optional.of(Money.dollars(unit)) : Optional.empty();
  }

  private static long common(long one, long other) {
    return one / BigInteger.valueOf(one).gcd(BigInteger.valueOf(other)).longValueExact() * other;
  }
}
