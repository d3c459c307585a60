package io.lammer.accounting;

import java.time.LocalDate;
import java.time.YearMonth;

/// The gaming days covered by a report: one day or a month.
public record Period(LocalDate first, LocalDate last) {
  public Period {
    if (last.isBefore(first)) {
      throw new IllegalArgumentException("%s is before %s".formatted(last, first));
    }
  }

  public static Period of(LocalDate day) {
    return new Period(day, day);
  }

  public static Period of(YearMonth month) {
    return new Period(month.atDay(1), month.atEndOfMonth());
  }

  public boolean isDay() {
    return first.equals(last);
  }

  /// `2026-11-15` for a day, `2026-11` for a month.
  public String name() {
    return isDay() ? first.toString() : YearMonth.from(first).toString();
  }

  public String kicker() {
    return isDay() ? "Daily report" : "Monthly report";
  }

  public String title() {
    return isDay() ? "Gaming day " + first : "Gaming days %s to %s".formatted(first, last);
  }
}
