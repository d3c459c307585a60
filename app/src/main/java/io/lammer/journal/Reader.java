package io.lammer.journal;

import java.util.List;

/// Runs queries on a read-only connection.
interface Reader {
  <T> T read(Database.Query<T> query);

  default <T> List<T> query(String sql, EventQueries.Reader<T> reader, Object... arguments) {
    return read(connection -> EventQueries.query(connection, sql, reader, arguments));
  }
}
