package io.lammer.journal;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A SQLite file whose writing connection fails when told to.
final class Faulty implements SqlDialect {
  enum Fault {
    NONE,
    BEFORE_COMMIT,
    AFTER_COMMIT,
    /// After the commit, and for good.
    BROKEN
  }

  private final Sqlite sqlite;
  private @Nullable Connection connection;
  volatile Fault fault = Fault.NONE;

  /// Done before every commit.
  volatile Runnable beforeCommit = () -> {};

  /// Done before a commit is made to fail, with the transaction given up or committed.
  volatile Runnable beforeFault = () -> {};

  Faulty(Path file) {
    sqlite = new Sqlite(file);
  }

  /// Lets the file grow to so many pages, or as it likes.
  void limitPages(boolean full) throws SQLException {
    if (connection == null) {
      throw new IllegalStateException("not open");
    }
    try (var statement = connection.createStatement();
        var pages = statement.executeQuery("pragma page_count")) {
      var limit = full ? pages.getLong(1) : Integer.MAX_VALUE;
      statement.execute("pragma max_page_count = " + limit);
    }
  }

  @Override
  public Path seen() {
    return sqlite.seen();
  }

  @Override
  public Path secret() {
    return sqlite.secret();
  }

  @Override
  public Connection writing() throws SQLException {
    var real = sqlite.writing();
    connection = real;
    return (Connection)
        Proxy.newProxyInstance(
            Faulty.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, arguments) -> {
              var commit = method.getName().equals("commit");
              if (commit) {
                beforeCommit.run();
              }
              if ((fault == Fault.BROKEN && method.getName().equals("prepareStatement"))
                  || (fault == Fault.BEFORE_COMMIT && commit)) {
                if (commit) {
                  real.rollback();
                  real.setAutoCommit(true);
                  beforeFault.run();
                }
                throw new SQLException("made to fail");
              }
              try {
                var result = method.invoke(real, arguments);
                if (fault != Fault.NONE && commit) {
                  real.setAutoCommit(true);
                  beforeFault.run();
                  throw new SQLException("made to fail");
                }
                return result;
              } catch (InvocationTargetException failed) {
                throw failed.getCause();
              }
            });
  }

  @Override
  public String name() {
    return sqlite.name();
  }

  @Override
  public Path key() {
    return sqlite.key();
  }

  @Override
  public void claim() {
    sqlite.claim();
  }

  @Override
  public boolean isHeld() {
    return sqlite.isHeld();
  }

  @Override
  public void requireCurrent() {
    sqlite.requireCurrent();
  }

  @Override
  public Connection reading() throws SQLException {
    return sqlite.reading();
  }

  @Override
  public void copy(Path to) throws SQLException {
    sqlite.copy(to);
  }

  @Override
  public Optional<String> damage(Connection reading) throws SQLException {
    return sqlite.damage(reading);
  }

  @Override
  public Optional<String> additions(Connection reading) throws SQLException {
    return sqlite.additions(reading);
  }

  @Override
  public void close() {
    sqlite.close();
  }
}
