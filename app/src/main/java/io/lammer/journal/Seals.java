package io.lammer.journal;

import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// The seals of the house. A copy of the last seal outside the database, as on the day report, is
/// what reveals that the end of the journals was cut off.
public final class Seals {
  private static final Object MAKING_KEY = new Object();

  private final Database database;

  Seals(Database database) {
    this.database = database;
  }

  /// Seals all journals as they are now.
  public CompletableFuture<Seal> seal(LocalDate day, Instant at) {
    return database.writer().put(new WriterJob<>(group -> seal(group.appender(), day, at)));
  }

  public List<Seal> list() {
    return database.read(Seals::all);
  }

  public Optional<Seal> last() {
    return database.read(connection -> query(connection, "desc limit 1")).stream().findFirst();
  }

  /// The public key that verifies the seals, in Base64 (X.509); empty before the first seal.
  public Optional<String> publicKey() {
    return last().map(Seal::publicKey);
  }

  static List<Seal> all(Connection connection) throws SQLException {
    return query(connection, "");
  }

  private static List<Seal> query(Connection connection, String order) throws SQLException {
    return EventQueries.query(
        connection,
        "select number, day, at, body, hash, signature, public_key from seals order by number "
            + order,
        Seals::read);
  }

  private static Seal read(ResultSet row) throws SQLException {
    var number = row.getLong(1);
    try {
      return new Seal(
          number,
          LocalDate.parse(row.getString(2)),
          Micros.instant(row.getLong(3)),
          row.getString(4),
          EventQueries.hash(row, 5),
          HouseKey.encode(row.getBytes(6)),
          HouseKey.encode(row.getBytes(7)));
    } catch (DateTimeException | IllegalArgumentException bad) {
      throw new StoreFailed("seal " + number + " cannot be read", bad);
    }
  }

  private Seal seal(Appender appender, LocalDate day, Instant at) throws SQLException {
    var tail = appender.tail();
    var key = key();
    var said =
        new SealText(
            tail.seals + 1,
            day,
            Micros.instant(Micros.of(at)),
            tail.lastSeal,
            tail.events,
            tail.commands,
            tail.lastCommand,
            tail.heads());
    var text = said.print();
    var signed = key.sign(text);
    var seal =
        new Seal(said.number(), day, said.at(), text, Hash.of(text), signed, key.publicKey());
    appender.seal(seal);
    return seal;
  }

  /// Creates the key of a new house at its first start, so that it can be copied early. Servers of
  /// one house refuse to start with different keys. A key that cannot be read does not keep the
  /// house from opening; the first seal then raises an alert.
  public void requireKey() {
    if (database.isShared()) {
      database.requireShared(database.vendor().key(), Hash.of(key().publicKey()).toString());
    } else if (publicKey().isEmpty() && !Files.exists(database.vendor().key())) {
      key();
    }
  }

  /// The key of the house, created on first use.
  HouseKey key() {
    var file = database.vendor().key();
    var earlier = publicKey();
    synchronized (MAKING_KEY) {
      if (!Files.exists(file)) {
        if (earlier.isPresent()) {
          throw new StoreRefused(
              file + " is missing; the key that signed the earlier seals is needed");
        }
        HouseKey.create(file);
      }
    }
    var key = HouseKey.read(file);
    if (!key.publicKey().equals(earlier.orElse(key.publicKey()))) {
      throw new StoreRefused(file + " is not the key that signed the earlier seals");
    }
    return key;
  }
}
