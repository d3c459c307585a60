package io.lammer.accounting;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The totals of a table over a period.
///
/// @param layouts the numbers of the events that laid the table out, in the order they were in
///   force
/// @param opening the stakes at the start
/// @param shifts the sums by shift of the gaming day, starting at 0
/// @param jackpotWagers how many wagers were locked on each jackpot
public record TableTotals(
    List<Long> layouts,
    AtRisk opening,
    SortedMap<Integer, TableSums> shifts,
    SortedMap<String, Long> jackpotWagers)
    implements Totals {
  public TableTotals {
    layouts = List.copyOf(layouts);
    shifts = Collections.unmodifiableSortedMap(new TreeMap<>(shifts));
    jackpotWagers = Collections.unmodifiableSortedMap(new TreeMap<>(jackpotWagers));
  }

  /// The sums of all shifts.
  public TableSums sums() {
    var sums = new TableTally();
    shifts.values().forEach(sums::add);
    return sums.sums();
  }

  public TableSums shift(int shift) {
    return shifts.getOrDefault(shift, TableSums.NOTHING);
  }

  TableTotals and(TableTotals later) {
    var allLayouts = new LinkedHashSet<>(layouts);
    allLayouts.addAll(later.layouts);
    var allShifts = new TreeMap<>(shifts);
    later.shifts.forEach((shift, sums) -> allShifts.merge(shift, sums, TableSums::plus));
    var wagers = new TreeMap<>(jackpotWagers);
    later.jackpotWagers.forEach((jackpot, count) -> wagers.merge(jackpot, count, Long::sum));
    return new TableTotals(List.copyOf(allLayouts), opening, allShifts, wagers);
  }
}
