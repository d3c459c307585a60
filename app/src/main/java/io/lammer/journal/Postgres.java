package io.lammer.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/// The journals in a PostgreSQL database. The writer holds the [Lease] of the house.
final class Postgres implements SqlDialect {
  /// Read timeout of a writing connection, after which the database is out of reach.
  private static final Duration SILENCE = Duration.ofSeconds(10);

  /// Read timeout of a reading connection, whose queries may take longer. Without it, a machine
  /// that lost its power would block a query until TCP gives up after a quarter of an hour.
  private static final Duration READING_SILENCE = Duration.ofSeconds(60);

  /// Connect timeout in seconds for each of several hosts at the start.
  private static final int HOST_SECONDS = 3;

  /// Lock timeout.
  private static final Duration LOCKED = Duration.ofSeconds(3);

  /// SQL that locks until the transaction ends, so that only one connection waits for a standby.
  static final String TURN =
      "(select pg_advisory_xact_lock(hashtext('lammer ' || current_schema()))) as turn";

  private record Setting(String name, List<String> durable) {}

  private static final List<Setting> SETTINGS =
      List.of(
          new Setting("fsync", List.of("on")),
          new Setting("full_page_writes", List.of("on")),
          new Setting("synchronous_commit", List.of("on", "remote_apply")));

  private final HouseAddress address;
  private final PGSimpleDataSource source;
  private final Migrations migrations;
  private final Lease lease;
  private final Timelines timelines = new Timelines();
  private final List<PostgresAddress> hosts;
  private boolean shared;

  Postgres(HouseAddress address, PostgresAddress parsed, Duration leaseTime) {
    this.address = address;
    this.source = parsed.source();
    this.hosts = parsed.each();
    this.migrations = new Migrations(address.toString(), source, "postgresql");
    this.lease = new Lease(address, source, leaseTime);
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
  public Path secret() {
    return address.beside(".pepper");
  }

  @Override
  public Path seen() {
    return address.beside(".seen");
  }

  @Override
  public @Nullable Timeline timeline() {
    return timelines.newest().orElse(null);
  }

  @Override
  public boolean isOld(Connection connection) {
    return timelines.isOld(connection);
  }

  @Override
  public void claim() {
    prepare(lease::takeSoon);
  }

  @Override
  public void join() {
    shared = true;
    prepare(_ -> {});
  }

  private interface Step {
    void on(Connection connection) throws SQLException;
  }

  /// Asks every host for its timeline. The driver connects to the first primary that it finds,
  /// which may be an old one; that is refused if another host has a newer timeline.
  private void compareHosts() {
    if (hosts.size() > 1) {
      hosts.forEach(this::see);
    }
  }

  private void see(PostgresAddress host) {
    var one = host.source();
    one.setConnectTimeout(HOST_SECONDS);
    one.setLoginTimeout(HOST_SECONDS);
    try (var connection = one.getConnection()) {
      Timeline.of(connection).ifPresent(timelines::saw);
    } catch (SQLException _) {
      // A standby, or out of reach: nothing is written there.
    }
  }

  private void prepare(Step last) {
    compareHosts();
    try (var connection = connect()) {
      requireDurable(connection);
      confirm(connection);
      migrations.migrate();
      additions(connection)
          .ifPresent(
              found -> {
                throw new StoreRefused(address + " is not as it was left: " + found);
              });
      last.on(connection);
    } catch (SQLException | StoreFailed failed) {
      throw new StoreRefused(address + " cannot be opened: " + failed.getMessage(), failed);
    }
  }

  /// Waits until a synchronous standby has everything that this connection can see. A primary that
  /// crashed while commits waited for its standby shows these commits when it is back, although
  /// they were never acknowledged and the standby may be promoted without them. At most one
  /// connection of the house waits at a time, because the database does not notice when a client
  /// gives up and keeps its connection busy.
  static void confirm(Connection connection) {
    try {
      EventQueries.query(
          connection, "select pg_logical_emit_message(true, 'lammer', '') from " + TURN, _ -> true);
    } catch (SQLException failed) {
      throw new StoreFailed(
          "the database does not confirm what it holds; if it waits for a synchronous standby,"
              + " start that, or take it out of synchronous_standby_names on the primary if it is"
              + " lost",
          failed);
    }
  }

  @Override
  public Optional<Replication> replication(Connection connection) throws SQLException {
    return Optional.of(Replication.of(connection, hosts.size()));
  }

  @Override
  public @Nullable Lease lease() {
    return shared ? lease : null;
  }

  @Override
  public CommitFeed feed(Database database) throws SQLException {
    return new CommitFeed(connect(), lease, database);
  }

  @Override
  public boolean isHeld() {
    return lease.isHeld();
  }

  @Override
  public Duration beat() {
    return Lease.BEAT;
  }

  /// Long enough for a restart of the database; shorter in a shared house, because another server
  /// takes over sooner.
  @Override
  public Duration patience() {
    return shared ? lease.patience() : Duration.ofSeconds(30);
  }

  @Override
  public void fence(Connection connection) throws SQLException {
    if (isOld(connection)) {
      throw new LeaseLost(address + " has a newer primary than the one that is written");
    }
    lease.fence(connection);
  }

  /// An interrupted commit locks the lease's row until it ends. A commit after it reaches a
  /// synchronous standby only when the interrupted one has, too.
  @Override
  public void settle() throws SQLException {
    try (var connection = writing()) {
      connection.setAutoCommit(false);
      lease.fence(connection);
      connection.commit();
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
    if (EventQueries.query(
            connection, "select to_regclass('lease') is not null", row -> row.getBoolean(1))
        .contains(false)) {
      throw new StoreRefused(address + " holds no house");
    }
  }

  @Override
  public Connection writing() throws SQLException {
    var connection = connect();
    try (var statement = connection.createStatement()) {
      statement.execute("set idle_in_transaction_session_timeout = " + lease.patience().toMillis());
      requireDurable(connection);
      return connection;
    } catch (SQLException | StoreRefused failed) {
      connection.close();
      throw failed;
    }
  }

  /// The lock timeout is shorter than the network timeout, so that a connection waiting for a lock
  /// is freed rather than taken for dead. A commit whose synchronous standby is lost may hold a
  /// lock for hours.
  Connection connect() throws SQLException {
    var connection = source.getConnection();
    try (var statement = connection.createStatement()) {
      connection.setNetworkTimeout(Runnable::run, (int) SILENCE.toMillis());
      statement.execute("set lock_timeout = " + LOCKED.toMillis());
      timelines.admit(connection);
      return connection;
    } catch (SQLException | StoreFailed failed) {
      connection.close();
      throw failed;
    }
  }

  @Override
  public Connection reading() throws SQLException {
    return reading(READING_SILENCE);
  }

  @Override
  public Connection deciding() throws SQLException {
    return reading(SILENCE);
  }

  private Connection reading(Duration silence) throws SQLException {
    var connection = connect();
    connection.setNetworkTimeout(Runnable::run, (int) silence.toMillis());
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    return connection;
  }

  @Override
  public void copy(Path to) throws SQLException {
    var file = new Sqlite(to);
    try (file) {
      HouseCopy.run(this, file, VerifyListener.NONE);
    }
    file.endLog();
  }

  /// PostgreSQL checks its own pages if its checksums are enabled.
  @Override
  public Optional<String> damage(Connection connection) {
    return Optional.empty();
  }

  /// The program creates no triggers, views or rules: what they do would look like its own work.
  @Override
  public Optional<String> additions(Connection connection) throws SQLException {
    return EventQueries.query(
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

  /// Reads the settings back, because a requested setting may not be in force.
  private void requireDurable(Connection connection) throws SQLException {
    for (var setting : SETTINGS) {
      var found =
          EventQueries.query(connection, "show " + setting.name(), row -> row.getString(1))
              .getFirst();
      if (!setting.durable().contains(found)) {
        throw new StoreRefused(
            "%s has %s %s; expected %s, or a power cut could lose what was answered"
                .formatted(address, setting.name(), found, String.join(" or ", setting.durable())));
      }
    }
  }

  @Override
  public void close() {
    lease.release();
  }
}
