package io.lammer.journal;

import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The queries for events, heads and commands.
final class EventQueries {
  private static final String EVENT =
      """
      select e.id, e.command, j.name, e.number, e.at, e.actor, e.kind, e.version, e.body, e.hash
      from events e left join journals j on j.id = e.journal
      """;

  private static final String TRANSFER =
      """
      select t.event, t.line, f.kind, f.owner, g.kind, g.owner, t.units
      from transfers t
      left join accounts f on f.id = t.from_account
      left join accounts g on g.id = t.to_account
      """;

  private EventQueries() {}

  /// A row of the table of transfers.
  record Line(long event, int line, Transfer transfer) {}

  /// The events of one journal from a number on, at most `limit`.
  static List<StoredEvent> ofJournal(Connection connection, String journal, long from, int limit)
      throws SQLException {
    var rows =
        query(
            connection,
            EVENT + "where j.name = ? and e.number between ? and ? order by e.number",
            EventQueries::eventWithout,
            journal,
            from,
            from + limit - 1);
    if (rows.isEmpty()) {
      return rows;
    }
    var lines =
        query(
            connection,
            TRANSFER
                + """
                join events e on e.id = t.event
                join journals j on j.id = e.journal
                where j.name = ? and e.number between ? and ? order by t.event, t.line
                """,
            EventQueries::line,
            journal,
            from,
            from + limit - 1);
    return join(rows, lines);
  }

  /// Events by id, without their transfers.
  static List<StoredEvent> after(Connection connection, long after, long upTo, int limit)
      throws SQLException {
    return query(
        connection,
        EVENT + "where e.id > ? and e.id <= ? order by e.id limit ?",
        EventQueries::eventWithout,
        after,
        upTo,
        limit);
  }

  /// Id of the last event.
  static long end(Connection connection) throws SQLException {
    return query(connection, "select coalesce(max(id), 0) from events", row -> row.getLong(1))
        .getFirst();
  }

  /// Matches between two positions, both exclusive, newest or oldest first. Each kind of rare
  /// events gets its own query, so that its index returns them in order.
  static List<StoredEvent> found(
      Connection connection, Search search, long after, long before, boolean newest, int limit)
      throws SQLException {
    if (!search.isIndexed()) {
      return matches(connection, search, after, before, newest, limit);
    }
    var found = new ArrayList<StoredEvent>();
    for (var kind : search.kinds()) {
      found.addAll(matches(connection, search.of(kind), after, before, newest, limit));
    }
    var oldest = Comparator.comparingLong(StoredEvent::id);
    found.sort(newest ? oldest.reversed() : oldest);
    return found.size() <= limit ? found : List.copyOf(found.subList(0, limit));
  }

  private static List<StoredEvent> matches(
      Connection connection, Search search, long after, long before, boolean newest, int limit)
      throws SQLException {
    var where = search.where();
    var by = search.journal() == null ? "e.id" : "e.number";
    var values = new ArrayList<>(where.values());
    values.addAll(List.of(after, before, limit));
    return query(
        connection,
        EVENT
            + where.sql()
            + " and %s > ? and %s < ? order by %s %s limit ?"
                .formatted(by, by, by, newest ? "desc" : "asc"),
        EventQueries::eventWithout,
        values.toArray());
  }

  static List<Line> linesAfter(Connection connection, long after, long upTo) throws SQLException {
    return query(
        connection,
        TRANSFER + "where t.event > ? and t.event <= ? order by t.event, t.line",
        EventQueries::line,
        after,
        upTo);
  }

  static List<Head> heads(Connection connection) throws SQLException {
    return query(
        connection,
        """
        select j.name, e.number, e.hash
        from journals j
        join events e on e.journal = j.id
          and e.number = (select max(number) from events where journal = j.id)
        order by j.id
        """,
        row -> new Head(row.getString(1), row.getLong(2), hash(row, 3)));
  }

  static List<StoredEvent> join(List<StoredEvent> events, List<Line> lines) {
    if (lines.isEmpty()) {
      return events;
    }
    Map<Long, List<Transfer>> byEvent = new HashMap<>();
    for (var line : lines) {
      byEvent.computeIfAbsent(line.event(), _ -> new ArrayList<>()).add(line.transfer());
    }
    return events.stream()
        .map(event -> with(event, byEvent.getOrDefault(event.id(), List.of())))
        .toList();
  }

  static StoredEvent with(StoredEvent event, List<Transfer> transfers) {
    if (transfers.isEmpty()) {
      return event;
    }
    var bare = event.entry();
    var entry =
        new Entry(
            bare.journal(),
            bare.at(),
            bare.actor(),
            bare.kind(),
            bare.version(),
            bare.body(),
            transfers);
    return new StoredEvent(event.id(), event.command(), event.number(), entry, event.hash());
  }

  @FunctionalInterface
  interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  static <T> List<T> query(Connection connection, String sql, Reader<T> reader, Object... arguments)
      throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      bind(statement, arguments);
      try (var rows = statement.executeQuery()) {
        var found = new ArrayList<T>();
        while (rows.next()) {
          found.add(reader.read(rows));
        }
        return found;
      }
    }
  }

  static Hash hash(ResultSet row, int column) throws SQLException {
    return Hash.wrap(row.getBytes(column));
  }

  static void bind(PreparedStatement statement, Object... arguments) throws SQLException {
    for (var i = 0; i < arguments.length; i++) {
      statement.setObject(i + 1, arguments[i]);
    }
  }

  private static StoredEvent eventWithout(ResultSet row) throws SQLException {
    var id = row.getLong(1);
    var journal = row.getString(3);
    if (journal == null) {
      throw new JournalsChanged(
          "event " + id + " of the database is in a journal that does not exist");
    }
    try {
      var entry =
          new Entry(
              journal,
              Micros.instant(row.getLong(5)),
              row.getString(6),
              row.getString(7),
              row.getInt(8),
              row.getString(9),
              List.of());
      return new StoredEvent(id, row.getLong(2), row.getLong(4), entry, hash(row, 10));
    } catch (IllegalArgumentException bad) {
      throw new JournalsChanged(
          "journal \"" + journal + "\" event " + row.getLong(4) + ": " + bad.getMessage());
    }
  }

  private static Line line(ResultSet row) throws SQLException {
    var event = row.getLong(1);
    try {
      return new Line(
          event, row.getInt(2), new Transfer(account(row, 3), account(row, 5), row.getLong(7)));
    } catch (IllegalArgumentException bad) {
      throw new JournalsChanged(
          "transfer "
              + row.getInt(2)
              + " of event "
              + event
              + " of the database: "
              + bad.getMessage());
    }
  }

  private static Account account(ResultSet row, int column) throws SQLException {
    var kind = row.getString(column);
    if (kind == null) {
      throw new IllegalArgumentException("an account that does not exist");
    }
    return new Account(Account.Kind.valueOf(kind), row.getString(column + 1));
  }
}
