package io.lammer.accounting;

import java.util.List;
import java.util.TreeMap;

/// The house's slips over a period.
///
/// @param slips the slips that were issued, paid or voided in the period or are still unpaid, by
///   number, in their state at the end
public record HouseTotals(List<SlipRecord> slips) implements Totals {
  public HouseTotals {
    slips = List.copyOf(slips);
  }

  HouseTotals and(HouseTotals later) {
    var all = new TreeMap<String, SlipRecord>();
    slips.forEach(one -> all.put(one.slip().number(), one));
    later.slips.forEach(one -> all.put(one.slip().number(), one));
    return new HouseTotals(List.copyOf(all.values()));
  }
}
