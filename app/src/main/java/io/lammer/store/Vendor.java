package io.lammer.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// All that differs between databases, the migrations aside.
interface Vendor extends AutoCloseable {
  /// What people call this database.
  String name();

  /// Where the house's signing key is kept.
  Path key();

  /// Where the house's secret is kept.
  Path secret();

  /// Where this server writes down what it has seen.
  Path seen();

  /// The newest history that a connection has shown; null where the database has none.
  default @Nullable Timeline timeline() {
    return null;
  }

  /// Whether a connection leads to a database that another one has replaced.
  default boolean isOld(Connection connection) {
    return false;
  }

  /// Makes this process the only writer, and the schema the program's own.
  void claim();

  /// Makes the schema the program's own, and this process one of several that share the house where
  /// there can be several; else as `claim`.
  default void join() {
    claim();
  }

  /// What a house is shared by; null where this process alone has it.
  default @Nullable Lease lease() {
    return null;
  }

  /// What the others commit, where the house is shared.
  default Feed feed(Database database) throws SQLException {
    throw new IllegalStateException(name() + " is not shared");
  }

  /// Whether what is written still goes where the next start will look for it.
  boolean isHeld();

  /// How what is committed is copied to other machines, where the database itself does that.
  default Optional<Replication> replication(Connection connection) throws SQLException {
    return Optional.empty();
  }

  /// How often the one who writes has to be heard of, where that is wanted.
  default @Nullable Duration beat() {
    return null;
  }

  /// How long it is tried to reach the database again when the connection that writes is lost.
  default Duration patience() {
    return Duration.ZERO;
  }

  /// The last word of every transaction that writes: nobody else has taken over.
  ///
  /// @throws LeaseLost if somebody has
  default void fence(Connection connection) throws SQLException {}

  /// After the connection that writes was lost: waits until the commit that was on its way is done
  /// or undone, on a standby too.
  ///
  /// @throws LeaseLost if somebody has taken over
  default void settle() throws SQLException {}

  /// Refuses a schema other than the program's own.
  void requireCurrent();

  /// The one connection that writes, checked to be durable.
  Connection writing() throws SQLException;

  Connection reading() throws SQLException;

  /// One to read with for who writes, who cannot wait for long.
  default Connection deciding() throws SQLException {
    return reading();
  }

  /// Writes what is committed now to a new file, while the writer goes on.
  void copy(Path to) throws SQLException;

  /// What is wrong with the file itself, if anything, in the database's own words.
  Optional<String> damage(Connection connection) throws SQLException;

  /// What somebody has put into it that acts by itself, if anything.
  Optional<String> additions(Connection connection) throws SQLException;

  @Override
  void close();
}
