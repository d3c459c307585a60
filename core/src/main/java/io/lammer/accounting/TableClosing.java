package io.lammer.accounting;

import io.lammer.house.LiveTable;
import org.jspecify.annotations.Nullable;

/// A table at the end of a gaming day.
///
/// @param layout number of the event that laid it out; 0 if it was never opened
/// @param round how many rounds it has settled
/// @param dealer the last dealer who played, as written in the journal; null if there was none
public record TableClosing(
    LiveTable.Status status, long layout, long round, AtRisk atRisk, @Nullable String dealer)
    implements Closing {
  static final TableClosing NEW =
      new TableClosing(LiveTable.Status.DRAFT, 0, 0, AtRisk.NOTHING, null);
}
