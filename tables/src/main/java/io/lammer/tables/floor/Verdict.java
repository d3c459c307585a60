package io.lammer.tables.floor;

import io.lammer.ledger.Transfer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import java.util.List;

/// The answer of the floor to an act.
public sealed interface Verdict {
  /// Events in the order they happened, each with the money it moved.
  record Accepted(List<Posted> events) implements Verdict {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /// Nothing happened. A set-up is refused for all its faults together.
  record Refused(List<Refusal> refusals) implements Verdict {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  /// An event of one journal.
  record Posted(String journal, FloorEvent event, List<Transfer> transfers) {
    public Posted {
      transfers = List.copyOf(transfers);
    }
  }

  static Verdict refuse(Code code, String message, Object... values) {
    return new Refused(List.of(new Refusal(code, message.formatted(values))));
  }

  static Posted at(LiveTable table, TableEvent event, List<Transfer> transfers) {
    return new Posted(LiveTable.journal(table.name()), event, transfers);
  }

  static Posted at(String jackpot, JackpotEvent event, List<Transfer> transfers) {
    return new Posted(LiveJackpot.journal(jackpot), event, transfers);
  }
}
