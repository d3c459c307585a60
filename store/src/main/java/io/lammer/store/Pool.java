package io.lammer.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;

/// Connections that are lent for a query and kept for the next.
final class Pool implements AutoCloseable {
  @FunctionalInterface
  interface Opening {
    Connection open() throws SQLException;
  }

  private final Opening opening;
  private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  Pool(Opening opening) {
    this.opening = opening;
  }

  /// One that was kept may have been lost since, as when the database was restarted: what fails on
  /// it is asked again on a new one.
  <T> T lend(Database.Query<T> query) throws SQLException {
    var kept = idle.poll();
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
