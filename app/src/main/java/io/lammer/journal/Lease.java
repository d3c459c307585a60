package io.lammer.journal;

import io.lammer.journal.HouseSecret.Purpose;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/// The lease for writing a house that several processes share. Each acquisition increments its
/// epoch. Every commit checks the epoch and extends the lease, so a writer that was suspended
/// cannot commit after another took over (fencing).
final class Lease {
  /// Default time until a lease expires that is not extended.
  static final Duration TIME = Duration.ofSeconds(3);

  /// Interval at which the holder extends the lease.
  static final Duration BEAT = Duration.ofSeconds(1);

  private final HouseAddress house;
  private final PGSimpleDataSource source;
  private final Duration time;

  /// Identifies this process, which may take its own lease again after it lost its connection.
  private final String holder = ProcessHandle.current().pid() + " " + UUID.randomUUID();

  /// A signed address, as it is stored.
  private static final Pattern SIGNED = Pattern.compile("([0-9a-f]{64}) (.+)");

  private volatile String address = "";

  /// The address with an HMAC of the house. Otherwise somebody who can write to the database could
  /// name their own server, and the others would forward commands to it.
  private volatile String signedAddress = "";

  private volatile @Nullable WriterPlace held;
  private volatile long movedNanos = System.nanoTime();

  Lease(HouseAddress house, PGSimpleDataSource source, Duration time) {
    this.house = house;
    this.source = source;
    this.time = time;
  }

  /// A timeout shorter than a lease, so that a process taking over does not wait for a row that a
  /// dead writer has locked.
  Duration patience() {
    return time.multipliedBy(2).dividedBy(3);
  }

  boolean isHeld() {
    return held != null;
  }

  /// What the other servers are told; null if this process does not hold the lease.
  @Nullable WriterPlace held() {
    return held;
  }

  /// Takes the lease if it is free; false if not. A locked row means that a commit is in progress,
  /// which may take hours if its synchronous standby is lost, so this does not wait for it.
  boolean take(Connection connection) throws SQLException {
    var taken =
        EventQueries.query(
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

  /// Takes the lease, waiting as long as a dead writer's lease may last.
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
    return EventQueries.query(
            connection,
            "select split_part(holder, ' ', 1) || coalesce(' at ' || nullif(split_part(address,"
                + " ' ', 2), ''), '')"
                + " from lease",
            row -> row.getString(1))
        .getFirst();
  }

  /// The current or last holder. The address is empty if no server of the house signed it.
  static WriterPlace place(Connection connection, HouseSecret secret) throws SQLException {
    return EventQueries.query(
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

  /// Sets the address at which the others reach this process.
  void reachableAt(String newAddress, HouseSecret secret) {
    address = newAddress;
    signedAddress = mac(newAddress, secret) + " " + newAddress;
    var place = held;
    if (place != null) {
      held = new WriterPlace(place.epoch(), newAddress);
      quietly("update lease set address = ? where epoch = ?", signedAddress, place.epoch());
    }
  }

  /// Extends the lease, publishes this process's address, and wakes the followers at the commit.
  void fence(Connection connection) throws SQLException {
    var place = held;
    var moved =
        EventQueries.query(
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

  /// Time since the database last responded to the lease holder.
  Duration silence() {
    return Duration.ofNanos(System.nanoTime() - movedNanos);
  }

  /// Releases the lease, so that the next writer need not wait for it to expire.
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
      EventQueries.bind(statement, arguments);
      statement.executeUpdate();
      wake.execute("notify lammer");
    } catch (SQLException _) {
      // The lease expires in a few seconds anyway, and its next extension publishes the address.
    }
  }
}
