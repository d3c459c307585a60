package io.lammer.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Everything that differs between SQLite and PostgreSQL except migrations.
interface SqlDialect extends AutoCloseable {
  /// The name of this database in messages.
  String name();

  /// The file with the house's signing key.
  Path key();

  /// The file with the house's secret.
  Path secret();

  /// The file with the last event and command that this server has seen.
  Path seen();

  /// The newest timeline that a connection has shown; null if the database has none.
  default @Nullable Timeline timeline() {
    return null;
  }

  /// Whether a connection leads to a database that was replaced, such as an old primary.
  default boolean isOld(Connection connection) {
    return false;
  }

  /// Makes this process the only writer, and migrates the schema.
  void claim();

  /// Migrates the schema, and joins the processes that share the house. Same as `claim` if the
  /// database cannot be shared.
  default void join() {
    claim();
  }

  /// The lease of a shared house; null if this process has the house alone.
  default @Nullable Lease lease() {
    return null;
  }

  /// The commits of the other processes of a shared house.
  default CommitFeed feed(Database database) throws SQLException {
    throw new IllegalStateException(name() + " is not shared");
  }

  /// False if the file written to was removed or replaced, so that the next start would not find
  /// it.
  boolean isHeld();

  /// The state of the database's replication, if it has any.
  default Optional<Replication> replication(Connection connection) throws SQLException {
    return Optional.empty();
  }

  /// How often the writer must commit something to keep its lease; null if it has none.
  default @Nullable Duration beat() {
    return null;
  }

  /// How long to try to reconnect when the writing connection is lost.
  default Duration patience() {
    return Duration.ZERO;
  }

  /// The last statement of every writing transaction: fails if another process has taken over.
  ///
  /// @throws LeaseLost if it has
  default void fence(Connection connection) throws SQLException {}

  /// Called after the writing connection was lost: waits until the interrupted commit has succeeded
  /// or failed, including on a standby.
  ///
  /// @throws LeaseLost if another process has taken over
  default void settle() throws SQLException {}

  /// Refuses a schema of another version than the program's.
  void requireCurrent();

  /// The one connection that writes, checked to be durable.
  Connection writing() throws SQLException;

  Connection reading() throws SQLException;

  /// A reading connection for the writer, with a short timeout.
  default Connection deciding() throws SQLException {
    return reading();
  }

  /// Writes what is committed now to a new file while the writer keeps running.
  void copy(Path to) throws SQLException;

  /// Damage to the file itself, in the database's own words.
  Optional<String> damage(Connection connection) throws SQLException;

  /// Triggers and the like that somebody added to the database.
  Optional<String> additions(Connection connection) throws SQLException;

  @Override
  void close();
}
