package io.lammer.store;

import java.util.Optional;

/// Looks on while a database is verified.
public interface Watch {
  Watch NONE = new Watch() {};

  /// How many events are done, and of how many.
  default void progress(long done, long total) {}

  /// Sees every verified event, in the order in which all events were written. A sentence says what
  /// is wrong with it and ends the verification.
  default Optional<String> event(StoredEvent event) {
    return Optional.empty();
  }
}
