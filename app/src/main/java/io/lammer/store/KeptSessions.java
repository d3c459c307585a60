package io.lammer.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// Who is signed in, where several servers share a house: a session holds at each of them. They are
/// no part of the journals, and a power cut may forget the newest.
public final class KeptSessions {
  private final Vendor vendor;
  private final Pool connections = new Pool(this::open);

  KeptSessions(Vendor vendor) {
    this.vendor = vendor;
  }

  /// Times are milliseconds since 1970.
  ///
  /// @param id what the browser has; only its hash is kept
  /// @param ends when it is over unless it is used
  public record Kept(String id, String person, long opened, long used, long ends, String body) {}

  public Optional<Kept> find(String id, long now) {
    return on(
        connection ->
            Rows.query(
                    connection,
                    "select person, opened, used, ends, body from sessions where id = ? and ends >"
                        + " ?",
                    row ->
                        new Kept(
                            id,
                            row.getString(1),
                            row.getLong(2),
                            row.getLong(3),
                            row.getLong(4),
                            row.getString(5)),
                    Hash.of(id).bytes(),
                    now)
                .stream()
                .findFirst());
  }

  public void open(Kept kept) {
    update(
        "insert into sessions values (?, ?, ?, ?, ?, ?)",
        Hash.of(kept.id()).bytes(),
        kept.person(),
        kept.opened(),
        kept.used(),
        kept.ends(),
        kept.body());
  }

  /// Nothing where it was ended meanwhile.
  ///
  /// @param before its id until now
  public void change(String before, Kept kept) {
    update(
        "update sessions set id = ?, person = ?, used = ?, ends = ?, body = ? where id = ?",
        Hash.of(kept.id()).bytes(),
        kept.person(),
        kept.used(),
        kept.ends(),
        kept.body(),
        Hash.of(before).bytes());
  }

  /// It was used, and ends later.
  public void use(Kept kept) {
    update(
        "update sessions set used = ?, ends = ? where id = ? and used < ?",
        kept.used(),
        kept.ends(),
        Hash.of(kept.id()).bytes(),
        kept.used());
  }

  public void end(String id) {
    update("delete from sessions where id = ?", (Object) Hash.of(id).bytes());
  }

  /// Ends those that are over, and the oldest of a person who has more than `most`.
  public void tidy(String person, int most, long now) {
    update("delete from sessions where ends <= ?", now);
    update(
        """
        delete from sessions where id in (
          select id from sessions where person = ? order by opened desc offset ?)
        """,
        person,
        most);
  }

  public long count() {
    return on(
        connection ->
            Rows.query(connection, "select count(*) from sessions", row -> row.getLong(1))
                .getFirst());
  }

  private void update(String sql, Object... arguments) {
    var _ =
        on(
            connection -> {
              try (var statement = connection.prepareStatement(sql)) {
                Rows.bind(statement, arguments);
                return statement.executeUpdate();
              }
            });
  }

  private <T> T on(Database.Query<T> query) {
    try {
      return connections.lend(query);
    } catch (SQLException failed) {
      throw new StoreFailed("sessions cannot be read or written", failed);
    }
  }

  private Connection open() throws SQLException {
    var connection = vendor.writing();
    try (var statement = connection.createStatement()) {
      statement.execute("set synchronous_commit = off");
    }
    return connection;
  }

  void close() {
    connections.close();
  }
}
