package io.lammer.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.postgresql.PGConnection;

/// What other processes commit, as it comes, on a connection of its own.
public final class Feed implements AutoCloseable {
  /// A database that says nothing for so long is out of reach.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Connection connection;
  private final Lease lease;

  Feed(Connection connection, Lease lease) throws SQLException {
    this.connection = connection;
    this.lease = lease;
    connection.setNetworkTimeout(Runnable::run, (int) PATIENCE.toMillis());
    try (var statement = connection.createStatement()) {
      statement.execute("listen lammer");
    }
  }

  /// The events after a place among all events, without their transfers.
  public List<StoredEvent> after(long place, int limit) {
    return asked(() -> Rows.after(connection, place, Long.MAX_VALUE, limit));
  }

  /// Whether an event is there as it was seen.
  public boolean holds(StoredEvent event) {
    return asked(
        () ->
            Rows.query(
                    connection,
                    "select hash from events where id = ?",
                    row -> Rows.hash(row, 1),
                    event.id())
                .contains(event.hash()));
  }

  public WriterPlace writer() {
    return asked(() -> Lease.place(connection));
  }

  /// Whether this process may write from now on.
  boolean take() {
    return asked(() -> lease.take(connection));
  }

  /// Waits a while for a commit.
  public void await(Duration atMost) {
    var _ =
        asked(
            () ->
                connection
                    .unwrap(PGConnection.class)
                    .getNotifications((int) Math.max(1, atMost.toMillis())));
  }

  private interface Question<T> {
    T answer() throws SQLException;
  }

  private static <T> T asked(Question<T> question) {
    try {
      return question.answer();
    } catch (SQLException failed) {
      throw new StoreFailed("the database is out of reach", failed);
    }
  }

  @Override
  public void close() {
    Database.closeQuietly(connection);
  }
}
