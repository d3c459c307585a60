package io.lammer.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Hashed passwords and PINs. They are not part of the journals, and the store does not know how
/// they are hashed.
public final class Credentials {
  private final Database database;

  Credentials(Database database) {
    this.database = database;
  }

  /// The hash last saved.
  ///
  /// @param kind such as `password`
  public Optional<String> find(String user, String kind) {
    return database
        .read(
            connection ->
                Rows.query(
                    connection,
                    "select hash from credentials where user = ? and kind = ?",
                    row -> row.getString(1),
                    user,
                    kind))
        .stream()
        .findFirst();
  }

  /// Replaces what was there; the answer comes once it is on the disk.
  public CompletableFuture<Boolean> save(String user, String kind, String hash) {
    return database.writer().put(new Job<>(group -> group.appender().credential(user, kind, hash)));
  }
}
