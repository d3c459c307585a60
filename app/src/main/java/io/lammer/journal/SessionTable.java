package io.lammer.journal;

import io.lammer.journal.HouseSecret.Purpose;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Sessions in the database of a shared house, so that a session is valid on each of its servers.
/// They are not part of the journals. A power failure may lose the newest sessions, but never
/// brings back one that was ended.
public final class SessionTable {
  private final SqlDialect vendor;
  private final Supplier<HouseSecret> secret;
  private final Pool connections;

  SessionTable(SqlDialect vendor, Supplier<HouseSecret> secret) {
    this.vendor = vendor;
    this.secret = secret;
    this.connections = new Pool(this::open, vendor::isOld);
  }

  /// A session. Times are in milliseconds since 1970.
  ///
  /// @param id the secret in the browser's cookie; only an HMAC of it is stored
  /// @param ends when it expires unless it is used
  public record Kept(String id, String person, long opened, long used, long ends, String body) {}

  /// The primary key of a session: an HMAC of its id.
  public Hash key(String id) {
    return secret.get().mac(Purpose.SESSIONS, "key", id);
  }

  /// The MAC of a row, which only a server of the house can compute.
  private byte[] mac(Kept kept) {
    return secret
        .get()
        .mac(
            Purpose.SESSIONS,
            "row",
            kept.id(),
            kept.person(),
            kept.opened(),
            kept.used(),
            kept.ends(),
            kept.body())
        .bytes();
  }

  private record Row(Kept kept, byte @Nullable [] mac) {}

  /// The session, if it is open and its row was written by a server of the house.
  public Optional<Kept> find(String id, long now) {
    return on(
        connection ->
            EventQueries.query(
                    connection,
                    """
                    select person, opened, used, ends, body, mac from sessions
                    where id = ? and ends > ?
                    """,
                    row ->
                        new Row(
                            new Kept(
                                id,
                                row.getString(1),
                                row.getLong(2),
                                row.getLong(3),
                                row.getLong(4),
                                row.getString(5)),
                            row.getBytes(6)),
                    key(id).bytes(),
                    now)
                .stream()
                .filter(
                    row -> row.mac() != null && MessageDigest.isEqual(row.mac(), mac(row.kept())))
                .map(Row::kept)
                .findFirst());
  }

  public void open(Kept kept) {
    update(
        "insert into sessions values (?, ?, ?, ?, ?, ?, ?)",
        key(kept.id()).bytes(),
        kept.person(),
        kept.opened(),
        kept.used(),
        kept.ends(),
        kept.body(),
        mac(kept));
  }

  /// Gives a session a new id; no effect if it was ended meanwhile.
  ///
  /// @param before its previous id
  public void change(String before, Kept kept) {
    update(
        "update sessions set id = ?, person = ?, used = ?, ends = ?, body = ?, mac = ? where id ="
            + " ?",
        key(kept.id()).bytes(),
        kept.person(),
        kept.used(),
        kept.ends(),
        kept.body(),
        mac(kept),
        key(before).bytes());
  }

  /// Extends the session; no effect if it was changed meanwhile.
  public void use(Kept kept) {
    update(
        "update sessions set used = ?, ends = ?, mac = ?"
            + " where id = ? and used < ? and person = ? and body = ?",
        kept.used(),
        kept.ends(),
        mac(kept),
        key(kept.id()).bytes(),
        kept.used(),
        kept.person(),
        kept.body());
  }

  /// A session in a list, without the id that the browser holds.
  public record Listed(Hash key, long used, String body) {}

  /// A person's open sessions, most recently used first.
  public List<Listed> of(String person, long now) {
    return on(
        connection ->
            EventQueries.query(
                connection,
                "select id, used, body from sessions where person = ? and ends > ? order by used"
                    + " desc",
                row -> new Listed(Hash.wrap(row.getBytes(1)), row.getLong(2), row.getString(3)),
                person,
                now));
  }

  public void end(String id) {
    end(key(id));
  }

  /// Ends a session durably, including on a synchronous standby, because an ended session must not
  /// come back; other changes are less durable. At most one connection at a time waits for a lost
  /// standby.
  public void end(Hash key) {
    update(
        "delete from sessions using "
            + Postgres.TURN
            + " where id = ? and set_config('synchronous_commit', 'on', true) = 'on'",
        (Object) key.bytes());
  }

  /// Deletes expired sessions, and the oldest ones of a person with more than `most`.
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
            EventQueries.query(connection, "select count(*) from sessions", row -> row.getLong(1))
                .getFirst());
  }

  private void update(String sql, Object... arguments) {
    var _ =
        on(
            connection -> {
              try (var statement = connection.prepareStatement(sql)) {
                EventQueries.bind(statement, arguments);
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
