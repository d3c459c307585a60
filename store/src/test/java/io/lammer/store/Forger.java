package io.lammer.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Somebody who knows the program and rewrites all hashes, but does not have the house's key.
final class Forger {
  private final Chain chain = new Chain();
  private final Map<String, Hash> heads = new HashMap<>();
  private final Map<Long, List<Hash>> ofCommand = new HashMap<>();
  private final Connection connection;

  private Forger(Connection connection) {
    this.connection = connection;
  }

  static void recompute(Path file) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      var forger = new Forger(connection);
      forger.events();
      forger.commands();
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private void events() throws SQLException {
    var lines = Rows.linesAfter(connection, 0, Long.MAX_VALUE);
    var events = Rows.join(Rows.after(connection, 0, Long.MAX_VALUE, 1_000), lines);
    for (var event : events) {
      var previous = heads.getOrDefault(event.journal(), chain.start(event.journal()));
      var hash = chain.event(previous, event.number(), event.entry());
      heads.put(event.journal(), hash);
      ofCommand.computeIfAbsent(event.command(), _ -> new ArrayList<>()).add(hash);
      store("update events set hash = ? where id = ?", hash, event.id());
    }
  }

  private void commands() throws SQLException {
    var commands =
        Rows.query(
            connection,
            "select id, key, request, answer from commands order by id",
            row ->
                new Command(row.getLong(1), row.getString(2), Rows.hash(row, 3), row.getString(4)));
    var previous = chain.start();
    for (var command : commands) {
      previous = chain.command(previous, command, ofCommand.getOrDefault(command.id(), List.of()));
      store("update commands set hash = ? where id = ?", previous, command.id());
    }
  }

  private void store(String sql, Hash hash, long id) throws SQLException {
    try (var update = connection.prepareStatement(sql)) {
      update.setBytes(1, hash.bytes());
      update.setLong(2, id);
      update.executeUpdate();
    }
  }
}
