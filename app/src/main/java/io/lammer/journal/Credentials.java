package io.lammer.journal;

import io.lammer.journal.HouseSecret.Purpose;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Hashed passwords and PINs. They are not part of the journals, and the store does not know how
/// they are hashed.
public final class Credentials {
  private final Database database;

  Credentials(Database database) {
    this.database = database;
  }

  /// The number of times that a secret was set or removed, according to the house's journal. A row
  /// with a lower number is an older credential that was put back.
  @FunctionalInterface
  public interface Settings {
    long of(String user, String kind);
  }

  /// The current hash; empty if the journal records a later setting than the stored one.
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

  /// A row of the table.
  record Row(String user, String kind, String hash, byte @Nullable [] mac, long setting) {
    /// Whether a server of the house wrote the row; true as long as that cannot be checked.
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
    return EventQueries.query(
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

  /// Adds the house's MAC to the stored credentials, which are already verified.
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
        EventQueries.bind(update, mac, setting, row.user(), row.kind(), row.hash());
        update.executeUpdate();
      }
      vendor.fence(connection);
      connection.commit();
    } catch (SQLException failed) {
      throw new StoreFailed("the credentials cannot be written", failed);
    }
  }
}
