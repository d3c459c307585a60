package io.lammer.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// An exact ratio in lowest terms, as paytables print it: `3/2`, `1.2`, `20%`.
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
  public static final Fraction ZERO = new Fraction(0, 1);
  public static final Fraction HALF = new Fraction(1, 2);
  public static final Fraction ONE = new Fraction(1, 1);

  public Fraction {
    if (denominator <= 0) {
      throw new IllegalArgumentException("denominator " + denominator + " is not positive");
    }
    var divisor = gcd(Math.abs(numerator), denominator);
    numerator /= divisor;
    denominator /= divisor;
  }

  public static Fraction of(BigDecimal value) {
    var scale = Math.max(0, value.scale());
    return new Fraction(
        value.movePointRight(scale).longValueExact(), BigDecimal.TEN.pow(scale).longValueExact());
  }

  public static Fraction percent(BigDecimal value) {
    return of(value.movePointLeft(2));
  }

  public boolean isWhole() {
    return denominator == 1;
  }

  /// This fraction of `amount`, rounded down.
  public long floorTimes(long amount) {
    if (denominator == 1) {
      return Math.multiplyExact(amount, numerator);
    }
    return Math.floorDiv(Math.multiplyExact(amount, numerator), denominator);
  }

  @Override
  public int compareTo(Fraction other) {
    return Long.compare(
        Math.multiplyExact(numerator, other.denominator),
        Math.multiplyExact(other.numerator, denominator));
  }

  public Fraction plus(Fraction other) {
    return new Fraction(
        Math.addExact(
            Math.multiplyExact(numerator, other.denominator),
            Math.multiplyExact(other.numerator, denominator)),
        Math.multiplyExact(denominator, other.denominator));
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        Math.multiplyExact(numerator, other.numerator),
        Math.multiplyExact(denominator, other.denominator));
  }

  public Fraction inverse() {
    return new Fraction(/* numerator= */ denominator, /* denominator= */ numerator);
  }

  private static long gcd(long a, long b) {
    while (b != 0) {
      var rest = a % b;
      a = b;
      b = rest;
    }
    return Math.max(1, a);
  }

  /// The percentage without its sign: `12.5` for 1/8.
  public String inPercent() {
    return BigDecimal.valueOf(numerator)
        .movePointRight(2)
        .divide(BigDecimal.valueOf(denominator), 4, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  @Override
  public String toString() {
    return isWhole() ? Long.toString(numerator) : numerator + "/" + denominator;
  }
}
