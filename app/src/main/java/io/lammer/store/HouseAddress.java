package io.lammer.store;

import java.nio.file.Path;
import java.util.Optional;

/// Where a house is kept: in a SQLite file, or in a PostgreSQL database that a connection string
/// names, `postgresql://person:password@host:5432/house`.
public final class HouseAddress {
  private final String text;

  private HouseAddress(String text) {
    this.text = text;
  }

  /// @throws StoreRefused for a connection string that is none
  public static HouseAddress of(String text) {
    if (PostgresAddress.isOne(text)) {
      PostgresAddress.parse(text);
    }
    return new HouseAddress(text);
  }

  public static HouseAddress of(Path file) {
    return new HouseAddress(file.toString());
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
        .orElseGet(() -> new Postgres(this, PostgresAddress.parse(text)));
  }

  /// Without a password.
  @Override
  public String toString() {
    return file().map(Path::toString).orElseGet(() -> PostgresAddress.parse(text).toString());
  }
}
