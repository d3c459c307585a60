package io.lammer.store.floor;

import java.util.Map;

/// What comes of an act, once it is on the disk.
///
/// @param journals the number of the last event of each journal it touched
/// @param repeated it happened when it was asked before
public record Receipt(Map<String, Long> journals, boolean repeated) {
  public Receipt {
    journals = Map.copyOf(journals);
  }
}
