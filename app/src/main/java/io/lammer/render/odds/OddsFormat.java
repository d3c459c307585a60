package io.lammer.render.odds;

import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The forms in which figures are written.
public final class OddsFormat {
  private static final MathContext DIGITS = new MathContext(15);

  private OddsFormat() {}

  /// A number for programs, with 15 digits.
  public static BigDecimal number(Ratio value) {
    return value.decimal().round(DIGITS);
  }

  public static BigDecimal number(double value) {
    return new BigDecimal(value).round(DIGITS);
  }

  public static String probability(Ratio value) {
    return fixed(value, 10);
  }

  /// A percentage such as `1.0579%`.
  public static String percent(Ratio value) {
    return value.decimal().movePointRight(2).setScale(4, RoundingMode.HALF_EVEN).toPlainString()
        + "%";
  }

  public static String percent(double value) {
    return format("%.4f%%", value * 100);
  }

  /// A whole number such as `851,208`.
  public static String whole(Ratio value) {
    return "%,d".formatted(value.decimal().setScale(0, RoundingMode.HALF_EVEN).toBigInteger());
  }

  public static String decimal(double value) {
    return format("%.4f", value);
  }

  public static String dollars(@Nullable Ratio value) {
    return value == null ? "" : format("$%,.2f", JackpotOdds.cents(value));
  }

  public static String oneIn(Ratio probability) {
    return probability.signum() == 0
        ? ""
        : format("%,.2f", new BigDecimal(fixed(Ratio.ONE.dividedBy(probability), 2)));
  }

  public static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String fixed(Ratio value, int places) {
    return value.decimal().setScale(places, RoundingMode.HALF_EVEN).toPlainString();
  }
}
