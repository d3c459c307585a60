package io.lammer.runtime;

import java.util.Map;

/// The result of a committed act.
///
/// @param journals number of the last event of each journal that the act touched
/// @param repeated whether an earlier request with the same key executed the act
public record Receipt(Map<String, Long> journals, boolean repeated) {
  public Receipt {
    journals = Map.copyOf(journals);
  }
}
