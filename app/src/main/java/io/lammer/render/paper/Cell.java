package io.lammer.render.paper;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A table cell.
///
/// @param text the display form
/// @param plain the form in CSV files
/// @param value the typed value for programs: a number if possible, with money in dollars and rates
///   as fractions of one; null for an empty cell
public record Cell(String text, String plain, @Nullable Object value) {
  public static final Cell NONE = new Cell("", "", null);

  /// A number with its own display text.
  public static Cell shown(String text, double number) {
    return new Cell(text, text, finite(number));
  }

  /// Money that is always shown with fractions of a cent.
  public static Cell exact(Money money) {
    var dollars = money.decimal();
    return new Cell(format("%,.4f", dollars), dollars.toPlainString(), dollars);
  }

  /// A rate shown as a percentage.
  ///
  /// @param fraction the rate as a fraction of one: 0.0136 is 1.36%
  public static Cell percent(BigDecimal fraction, int places) {
    return new Cell(
        fraction.movePointRight(2).setScale(places, RoundingMode.HALF_EVEN).toPlainString() + "%",
        fraction.setScale(places + 2, RoundingMode.HALF_EVEN).toPlainString(),
        fraction);
  }

  public static Cell decimal(double number, int places) {
    return new Cell(
        format("%+." + places + "f", number), format("%." + places + "f", number), finite(number));
  }

  private static @Nullable Object finite(double number) {
    return Double.isFinite(number) ? number : null;
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }

  /// Wraps text, money or a whole number; cells are returned unchanged.
  public static Cell of(Object value) {
    return switch (value) {
      case Cell cell -> cell;
      case Money money -> amount(money);
      case Integer number -> whole(number);
      case Long number -> whole(number);
      default -> {
        var text = value.toString();
        yield new Cell(text, text, text.isEmpty() ? null : text);
      }
    };
  }

  private static Cell amount(Money money) {
    var plain = money.isWholeCents() ? money.plain() : money.decimal().toPlainString();
    return new Cell(money.toString(), plain, new BigDecimal(plain));
  }

  private static Cell whole(long number) {
    return new Cell(format("%,d", number), Long.toString(number), number);
  }
}
