package io.lammer.store;

import io.lammer.store.HouseSecret.Purpose;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Who is signed in, where several servers share a house: a session holds at each of them. They are
/// no part of the journals, and a power cut may forget the newest, but not that one was ended.
public final class KeptSessions {
  private final Vendor vendor;
  private final Supplier<HouseSecret> secret;
  private final Pool connections;

  KeptSessions(Vendor vendor, Supplier<HouseSecret> secret) {
    this.vendor = vendor;
    this.secret = secret;
    this.connections = new Pool(this::open, vendor::isOld);
  }

  /// Times are milliseconds since 1970.
  ///
  /// @param id what the browser has; only an HMAC of it is kept
  /// @param ends when it is over unless it is used
  public record Kept(String id, String person, long opened, long used, long ends, String body) {}

  /// What a session is stored by.
  public Hash key(String id) {
    return secret.get().mac(Purpose.SESSIONS, "key", id);
  }

  /// What only a server of the house can write beside a session.
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

  /// Empty, too, for one that no server of the house has written.
  public Optional<Kept> find(String id, long now) {
    return on(
        connection ->
            Rows.query(
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

  /// Nothing where it was ended meanwhile.
  ///
  /// @param before its id until now
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

  /// It was used, and ends later. Nothing where it was changed meanwhile.
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

  /// A session as it is listed, without what the browser has.
  public record Listed(Hash key, long used, String body) {}

  /// Those of a person, the latest used first.
  public List<Listed> of(String person, long now) {
    return on(
        connection ->
            Rows.query(
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

  /// On the disk when it returns, and on a synchronous standby, unlike the rest: a session that was
  /// ended does not come back. One connection waits at a time for a standby that is lost.
  public void end(Hash key) {
    update(
        "delete from sessions using "
            + Postgres.TURN
            + " where id = ? and set_config('synchronous_commit', 'on', true) = 'on'",
        (Object) key.bytes());
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
