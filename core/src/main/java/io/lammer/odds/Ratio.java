package io.lammer.odds;

import io.lammer.rules.Fraction;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/// An exact rational number in lowest terms.
public record Ratio(BigInteger numerator, BigInteger denominator) implements Comparable<Ratio> {
  public static final Ratio ZERO = of(0);
  public static final Ratio ONE = of(1);

  /// Precise enough to print and to compare two figures.
  private static final MathContext DIGITS = new MathContext(34);

  public Ratio {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    var divisor = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      divisor = divisor.negate();
    }
    numerator = numerator.divide(divisor);
    denominator = denominator.divide(divisor);
  }

  public static Ratio of(long whole) {
    return new Ratio(BigInteger.valueOf(whole), BigInteger.ONE);
  }

  public static Ratio of(long numerator, long denominator) {
    return new Ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public static Ratio of(Fraction fraction) {
    return of(fraction.numerator(), fraction.denominator());
  }

  public static Ratio of(BigDecimal decimal) {
    var scale = Math.max(0, decimal.scale());
    return new Ratio(decimal.movePointRight(scale).toBigIntegerExact(), BigInteger.TEN.pow(scale));
  }

  public Ratio plus(Ratio other) {
    return new Ratio(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  /// Adds a product, reducing to lowest terms only once.
  public Ratio plusProduct(Ratio one, Ratio other) {
    var divisor = one.denominator.multiply(other.denominator);
    return new Ratio(
        numerator
            .multiply(divisor)
            .add(one.numerator.multiply(other.numerator).multiply(denominator)),
        denominator.multiply(divisor));
  }

  public Ratio minus(Ratio other) {
    return plus(other.negated());
  }

  public Ratio negated() {
    return new Ratio(numerator.negate(), denominator);
  }

  public Ratio times(Ratio other) {
    return new Ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public Ratio dividedBy(Ratio other) {
    return new Ratio(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  public int signum() {
    return numerator.signum();
  }

  public BigDecimal decimal() {
    return new BigDecimal(numerator).divide(new BigDecimal(denominator), DIGITS);
  }

  public double doubleValue() {
    return decimal().doubleValue();
  }

  @Override
  public int compareTo(Ratio other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
