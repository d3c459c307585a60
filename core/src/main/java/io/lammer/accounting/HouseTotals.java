package io.lammer.accounting;

import java.util.List;
import java.util.TreeMap;

/// What became of the house's slips.
///
/// @param slips those issued, paid or voided, and those unpaid, by number and in their state at the
///   end
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
