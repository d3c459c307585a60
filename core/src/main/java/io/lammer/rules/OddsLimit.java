package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// The maximum odds on a flat wager. Taken odds are limited by their stake, laid odds by their win.
///
/// @param multiple the multiple of the flat wager; null for 3-4-5x
public record OddsLimit(@Nullable Integer multiple) {
  public static final OddsLimit THREE_FOUR_FIVE = new OddsLimit(null);

  /// At 3-4-5x, neither stake nor win of the odds may exceed six times the flat wager.
  private static final long SIX = 6;

  /// The maximum odds stake per unit of the flat wager.
  ///
  /// @param pays the pay of the odds
  public Fraction perFlat(Fraction pays) {
    var inverse = pays.inverse();
    var taken = pays.compareTo(Fraction.ONE) >= 0;
    if (multiple == null) {
      return taken ? times(SIX, inverse) : new Fraction(SIX, 1);
    }
    return taken ? new Fraction(multiple, 1) : times(multiple, inverse);
  }

  private static Fraction times(long factor, Fraction fraction) {
    return new Fraction(Math.multiplyExact(factor, fraction.numerator()), fraction.denominator());
  }

  @Override
  public String toString() {
    return multiple == null ? "3-4-5x" : multiple + "x";
  }
}
