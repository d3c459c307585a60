package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;

/// A timeline of PostgreSQL. Each promotion of a standby begins the next one, which the old primary
/// does not know.
///
/// @param cluster the system identifier, which a primary and its standbys share
record Timeline(long cluster, long number) {
  /// SQL states: insufficient privilege, not supported, undefined function, in recovery.
  private static final Set<String> UNKNOWN = Set.of("42501", "0A000", "42883", "55000");

  /// The timeline of a primary; empty if it cannot be read.
  static Optional<Timeline> of(Connection connection) throws SQLException {
    try {
      return Optional.of(
          EventQueries.query(
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

  /// Whether a promotion after this timeline began the other one.
  boolean isBefore(Timeline other) {
    return cluster == other.cluster && number < other.number;
  }
}
