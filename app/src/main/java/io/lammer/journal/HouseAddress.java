package io.lammer.journal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// The location of a house: a SQLite file, or a PostgreSQL database given by a connection string,
/// `postgresql://person:password@host:5432/house`.
public final class HouseAddress {
  private final String text;
  private final Duration lease;

  private HouseAddress(String text, Duration lease) {
    this.text = text;
    this.lease = lease;
  }

  /// @throws StoreRefused if a connection string is malformed
  public static HouseAddress of(String text) {
    if (PostgresAddress.isOne(text)) {
      PostgresAddress.parse(text);
    }
    return new HouseAddress(text, Lease.TIME);
  }

  public static HouseAddress of(Path file) {
    return new HouseAddress(file.toString(), Lease.TIME);
  }

  /// The same house with another duration of the lease; no effect on SQLite.
  HouseAddress withLease(Duration time) {
    return new HouseAddress(text, time);
  }

  /// The file of a SQLite house; empty for PostgreSQL.
  public Optional<Path> file() {
    return PostgresAddress.isOne(text) ? Optional.empty() : Optional.of(Path.of(text));
  }

  /// The path of a file kept outside the database, such as its `.key`.
  public Path beside(String ending) {
    var base = file().orElseGet(() -> PostgresAddress.parse(text).files());
    return Path.of(base.toAbsolutePath() + ending);
  }

  SqlDialect vendor() {
    return file()
        .<SqlDialect>map(Sqlite::new)
        .orElseGet(() -> new Postgres(this, PostgresAddress.parse(text).safe(), lease));
  }

  /// Leaves out the password.
  @Override
  public String toString() {
    return file().map(Path::toString).orElseGet(() -> PostgresAddress.parse(text).toString());
  }
}
