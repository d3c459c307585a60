package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import java.math.BigInteger;
import java.util.Optional;

/// Suggests the unit for wagers at fractional odds, so that no pay is rounded down for breakage.
public final class SuggestedUnit {
  private SuggestedUnit() {}

  /// The suggested unit in whole dollars; empty if no pay on this stake is rounded (ruling 13).
  public static Optional<Money> suggested(Layout layout, OfferedWager offer, Money stake) {
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
