package io.lammer.store;

import io.lammer.store.HouseSecret.Purpose;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/// The right to write a house that several processes share. Each taking raises its epoch; every
/// commit carries that and moves the end of the lease, so that a writer that slept commits nothing
/// after another took over.
final class Lease {
  /// How long a lease usually lasts that is not moved on.
  static final Duration TIME = Duration.ofSeconds(3);

  /// How often it is moved on.
  static final Duration BEAT = Duration.ofSeconds(1);

  private final HouseAddress house;
  private final PGSimpleDataSource source;
  private final Duration time;

  /// Nobody else takes the lease of a process that has it; the process itself may, once it has lost
  /// its connection.
  private final String holder = ProcessHandle.current().pid() + " " + UUID.randomUUID();

  /// An address as its row holds it.
  private static final Pattern SIGNED = Pattern.compile("([0-9a-f]{64}) (.+)");

  private volatile String address = "";

  /// With an HMAC of the house: who may write the database cannot name a server of their own, to
  /// which the others would then send what people ask for.
  private volatile String signedAddress = "";

  private volatile @Nullable WriterPlace held;
  private volatile long movedNanos = System.nanoTime();

  Lease(HouseAddress house, PGSimpleDataSource source, Duration time) {
    this.house = house;
    this.source = source;
    this.time = time;
  }

  /// Less than a lease: who takes over must not wait for a row that a dead writer holds.
  Duration patience() {
    return time.multipliedBy(2).dividedBy(3);
  }

  boolean isHeld() {
    return held != null;
  }

  /// What is told to the others, where this process has it.
  @Nullable WriterPlace held() {
    return held;
  }

  /// Takes it if nobody has it. A row that is locked is one that somebody commits: that may take
  /// hours, as for a commit whose synchronous standby is lost.
  boolean take(Connection connection) throws SQLException {
    var taken =
        Rows.query(
            connection,
            """
            update lease set epoch = epoch + 1, holder = ?, address = ?,
              ends = clock_timestamp() + ? * interval '1 millisecond'
            where ctid in (
              select ctid from lease where ends < clock_timestamp() or holder = ?
              for update skip locked)
            returning epoch
            """,
            row -> new WriterPlace(row.getLong(1), address),
            holder,
            signedAddress,
            time.toMillis(),
            holder);
    held = taken.isEmpty() ? null : taken.getFirst();
    movedNanos = System.nanoTime();
    return held != null;
  }

  /// Waits as long as the lease of a writer that died lasts.
  void takeSoon(Connection connection) throws SQLException {
    var end = System.nanoTime() + time.plus(BEAT).toNanos();
    while (!take(connection)) {
      if (System.nanoTime() - end > 0) {
        throw new StoreRefused(
            "%s is being written by another process, %s; only one may"
                .formatted(house, holderIn(connection)));
      }
      Appender.pause();
    }
  }

  private static String holderIn(Connection connection) throws SQLException {
    return Rows.query(
            connection,
            "select split_part(holder, ' ', 1) || coalesce(' at ' || nullif(split_part(address,"
                + " ' ', 2), ''), '')"
                + " from lease",
            row -> row.getString(1))
        .getFirst();
  }

  /// Who has it, or had it last. The address is empty where no server of the house gave it.
  static WriterPlace place(Connection connection, HouseSecret secret) throws SQLException {
    return Rows.query(
            connection,
            "select epoch, address from lease",
            row -> new WriterPlace(row.getLong(1), address(row.getString(2), secret)))
        .getFirst();
  }

  private static String address(String signed, HouseSecret secret) {
    var parts = SIGNED.matcher(signed);
    return parts.matches() && mac(parts.group(2), secret).equals(Hash.parse(parts.group(1)))
        ? parts.group(2)
        : "";
  }

  private static Hash mac(String address, HouseSecret secret) {
    return secret.mac(Purpose.PEERS, "address", address);
  }

  /// Where the others reach this process.
  void reachableAt(String newAddress, HouseSecret secret) {
    address = newAddress;
    signedAddress = mac(newAddress, secret) + " " + newAddress;
    var place = held;
    if (place != null) {
      held = new WriterPlace(place.epoch(), newAddress);
      quietly("update lease set address = ? where epoch = ?", signedAddress, place.epoch());
    }
  }

  /// Moves its end, tells where this process is reached, and wakes those who follow when the commit
  /// is done.
  void fence(Connection connection) throws SQLException {
    var place = held;
    var moved =
        Rows.query(
            connection,
            """
            with moved as (
              update lease set address = ?, ends = clock_timestamp() + ? * interval '1 millisecond'
              where epoch = ? returning epoch)
            select pg_notify('lammer', '') from moved
            """,
            _ -> true,
            signedAddress,
            time.toMillis(),
            place == null ? -1 : place.epoch());
    if (moved.isEmpty()) {
      throw new LeaseLost("another process has taken over the writing of " + house);
    }
    movedNanos = System.nanoTime();
  }

  /// How long the database was not heard of by who writes.
  Duration silence() {
    return Duration.ofNanos(System.nanoTime() - movedNanos);
  }

  /// Gives it back, so that the next writer need not wait.
  void release() {
    var place = held;
    held = null;
    if (place != null) {
      quietly("update lease set ends = '-infinity' where epoch = ?", place.epoch());
    }
  }

  private void quietly(String update, Object... arguments) {
    try (var connection = source.getConnection();
        var statement = connection.prepareStatement(update);
        var wake = connection.createStatement()) {
      connection.setNetworkTimeout(Runnable::run, (int) time.toMillis());
      wake.execute("set lock_timeout = " + patience().toMillis());
      Rows.bind(statement, arguments);
      statement.executeUpdate();
      wake.execute("notify lammer");
    } catch (SQLException _) {
      // The lease ends by itself in a few seconds, and its next move tells the address.
    }
  }
}
