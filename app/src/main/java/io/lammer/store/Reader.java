package io.lammer.store;

import java.util.List;

/// Where a database is read.
interface Reader {
  <T> T read(Database.Query<T> query);

  default <T> List<T> query(String sql, Rows.Reader<T> reader, Object... arguments) {
    return read(connection -> Rows.query(connection, sql, reader, arguments));
  }
}
