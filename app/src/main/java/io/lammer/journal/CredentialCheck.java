package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The part of a verification that covers passwords and PINs: each must be the one set last.
final class CredentialCheck {
  private CredentialCheck() {}

  /// The user and the kind of a credential.
  private record Whose(String user, String kind) {}

  /// The key of the command that set a credential.
  static String key(long command, String user, String kind) {
    return Request.CREDENTIAL + command + "/" + kind + "/" + user;
  }

  private static Whose whose(String key) {
    var parts = key.split("/", 4);
    return new Whose(parts[3], parts[2]);
  }

  static boolean run(Connection connection, @Nullable HouseSecret secret) throws SQLException {
    var chain = new HashChain();
    var found = new HashMap<Whose, Hash>();
    var rows = Credentials.all(connection);
    for (var row : rows) {
      found.put(
          new Whose(row.user(), row.kind()), chain.credential(row.user(), row.kind(), row.hash()));
    }
    var set = set(connection);
    for (var whose : Stream.concat(set.keySet().stream(), found.keySet().stream()).toList()) {
      if (!Objects.equals(set.get(whose), found.get(whose))) {
        throw new StoreFailed(
            "the %s of %s is not the one that was set".formatted(whose.kind(), whose.user()));
      }
    }
    for (var row : rows) {
      if (!row.isAuthentic(secret)) {
        throw new StoreFailed(
            "the %s of %s was not stored by a server of this house"
                .formatted(row.kind(), row.user()));
      }
    }
    return true;
  }

  /// The hash of the credential set last, for each user and kind.
  private static Map<Whose, Hash> set(Connection connection) throws SQLException {
    var last = new HashMap<Whose, Hash>();
    EventQueries.query(
            connection,
            "select key, request from commands where key >= ? and key < ? order by id",
            row -> Map.entry(whose(row.getString(1)), EventQueries.hash(row, 2)),
            Request.CREDENTIAL,
            Request.CREDENTIAL.replace('/', '0'))
        .forEach(entry -> last.put(entry.getKey(), entry.getValue()));
    return last;
  }
}
