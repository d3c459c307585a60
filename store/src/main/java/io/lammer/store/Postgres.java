package io.lammer.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/// A database of a PostgreSQL server. Who writes has the lease of the house: every commit carries
/// its epoch and moves its end, so that a writer that slept commits nothing after another took
/// over.
final class Postgres implements Vendor {
  /// How long a lease lasts that is not moved on, and how often it is.
  private static final Duration LEASE = Duration.ofSeconds(4);

  private static final Duration BEAT = Duration.ofSeconds(1);

  /// Less than a lease: who takes over must not wait for a row that a dead writer holds.
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private record Setting(String name, List<String> durable) {}

  private static final List<Setting> SETTINGS =
      List.of(
          new Setting("fsync", List.of("on")),
          new Setting("full_page_writes", List.of("on")),
          new Setting("synchronous_commit", List.of("on", "remote_apply")));

  private final HouseAddress address;
  private final PGSimpleDataSource source;
  private final Migrations migrations;
  private @Nullable Long epoch;

  Postgres(HouseAddress address, PostgresAddress parsed) {
    this.address = address;
    this.source = parsed.source();
    this.migrations = new Migrations(address.toString(), source, "postgresql");
  }

  @Override
  public String name() {
    return address.toString();
  }

  @Override
  public Path key() {
    return address.beside(".key");
  }

  @Override
  public void claim() {
    try (var connection = connect()) {
      requireDurable(connection);
      migrations.migrate();
      additions(connection)
          .ifPresent(
              found -> {
                throw new StoreRefused(address + " is not as it was left: " + found);
              });
      epoch = take(connection);
    } catch (SQLException failed) {
      throw new StoreRefused(address + " cannot be opened: " + failed.getMessage(), failed);
    }
  }

  /// Waits as long as the lease of a writer that died lasts.
  private long take(Connection connection) throws SQLException {
    var end = System.nanoTime() + LEASE.plus(BEAT).toNanos();
    while (true) {
      var taken =
          Rows.query(
              connection,
              """
              update lease set epoch = epoch + 1,
                holder = ? || coalesce(' at ' || host(inet_client_addr()), ''),
                ends = clock_timestamp() + ? * interval '1 millisecond'
              where ends < clock_timestamp() returning epoch
              """,
              row -> row.getLong(1),
              Long.toString(ProcessHandle.current().pid()),
              LEASE.toMillis());
      if (!taken.isEmpty()) {
        return taken.getFirst();
      }
      if (System.nanoTime() - end > 0) {
        throw new StoreRefused(
            "%s is being written by another process, %s; only one may"
                .formatted(address, holderIn(connection)));
      }
      Appender.pause();
    }
  }

  private static String holderIn(Connection connection) throws SQLException {
    return Rows.query(connection, "select holder from lease", row -> row.getString(1)).getFirst();
  }

  @Override
  public boolean isHeld() {
    return epoch != null;
  }

  @Override
  public Duration beat() {
    return BEAT;
  }

  /// A server that starts again takes some seconds.
  @Override
  public Duration patience() {
    return Duration.ofSeconds(30);
  }

  /// Moves the end of the lease, and wakes those who follow when the commit is done.
  @Override
  public void fence(Connection connection) throws SQLException {
    var held =
        Rows.query(
            connection,
            """
            with moved as (
              update lease set ends = clock_timestamp() + ? * interval '1 millisecond'
              where epoch = ? returning epoch)
            select pg_notify('lammer', '') from moved
            """,
            _ -> true,
            LEASE.toMillis(),
            epoch == null ? -1 : epoch);
    if (held.isEmpty()) {
      throw new LeaseLost("another process has taken over the writing of " + address);
    }
  }

  @Override
  public void requireCurrent() {
    try (var connection = reading()) {
      requireOurs(connection);
    } catch (SQLException failed) {
      throw new StoreRefused(address + " cannot be opened: " + failed.getMessage(), failed);
    }
    migrations.requireCurrent();
  }

  private void requireOurs(Connection connection) throws SQLException {
    if (Rows.query(connection, "select to_regclass('lease') is not null", row -> row.getBoolean(1))
        .contains(false)) {
      throw new StoreRefused(address + " holds no house");
    }
  }

  @Override
  public Connection writing() throws SQLException {
    var connection = connect();
    try (var statement = connection.createStatement()) {
      statement.execute("set idle_in_transaction_session_timeout = " + PATIENCE.toMillis());
      requireDurable(connection);
      return connection;
    } catch (SQLException | StoreRefused failed) {
      connection.close();
      throw failed;
    }
  }

  Connection connect() throws SQLException {
    return source.getConnection();
  }

  @Override
  public Connection reading() throws SQLException {
    var connection = connect();
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    return connection;
  }

  @Override
  public void copy(Path to) throws SQLException {
    var file = new Sqlite(to);
    try (file) {
      Copy.run(this, file, Watch.NONE);
    }
    file.endLog();
  }

  /// PostgreSQL checks its own pages where its checksums are on.
  @Override
  public Optional<String> damage(Connection connection) {
    return Optional.empty();
  }

  /// The program makes none: what they did would look like its own work.
  @Override
  public Optional<String> additions(Connection connection) throws SQLException {
    return Rows.query(
            connection,
            """
            select 'trigger ' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
            where not tgisinternal and relnamespace = current_schema()::regnamespace
            union all
            select 'view ' || viewname from pg_views where schemaname = current_schema()
            union all
            select 'rule ' || rulename from pg_rules where schemaname = current_schema()
            """,
            row -> row.getString(1))
        .stream()
        .findFirst()
        .map(found -> "it has a " + found + ", which the program did not make");
  }

  /// Reads the settings back: one that was only asked for may not be in force.
  private void requireDurable(Connection connection) throws SQLException {
    for (var setting : SETTINGS) {
      var found =
          Rows.query(connection, "show " + setting.name(), row -> row.getString(1)).getFirst();
      if (!setting.durable().contains(found)) {
        throw new StoreRefused(
            "%s has %s %s; expected %s, or a power cut could lose what was answered"
                .formatted(address, setting.name(), found, String.join(" or ", setting.durable())));
      }
    }
  }

  /// Gives the lease back, so that the next writer need not wait.
  @Override
  public void close() {
    if (epoch == null) {
      return;
    }
    try (var connection = connect();
        var statement =
            connection.prepareStatement("update lease set ends = '-infinity' where epoch = ?")) {
      statement.setLong(1, epoch);
      statement.executeUpdate();
    } catch (SQLException _) {
      // It ends by itself in a few seconds.
    }
    epoch = null;
  }
}
