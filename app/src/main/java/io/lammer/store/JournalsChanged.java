package io.lammer.store;

import java.util.Optional;
import java.util.stream.Stream;

/// The database holds something else than what servers of the house wrote.
public final class JournalsChanged extends StoreFailed {
  public JournalsChanged(String sentence) {
    super(sentence);
  }

  /// The one among a failure and its causes.
  public static Optional<JournalsChanged> in(Throwable failure) {
    return Stream.<Throwable>iterate(failure, it -> it != null, Throwable::getCause)
        .filter(JournalsChanged.class::isInstance)
        .map(JournalsChanged.class::cast)
        .findFirst();
  }
}
