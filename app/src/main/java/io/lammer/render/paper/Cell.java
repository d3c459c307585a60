package io.lammer.render.paper;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A table cell with a display form, a CSV form and a typed value.
public sealed interface Cell {
  Cell NONE = new Text("");

  /// The display form.
  String text();

  /// The form in CSV files.
  String plain();

  /// The typed value for programs: a number if possible, with money in dollars and rates as
  /// fractions of one; null for an empty cell.
  @Nullable Object value();

  record Text(String text) implements Cell {
    @Override
    public String plain() {
      return text;
    }

    @Override
    public @Nullable Object value() {
      return text.isEmpty() ? null : text;
    }
  }

  /// A number with its own display text.
  record Shown(String text, double number) implements Cell {
    @Override
    public String plain() {
      return text;
    }

    @Override
    public @Nullable Object value() {
      return Double.isFinite(number) ? number : null;
    }
  }

  record Amount(Money money) implements Cell {
    @Override
    public String text() {
      return money.toString();
    }

    @Override
    public String plain() {
      return money.isWholeCents() ? money.plain() : money.decimal().toPlainString();
    }

    @Override
    public Object value() {
      return new BigDecimal(plain());
    }
  }

  /// Money that is always shown with fractions of a cent.
  record Exact(Money money) implements Cell {
    @Override
    public String text() {
      return String.format(Locale.ROOT, "%,.4f", money.decimal());
    }

    @Override
    public String plain() {
      return money.decimal().toPlainString();
    }

    @Override
    public Object value() {
      return money.decimal();
    }
  }

  record Whole(long number) implements Cell {
    @Override
    public String text() {
      return String.format(Locale.ROOT, "%,d", number);
    }

    @Override
    public String plain() {
      return Long.toString(number);
    }

    @Override
    public Object value() {
      return number;
    }
  }

  /// A rate shown as a percentage.
  ///
  /// @param fraction the rate as a fraction of one: 0.0136 is 1.36%
  record Percent(BigDecimal fraction, int places) implements Cell {
    @Override
    public String text() {
      return fraction.movePointRight(2).setScale(places, RoundingMode.HALF_EVEN).toPlainString()
          + "%";
    }

    @Override
    public String plain() {
      return fraction.setScale(places + 2, RoundingMode.HALF_EVEN).toPlainString();
    }

    @Override
    public Object value() {
      return fraction;
    }
  }

  record Decimal(double number, int places) implements Cell {
    @Override
    public String text() {
      return String.format(Locale.ROOT, "%+." + places + "f", number);
    }

    @Override
    public String plain() {
      return String.format(Locale.ROOT, "%." + places + "f", number);
    }

    @Override
    public @Nullable Object value() {
      return Double.isFinite(number) ? number : null;
    }
  }

  /// Wraps text, money or a whole number; cells are returned unchanged.
  static Cell of(Object value) {
    return switch (value) {
      case Cell cell -> cell;
      case Money money -> new Amount(money);
      case Integer number -> new Whole(number);
      case Long number -> new Whole(number);
      default -> new Text(value.toString());
    };
  }
}
