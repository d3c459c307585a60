package io.lammer.accounting;

/// The totals of a journal over a gaming day or several days.
public sealed interface Totals permits TableTotals, JackpotTotals, HouseTotals, Totals.None {
  /// The totals of a journal that moves no money, such as a device's.
  record None() implements Totals {}

  /// The sum with the totals of a later period of the same journal.
  default Totals plus(Totals later) {
    return switch (this) {
      case TableTotals totals -> totals.and((TableTotals) later);
      case JackpotTotals totals -> totals.and((JackpotTotals) later);
      case HouseTotals totals -> totals.and((HouseTotals) later);
      case None none -> none;
    };
  }
}
