package io.lammer.store.floor;

import io.lammer.tables.Refusal;
import java.util.List;
import java.util.Map;

/// What whoever acted is told, once it is on the disk.
public sealed interface Reply {
  /// It happened, now or (`repeated`) when it was asked before.
  ///
  /// @param journals the number of the last event of each journal it touched
  record Done(Map<String, Long> journals, boolean repeated) implements Reply {
    public Done {
      journals = Map.copyOf(journals);
    }
  }

  /// Nothing happened.
  record Refused(List<Refusal> refusals) implements Reply {
    public Refused {
      refusals = List.copyOf(refusals);
    }
  }

  /// The key was used before for something else. Nothing happened.
  record KeyReused(String key) implements Reply {}
}
