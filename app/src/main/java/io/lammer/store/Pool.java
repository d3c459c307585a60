package io.lammer.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/// Connections that are lent for a query and kept for the next. There are a few: a database takes a
/// hundred in all, and does no more at once than it has processors. Who comes when all are lent
/// waits.
final class Pool implements AutoCloseable {
  private static final int MOST = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @FunctionalInterface
  interface Opening {
    Connection open() throws SQLException;
  }

  private final Opening opening;
  private final Predicate<Connection> isOld;
  private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
  private final Semaphore free = new Semaphore(MOST, true);
  private volatile boolean closed;

  /// @param isOld whether one that was kept leads to the wrong place by now
  Pool(Opening opening, Predicate<Connection> isOld) {
    this.opening = opening;
    this.isOld = isOld;
  }

  <T> T lend(Database.Query<T> query) throws SQLException {
    try {
      if (!free.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new SQLException(
            "all %d connections are in use for longer than %d s"
                .formatted(MOST, PATIENCE.toSeconds()));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new SQLException("interrupted while a connection was waited for", interrupted);
    }
    try {
      return lent(query);
    } finally {
      free.release();
    }
  }

  /// One that was kept may have been lost since, as when the database was restarted: what fails on
  /// it is asked again on a new one.
  private <T> T lent(Database.Query<T> query) throws SQLException {
    var kept = idle.poll();
    if (kept != null && isOld.test(kept)) {
      Database.closeQuietly(kept);
      closeIdle();
      kept = null;
    }
    if (kept != null) {
      try {
        return use(kept, query);
      } catch (SQLException _) {
        closeIdle();
      }
    }
    return use(opening.open(), query);
  }

  private <T> T use(Connection connection, Database.Query<T> query) throws SQLException {
    try {
      var result = query.on(connection);
      idle.push(connection);
      if (closed) {
        closeIdle();
      }
      return result;
    } catch (SQLException failed) {
      Database.closeQuietly(connection);
      throw failed;
    }
  }

  private void closeIdle() {
    for (var connection = idle.poll(); connection != null; connection = idle.poll()) {
      Database.closeQuietly(connection);
    }
  }

  /// Those that are lent are closed when they come back.
  @Override
  public void close() {
    closed = true;
    closeIdle();
  }
}
