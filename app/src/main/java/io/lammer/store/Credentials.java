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
    return database.first(
        "select hash from credentials where person = ? and kind = ? and hash <> ''",
        row -> row.getString(1),
        user,
        kind);
  }

  /// Replaces how a secret is kept that itself stays the same; the answer comes once it is on the
  /// disk. A new secret comes with its event, in a [Append].
  public CompletableFuture<Boolean> save(Credential credential) {
    return database.writer().put(new Job<>(group -> group.appender().credential(credential)));
  }
}
