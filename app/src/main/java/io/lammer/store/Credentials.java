package io.lammer.store;

import io.lammer.store.HouseSecret.Purpose;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// Hashed passwords and PINs. They are not part of the journals, and the store does not know how
/// they are hashed.
public final class Credentials {
  private final Database database;

  Credentials(Database database) {
    this.database = database;
  }

  /// How often the journal of the house says that a secret was set or removed. A row with a lower
  /// number is an earlier one that somebody put back.
  @FunctionalInterface
  public interface Settings {
    long of(String user, String kind);
  }

  /// The hash last saved; none where the journal knows of a later setting.
  ///
  /// @param kind such as `password`
  public Optional<String> find(String user, String kind) {
    var least = database.settings().of(user, kind);
    return database
        .first(
            "select hash, mac, setting from credentials"
                + " where person = ? and kind = ? and hash <> ''",
            row -> new Row(user, kind, row.getString(1), row.getBytes(2), row.getLong(3)),
            user,
            kind)
        .filter(row -> row.isAuthentic(database.secretIfAny()))
        .filter(row -> row.setting() >= least)
        .map(Row::hash);
  }

  /// As it lies in the database.
  record Row(String user, String kind, String hash, byte @Nullable [] mac, long setting) {
    /// Whether a server of the house has written it. Before that can be known, it is believed.
    boolean isAuthentic(@Nullable HouseSecret secret) {
      return secret == null
          || secret.since() == null
          || mac != null
              && MessageDigest.isEqual(mac, Credentials.mac(secret, this, setting).bytes());
    }
  }

  private static Hash mac(HouseSecret secret, Row row, long setting) {
    return mac(secret, row.user(), row.kind(), row.hash(), setting);
  }

  static Hash mac(HouseSecret secret, String user, String kind, String hash, long setting) {
    return secret.mac(Purpose.CREDENTIALS, user, kind, hash, setting);
  }

  static List<Row> all(Connection connection) throws SQLException {
    return Rows.query(
        connection,
        "select person, kind, hash, mac, setting from credentials",
        row ->
            new Row(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getBytes(4),
                row.getLong(5)));
  }

  /// Those that are there, which were verified, are of the house.
  void authenticate() {
    var vendor = database.vendor();
    try (var connection = vendor.writing();
        var update =
            connection.prepareStatement(
                "update credentials set mac = ?, setting = ?"
                    + " where person = ? and kind = ? and hash = ?")) {
      connection.setAutoCommit(false);
      for (var row : all(connection)) {
        var setting = database.settings().of(row.user(), row.kind());
        var mac = mac(database.secret(), row, setting).bytes();
        Rows.bind(update, mac, setting, row.user(), row.kind(), row.hash());
        update.executeUpdate();
      }
      vendor.fence(connection);
      connection.commit();
    } catch (SQLException failed) {
      throw new StoreFailed("the credentials cannot be written", failed);
    }
  }

  /// Replaces how a secret is kept that itself stays the same; the answer comes once it is on the
  /// disk. A new secret comes with its event, in a [Append].
  public CompletableFuture<Boolean> save(Credential credential) {
    var setting = database.settings().of(credential.user(), credential.kind());
    var numbered = credential.numbered(setting);
    return database.writer().put(new Job<>(group -> group.appender().credential(numbered)));
  }
}
