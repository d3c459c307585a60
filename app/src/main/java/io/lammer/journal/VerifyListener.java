package io.lammer.journal;

import java.util.Optional;

/// A listener to the progress and the events of a verification.
public interface VerifyListener {
  VerifyListener NONE = new VerifyListener() {};

  default void progress(long done, long total) {}

  /// Receives every verified event, in the order in which all events were written. A returned
  /// sentence is a fault, which ends the verification.
  default Optional<String> event(StoredEvent event) {
    return Optional.empty();
  }
}
