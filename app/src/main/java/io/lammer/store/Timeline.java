package io.lammer.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;

/// The history that a PostgreSQL server writes. Every promotion of a standby begins the next one,
/// which the old primary does not know.
///
/// @param cluster the server's system identifier, which its standbys share
record Timeline(long cluster, long number) {
  /// No right to ask, not supported, no such function, in recovery.
  private static final Set<String> UNKNOWN = Set.of("42501", "0A000", "42883", "55000");

  /// That of a primary; empty where it does not say.
  static Optional<Timeline> of(Connection connection) throws SQLException {
    try {
      return Optional.of(
          Rows.query(
                  connection,
                  """
                  select system_identifier,
                    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint
                  from pg_control_system()
                  """,
                  row -> new Timeline(row.getLong(1), row.getLong(2)))
              .getFirst());
    } catch (SQLException failed) {
      if (UNKNOWN.contains(failed.getSQLState())) {
        return Optional.empty();
      }
      throw failed;
    }
  }

  /// Whether the other was begun by a promotion after this one.
  boolean isBefore(Timeline other) {
    return cluster == other.cluster && number < other.number;
  }
}
