package io.lammer.server;

import io.lammer.store.StoreFailed;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;

/// Tells a database or a writer that cannot be reached from a fault of the program. An outage gets
/// a line in the log, a fault its stack trace.
public final class Outage {
  private Outage() {}

  /// What says that the database or the writer cannot be reached, among a failure and its causes.
  public static Optional<RuntimeException> in(Throwable failure) {
    return Stream.<Throwable>iterate(failure, it -> it != null, Throwable::getCause)
        .filter(it -> it instanceof StoreFailed || it instanceof NoWriter)
        .map(RuntimeException.class::cast)
        .findFirst();
  }

  /// Says that something failed, and is tried again.
  public static void log(Logger log, String what, Throwable failure) {
    in(failure)
        .ifPresentOrElse(
            outage -> log.warn("{}: {}", what, outage.getMessage()),
            () -> log.error(what, failure));
  }
}
