package io.lammer.report.paper;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A figure or words in a table: one way for people, one for programs.
public sealed interface Cell {
  Cell NONE = new Text("");

  /// As people read it.
  String text();

  /// As comma-separated values hold it.
  String plain();

  /// As programs compute with it: a number where it is one, money in dollars and rates as parts of
  /// one; null where there is nothing.
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

  /// A number that people read in words of its own.
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

  /// Money with its parts of a cent, whether there are any or not.
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

  /// A part of one, shown as a percentage.
  ///
  /// @param fraction of one: 0.0136 is 1.36%
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

  /// Words, money, a whole number, or a cell already.
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
