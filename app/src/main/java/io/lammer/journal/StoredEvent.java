package io.lammer.journal;

import java.time.Instant;

/// A stored event: its id among all events, its command, its number in its journal, and the hash
/// that chains it to the event before.
public record StoredEvent(long id, long command, long number, Entry entry, Hash hash) {
  public String journal() {
    return entry.journal();
  }

  public Instant at() {
    return entry.at();
  }
}
