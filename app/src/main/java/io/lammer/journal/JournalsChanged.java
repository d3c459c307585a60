package io.lammer.journal;

import java.util.Optional;
import java.util.stream.Stream;

/// Thrown when the database holds something that no server of the house wrote.
public final class JournalsChanged extends StoreFailed {
  public JournalsChanged(String sentence) {
    super(sentence);
  }

  /// The first such exception among a failure and its causes.
  public static Optional<JournalsChanged> in(Throwable failure) {
    return Stream.<Throwable>iterate(failure, it -> it != null, Throwable::getCause)
        .filter(JournalsChanged.class::isInstance)
        .map(JournalsChanged.class::cast)
        .findFirst();
  }
}
