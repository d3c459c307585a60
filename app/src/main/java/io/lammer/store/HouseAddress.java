package io.lammer.store;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// Where a house is kept: in a SQLite file, or in a PostgreSQL database that a connection string
/// names, `postgresql://person:password@host:5432/house`.
public final class HouseAddress {
  private final String text;
  private final Duration lease;

  private HouseAddress(String text, Duration lease) {
    this.text = text;
    this.lease = lease;
  }

  /// @throws StoreRefused for a connection string that is none
  public static HouseAddress of(String text) {
    if (PostgresAddress.isOne(text)) {
      PostgresAddress.parse(text);
    }
    return new HouseAddress(text, Lease.TIME);
  }

  public static HouseAddress of(Path file) {
    return new HouseAddress(file.toString(), Lease.TIME);
  }

  /// The same house, whose lease lasts so long where it has one.
  HouseAddress withLease(Duration time) {
    return new HouseAddress(text, time);
  }

  /// The file, where it is one.
  public Optional<Path> file() {
    return PostgresAddress.isOne(text) ? Optional.empty() : Optional.of(Path.of(text));
  }

  /// What is kept outside the database, such as its `.key`.
  public Path beside(String ending) {
    var base = file().orElseGet(() -> PostgresAddress.parse(text).files());
    return Path.of(base.toAbsolutePath() + ending);
  }

  Vendor vendor() {
    return file()
        .<Vendor>map(Sqlite::new)
        .orElseGet(() -> new Postgres(this, PostgresAddress.parse(text).safe(), lease));
  }

  /// Without a password.
  @Override
  public String toString() {
    return file().map(Path::toString).orElseGet(() -> PostgresAddress.parse(text).toString());
  }
}
