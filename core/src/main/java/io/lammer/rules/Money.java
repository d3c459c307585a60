package io.lammer.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/// An exact dollar amount in hundredths of a cent.
///
/// Only meters and reserves hold fractions of a cent; payouts are whole cents.
public record Money(long units) implements Comparable<Money> {
  public static final long UNITS_PER_CENT = 100;
  public static final long UNITS_PER_DOLLAR = 10_000;
  public static final Money ZERO = new Money(0);
  public static final Money CENT = new Money(UNITS_PER_CENT);

  public static Money dollars(long dollars) {
    return new Money(Math.multiplyExact(dollars, UNITS_PER_DOLLAR));
  }

  public static Money cents(long cents) {
    return new Money(Math.multiplyExact(cents, UNITS_PER_CENT));
  }

  /// Converts dollars exactly; throws if the amount is finer than a hundredth of a cent.
  public static Money of(BigDecimal dollars) {
    return new Money(dollars.movePointRight(4).longValueExact());
  }

  public Money plus(Money other) {
    return new Money(Math.addExact(units, other.units));
  }

  public Money minus(Money other) {
    return new Money(Math.subtractExact(units, other.units));
  }

  public Money times(long factor) {
    return new Money(Math.multiplyExact(units, factor));
  }

  /// The product, rounded down to a hundredth of a cent.
  public Money times(Fraction factor) {
    return new Money(factor.floorTimes(units));
  }

  /// Scales this amount, given per $1 wagered, to a wager; rounded down to the cent (rulings 5 and
  /// 13).
  public Money forWager(Money wager) {
    return wager.times(new Fraction(units, UNITS_PER_DOLLAR)).wholeCents();
  }

  public Money dividedBy(long parts) {
    return new Money(Math.floorDiv(units, parts));
  }

  /// The largest multiple of `step` that does not exceed this amount.
  public Money roundedDownTo(Money step) {
    return new Money(units - Math.floorMod(units, step.units));
  }

  public Money wholeCents() {
    return units % UNITS_PER_CENT == 0 ? this : roundedDownTo(CENT);
  }

  public boolean isWholeCents() {
    return units % UNITS_PER_CENT == 0;
  }

  public boolean isWholeDollars() {
    return units % UNITS_PER_DOLLAR == 0;
  }

  public boolean isZero() {
    return units == 0;
  }

  public boolean isPositive() {
    return units > 0;
  }

  public Money min(Money other) {
    return units <= other.units ? this : other;
  }

  @Override
  public int compareTo(Money other) {
    return Long.compare(units, other.units);
  }

  public BigDecimal decimal() {
    return BigDecimal.valueOf(units, 4);
  }

  /// `1234.50`: whole cents, the format of scripts and the API.
  public String plain() {
    return decimal().setScale(2, RoundingMode.FLOOR).toPlainString();
  }

  /// `$1,000` or `$12.50`: cents only if there are any.
  public String brief() {
    return isWholeDollars() ? toString().replace(".00", "") : toString();
  }

  /// `$1,234.50`: the display format, with fractions of a cent only if there are any.
  @Override
  public String toString() {
    var text =
        String.format(
            Locale.ROOT,
            isWholeCents() ? "$%,.2f" : "$%,.4f",
            BigDecimal.valueOf(Math.abs(units), 4));
    return units < 0 ? "-" + text : text;
  }
}
