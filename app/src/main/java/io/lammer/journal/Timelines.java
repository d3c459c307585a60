package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/// The timelines that this process's connections have shown. After a promotion the old primary may
/// still run; it is neither read nor written once a connection has shown a newer timeline.
final class Timelines {
  private final Map<Connection, Timeline> known = Collections.synchronizedMap(new WeakHashMap<>());
  private @Nullable Timeline newest;

  /// The newest timeline seen.
  synchronized Optional<Timeline> newest() {
    return Optional.ofNullable(newest);
  }

  /// Refuses a new connection to an old primary.
  void admit(Connection connection) throws SQLException {
    var found = Timeline.of(connection);
    if (found.isPresent()) {
      known.put(connection, found.get());
      raise(found.get());
    }
  }

  /// Records the timeline of another host of the house.
  synchronized void saw(Timeline elsewhere) {
    if (newest == null || newest.isBefore(elsewhere)) {
      newest = elsewhere;
    }
  }

  private synchronized void raise(Timeline here) {
    if (newest != null && here.isBefore(newest)) {
      throw new StoreFailed(
          ("the database of timeline %d is an old primary: this server has seen timeline %d; stop"
                  + " the old primary for good")
              .formatted(here.number(), newest.number()));
    }
    newest = here;
  }

  /// Whether a connection leads to an old primary.
  boolean isOld(Connection connection) {
    var here = known.get(connection);
    return here != null && newest().filter(here::isBefore).isPresent();
  }
}
