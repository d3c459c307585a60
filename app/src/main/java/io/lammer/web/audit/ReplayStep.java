package io.lammer.web.audit;

import io.lammer.house.LiveTable;
import io.lammer.rules.Money;
import java.util.List;
import java.util.Map;

/// The state of a table after one event of its journal.
///
/// @param last number of the journal's last event
/// @param felt the felt as SVG; empty before the table was opened
/// @param round the events of the surrounding round
/// @param meters the displayed amounts of its jackpots at that time
/// @param roundBefore number of the event that settled the previous round; 0 if there is none
/// @param roundAfter number of the event that settles this round or the next; the journal's end if
///   there is none
public record ReplayStep(
    LiveTable table,
    long number,
    long last,
    EventFormatter.Line line,
    String words,
    String felt,
    List<Listed> round,
    Map<String, Money> meters,
    long roundBefore,
    long roundAfter) {
  public ReplayStep {
    round = List.copyOf(round);
  }

  public record Listed(long number, String kind, String words) {}
}
