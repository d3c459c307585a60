package io.lammer.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;

/// The journals of one house: one connection writes, others read beside it.
public final class Database implements AutoCloseable {
  /// How long a reader waits before it looks again by itself, for commits of another process.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(250);

  private final Vendor vendor;
  private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
  private final Commits commits = new Commits();
  private final @Nullable Writer writer;
  private volatile boolean closed;

  private Database(Vendor vendor, boolean writes) throws SQLException {
    this.vendor = vendor;
    this.writer = writes ? new Writer(vendor, commits) : null;
  }

  /// Opens a file for writing, and creates or migrates it. Refuses one that is not safe to use.
  public static Database open(Path file) {
    return open(new Sqlite(file));
  }

  /// Opens a house for writing, and creates or migrates it. Refuses one that is not safe to use.
  public static Database open(HouseAddress house) {
    return open(house.vendor());
  }

  /// Opens a file for reading only; another process may be writing it.
  public static Database read(Path file) {
    return read(HouseAddress.of(file));
  }

  /// Opens a house for reading only; another process may be writing it.
  public static Database read(HouseAddress house) {
    var vendor = house.vendor();
    vendor.requireCurrent();
    return start(vendor, false);
  }

  static Database open(Vendor vendor) {
    try {
      vendor.claim();
      return start(vendor, true);
    } catch (RuntimeException refused) {
      vendor.close();
      throw refused;
    }
  }

  private static Database start(Vendor vendor, boolean writes) {
    try {
      return new Database(vendor, writes);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be opened", failed);
    }
  }

  public Writer writer() {
    if (writer == null) {
      throw new IllegalStateException(vendor.name() + " was opened for reading only");
    }
    return writer;
  }

  public Journals journals() {
    return new Journals(this);
  }

  public Snapshots snapshots() {
    return new Snapshots(this);
  }

  public Credentials credentials() {
    return new Credentials(this);
  }

  public Seals seals() {
    return new Seals(this);
  }

  /// Finishes what was submitted, then closes.
  @Override
  public void close() {
    if (writer != null) {
      writer.finish();
    }
    closed = true;
    commits.happened();
    closeIdle();
    if (writer != null) {
      writer.close();
    }
    vendor.close();
  }

  private void closeIdle() {
    for (var connection = idle.poll(); connection != null; connection = idle.poll()) {
      closeQuietly(connection);
    }
  }

  Vendor vendor() {
    return vendor;
  }

  @FunctionalInterface
  interface Query<T> {
    T on(Connection connection) throws SQLException;
  }

  /// Lends a reading connection.
  <T> T read(Query<T> query) {
    Connection connection = null;
    try {
      connection = idle.poll();
      if (connection == null) {
        connection = vendor.reading();
      }
      var result = query.on(connection);
      idle.push(connection);
      if (closed) {
        closeIdle();
      }
      return result;
    } catch (SQLException failed) {
      closeQuietly(connection);
      closeIdle();
      throw new StoreFailed(vendor.name() + " cannot be read", failed);
    }
  }

  <T> List<T> query(String sql, Rows.Reader<T> reader, Object... arguments) {
    return read(connection -> Rows.query(connection, sql, reader, arguments));
  }

  <T> Optional<T> first(String sql, Rows.Reader<T> reader, Object... arguments) {
    return query(sql, reader, arguments).stream().findFirst();
  }

  /// Lends a reading connection on which all queries see the same moment.
  <T> T readMoment(Query<T> query) {
    return read(
        connection -> {
          connection.setAutoCommit(false);
          try {
            return query.on(connection);
          } finally {
            connection.rollback();
            connection.setAutoCommit(true);
          }
        });
  }

  long commits() {
    return commits.count();
  }

  boolean isClosed() {
    return closed;
  }

  /// Waits for a commit after `seen`, or a while; false once the database is closed.
  boolean awaitCommit(long seen) throws InterruptedException {
    commits.await(seen, LOOK_AGAIN);
    return !closed;
  }

  private static void closeQuietly(@Nullable Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException _) {
      // A reading connection holds nothing that could be lost.
    }
  }
}
