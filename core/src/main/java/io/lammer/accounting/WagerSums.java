package io.lammer.accounting;

import io.lammer.rules.Money;
import java.math.BigInteger;
import java.util.List;

/// The sums of the resolved wagers of one kind. Wagers of one kind resolved by one outcome count as
/// a single wager, since their results are identical.
///
/// @param win the house win including commission and vig, before promotions and jackpot percentages
/// @param staked the stakes by odds, in the order of first use
public record WagerSums(
    WagerKey wager,
    long decisions,
    Money handle,
    Money win,
    Money commission,
    Money vig,
    List<Staked> staked) {
  public WagerSums {
    staked = List.copyOf(staked);
  }

  /// Stakes at the same odds, in hundredths of a cent.
  ///
  /// @param squares the sum of the squares, for the variance
  public record Staked(OddsKey odds, BigInteger sum, BigInteger squares) {}

  public boolean isEmpty() {
    return decisions == 0 && handle.isZero() && win.isZero();
  }
}
