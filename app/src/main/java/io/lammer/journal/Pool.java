package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/// A pool of read-only connections. It is small, because PostgreSQL allows about a hundred
/// connections in all and runs no more queries at once than it has processors. A query waits while
/// all connections are in use.
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

  /// @param isOld whether a pooled connection leads to a database that was replaced meanwhile
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

  /// A pooled connection may be dead, as after a restart of the database; a query that fails on it
  /// is retried on a new one.
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

  /// Connections in use are closed when they are returned.
  @Override
  public void close() {
    closed = true;
    closeIdle();
  }
}
