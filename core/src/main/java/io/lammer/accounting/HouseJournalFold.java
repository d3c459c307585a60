package io.lammer.accounting;

import io.lammer.house.HouseEvent;
import java.util.List;

/// Folds the house's journal.
final class HouseJournalFold implements PartFold {
  private final SlipLedger slips;

  HouseJournalFold(List<SlipRecord> earlier) {
    this.slips = new SlipLedger(earlier);
  }

  @Override
  public void add(Step step, int shift) {
    slips.add(step.ref(), (HouseEvent) step.event());
  }

  @Override
  public HouseTotals totals() {
    return new HouseTotals(slips.all());
  }

  @Override
  public HouseClosing closing() {
    return new HouseClosing(slips.unpaid());
  }
}
