package io.lammer.report.paper;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/// A figure or words in a table: one way for people, one for programs.
public sealed interface Cell {
  Cell NONE = new Text("");

  /// As people read it.
  String text();

  /// As comma-separated values hold it.
  String plain();

  record Text(String text) implements Cell {
    @Override
    public String plain() {
      return text;
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
