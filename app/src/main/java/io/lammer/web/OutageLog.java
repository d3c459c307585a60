package io.lammer.web;

import io.lammer.journal.StoreFailed;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;

/// Tells outages (database or writer unreachable) from bugs. An outage is logged as one line, a bug
/// with its stack trace.
public final class OutageLog {
  private OutageLog() {}

  /// The outage among a failure and its causes, if any.
  public static Optional<RuntimeException> in(Throwable failure) {
    return Stream.<Throwable>iterate(failure, it -> it != null, Throwable::getCause)
        .filter(it -> it instanceof StoreFailed || it instanceof WriterUnavailableException)
        .map(RuntimeException.class::cast)
        .findFirst();
  }

  /// Logs a failure that will be retried.
  public static void log(Logger log, String what, Throwable failure) {
    in(failure)
        .ifPresentOrElse(
            outage -> log.warn("{}: {}", what, outage.getMessage()),
            () -> log.error(what, failure));
  }
}
