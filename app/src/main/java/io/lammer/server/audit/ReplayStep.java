package io.lammer.server.audit;

import io.lammer.rules.Money;
import io.lammer.tables.floor.LiveTable;
import java.util.List;
import java.util.Map;

/// A table after one event of its journal.
///
/// @param last the number of the journal's last event
/// @param felt as SVG; empty before the table was opened
/// @param round the events of the round around it
/// @param meters what its jackpots showed then
/// @param roundBefore the event that settled the round before, 0 if there is none
/// @param roundAfter the event that settles this round or the next, or the journal's end
public record ReplayStep(
    LiveTable table,
    long number,
    long last,
    EventLines.Line line,
    String words,
    String felt,
    List<Listed> round,
    Map<String, Money> meters,
    long roundBefore,
    long roundAfter) {
  public ReplayStep {
    round = List.copyOf(round);
  }

  /// An event in the list beside the felt.
  public record Listed(long number, String kind, String words) {}
}
