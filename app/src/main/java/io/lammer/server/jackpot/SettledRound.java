package io.lammer.server.jackpot;

import io.lammer.store.StoredEvent;
import io.lammer.tables.Settlement;
import io.lammer.tables.floor.Correction;
import io.lammer.tables.floor.LiveTable;
import java.util.List;

/// A round of a table that is looked at, and what was put right at that table.
///
/// @param lines every wager that it resolved
/// @param made newest first
public record SettledRound(
    LiveTable table, long number, List<Settlement.Line> lines, List<Made> made) {

  /// A correction as it stands in the table's journal.
  public record Made(String table, StoredEvent stored, Correction correction) {}

  public SettledRound {
    lines = List.copyOf(lines);
    made = List.copyOf(made);
  }
}
