package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// The state of replication as a PostgreSQL primary reports it.
///
/// @param names the setting `synchronous_standby_names`: the standbys that a commit waits for
/// @param hosts number of hosts in the connection string
/// @param isConnected whether such a standby is connected, as far as this user may see
/// @param isWaiting whether a commit of this user has waited for a standby for some seconds
public record Replication(String names, int hosts, boolean isConnected, boolean isWaiting) {
  /// A user without the role `pg_read_all_stats` sees that a standby is connected, but not its
  /// state.
  static Replication of(Connection connection, int hosts) throws SQLException {
    return EventQueries.query(
            connection,
            """
            select current_setting('synchronous_standby_names'),
              exists (select from pg_stat_replication
                where state is null or state = 'streaming' and sync_state in ('sync', 'quorum')),
              exists (select from pg_stat_activity
                where usename = session_user and wait_event = 'SyncRep'
                  and query_start < clock_timestamp() - interval '3 seconds')
            """,
            row ->
                new Replication(
                    row.getString(1).strip(), hosts, row.getBoolean(2), row.getBoolean(3)))
        .getFirst();
  }

  /// Why nothing can be written, and what to do; empty if writing works.
  public Optional<String> stop() {
    return names.isEmpty() || (isConnected && !isWaiting)
        ? Optional.empty()
        : Optional.of(
            ("nothing can be written: commits wait for a synchronous standby"
                    + " (synchronous_standby_names is \"%s\"), and %s; start it, or take it out of"
                    + " synchronous_standby_names on the primary if it is lost")
                .formatted(names, isConnected ? "it does not confirm them" : "none is connected"));
  }

  /// What the loss of the primary could cost, if a standby is meant to replace it.
  public Optional<String> risk() {
    return hosts < 2 || !names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ("the connection string names %d hosts, and the primary waits for no standby"
                    + " (synchronous_standby_names is empty): what was answered last would be lost"
                    + " with it; set synchronous_standby_names on the primary")
                .formatted(hosts));
  }
}
