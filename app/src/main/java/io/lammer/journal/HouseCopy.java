package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;

/// Copies a house row by row, as of one moment, into an empty database of either kind. Hashes and
/// seals are copied unchanged, so the copy can be verified by itself.
public final class HouseCopy {
  /// A table and its columns; tables are copied in an order that satisfies the foreign keys.
  private record Table(String name, String columns, String order) {}

  private static final List<Table> TABLES =
      List.of(
          new Table("journals", "id, name", "id"),
          new Table("accounts", "id, kind, owner", "id"),
          new Table("commands", "id, key, request, answer, hash, mac", "id"),
          new Table(
              "events", "id, command, journal, number, at, actor, kind, version, body, hash", "id"),
          new Table("transfers", "event, line, from_account, to_account, units", "event, line"),
          new Table("seals", "number, day, at, body, hash, signature, public_key", "number"),
          new Table("credentials", "person, kind, hash, mac, setting", "person, kind"),
          new Table(
              "snapshots", "journal, version, number, body, hash, signature", "journal, version"),
          new Table(
              "days",
              "journal, version, day, number, rounds, totals, state, hash, signature",
              "journal, version, day"));

  private static final int BATCH = 1_000;

  private HouseCopy() {}

  /// Copies and verifies, and returns how much was copied. Refuses a target that is not empty.
  public static VerifyResult.Sound run(HouseAddress from, HouseAddress to, VerifyListener watch) {
    var source = from.vendor();
    source.requireCurrent();
    try (var target = to.vendor()) {
      run(source, target, watch);
    } catch (SQLException failed) {
      throw new StoreFailed("%s was not copied to %s".formatted(from, to), failed);
    }
    try (var database = Database.read(to)) {
      return switch (new Verify(database).full(VerifyListener.NONE)) {
        case VerifyResult.Sound sound -> sound;
        case VerifyResult.Broken(var sentence) ->
            throw new StoreRefused("%s is no good: %s".formatted(to, sentence));
      };
    }
  }

  static void run(SqlDialect source, SqlDialect target, VerifyListener watch) throws SQLException {
    target.claim();
    try (var reading = source.reading();
        var writing = target.writing()) {
      requireEmpty(writing, target.name());
      reading.setAutoCommit(false);
      writing.setAutoCommit(false);
      var all = 0L;
      for (var table : TABLES) {
        all += count(reading, table);
      }
      var done = 0L;
      for (var table : TABLES) {
        done = copy(reading, writing, table, watch, done, all);
      }
      target.fence(writing);
      writing.commit();
      reading.rollback();
    }
  }

  private static void requireEmpty(Connection target, String name) throws SQLException {
    for (var table : TABLES) {
      if (count(target, table) > 0) {
        throw new StoreRefused(name + " holds a house already; expected an empty database");
      }
    }
  }

  private static long count(Connection connection, Table table) throws SQLException {
    return EventQueries.query(
            connection, "select count(*) from " + table.name, row -> row.getLong(1))
        .getFirst();
  }

  private static long copy(
      Connection from, Connection to, Table table, VerifyListener watch, long before, long all)
      throws SQLException {
    var columns = table.columns.split(", ");
    var places = String.join(", ", Collections.nCopies(columns.length, "?"));
    try (var select =
            from.prepareStatement(
                "select %s from %s order by %s".formatted(table.columns, table.name, table.order));
        var insert =
            to.prepareStatement(
                "insert into %s (%s) values (%s)".formatted(table.name, table.columns, places))) {
      select.setFetchSize(BATCH);
      var done = before;
      try (var rows = select.executeQuery()) {
        while (rows.next()) {
          for (var column = 1; column <= columns.length; column++) {
            insert.setObject(column, rows.getObject(column));
          }
          insert.addBatch();
          if (++done % BATCH == 0) {
            insert.executeBatch();
            watch.progress(done, all);
          }
        }
      }
      insert.executeBatch();
      return done;
    }
  }
}
