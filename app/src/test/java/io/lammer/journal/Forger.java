package io.lammer.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// Somebody who knows the program and rewrites all hashes, but does not have the house's key.
public final class Forger {
  private final HashChain chain = new HashChain();
  private final Map<String, Hash> heads = new HashMap<>();
  private final Map<Long, List<Hash>> ofCommand = new HashMap<>();
  private final Connection connection;

  private Forger(Connection connection) {
    this.connection = connection;
  }

  public static void recompute(Path file) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      var forger = new Forger(connection);
      forger.events();
      forger.commands();
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /// Appends an event with its command as a server does, as far as that can be done without the
  /// house's secret.
  public static void append(HouseAddress house, Entry entry) {
    var chain = new HashChain();
    try (var connection = Raw.open(house)) {
      var tail = WriterCursor.load(connection, chain);
      var journal = tail.existing(entry.journal());
      var number = journal.head.number() + 1;
      var hash = chain.event(journal.head.hash(), number, entry);
      var command = new StoredCommand(tail.commands + 1, "forged", Hash.of("forged"), "{}");
      insert(
          connection,
          "insert into commands (id, key, request, answer, hash) values (?, ?, ?, ?, ?)",
          command.id(),
          command.key(),
          command.request().bytes(),
          command.answer(),
          chain.command(tail.lastCommand, command, List.of(hash)).bytes());
      insert(connection, tail, command.id(), entry);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /// Appends an event with the right hash to the last command that there is.
  public static void glue(HouseAddress house, Entry entry) {
    try (var connection = Raw.open(house)) {
      var tail = WriterCursor.load(connection, new HashChain());
      insert(connection, tail, tail.commands, entry);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static void insert(Connection connection, WriterCursor tail, long command, Entry entry)
      throws SQLException {
    var journal = tail.existing(entry.journal());
    var number = journal.head.number() + 1;
    insert(
        connection,
        "insert into events values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        tail.events + 1,
        command,
        journal.id,
        number,
        Micros.of(entry.at()),
        entry.actor(),
        entry.kind(),
        entry.version(),
        entry.body(),
        new HashChain().event(journal.head.hash(), number, entry).bytes());
  }

  /// The secret of a house, if these were its bytes.
  ///
  /// @param found bytes as hex, as PostgreSQL writes them, or any text
  public static HouseSecret secret(Path file, String found) {
    var bytes =
        found.matches("\\\\x[0-9a-f]{64}")
            ? HexFormat.of().parseHex(found.substring(2))
            : found.matches("[0-9a-f]{64}")
                ? HexFormat.of().parseHex(found)
                : Hash.of(found).bytes();
    try {
      Files.deleteIfExists(file);
      OwnerFiles.create(file);
      Files.writeString(file, Base64.getEncoder().encodeToString(bytes) + "\n");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return HouseSecret.read(file);
  }

  private static void insert(Connection connection, String sql, Object... row) throws SQLException {
    try (var insert = connection.prepareStatement(sql)) {
      EventQueries.bind(insert, row);
      insert.executeUpdate();
    }
  }

  /// Changes the saved state of a journal, and gives it the hash of the changed one.
  public static void saveState(Path file, String journal, String found, String changed) {
    var chosen =
        " from snapshots where journal = (select id from journals where name = '%s')"
            .formatted(journal);
    var body = Raw.text(file, "select body" + chosen).replace(found, changed);
    var version = Integer.parseInt(Raw.text(file, "select version" + chosen));
    var event =
        Raw.text(
            file,
            "select lower(hex(e.hash)) from events e join snapshots s on s.journal = e.journal and"
                + " s.number = e.number join journals j on j.id = e.journal where j.name = '%s'"
                    .formatted(journal));
    var hash = new HashChain().snapshot(Hash.parse(event), version, body);
    Raw.sql(
        file,
        "update snapshots set body = '%s', hash = x'%s' where journal = (select id from journals where name = '%s')"
            .formatted(body.replace("'", "''"), hash, journal));
  }

  public static void dropStates(Path file) {
    Raw.sql(file, "delete from snapshots");
  }

  /// Changes rows and rewrites all hashes after it.
  public static void change(Path file, String sql) {
    Raw.sql(file, sql);
    recompute(file);
  }

  /// As if it had never been.
  public static void cutLastCommand(Path file) {
    var last = Raw.text(file, "select max(id) from commands");
    Raw.sql(
        file,
        "delete from snapshots",
        "delete from transfers where event in (select id from events where command = %s)"
            .formatted(last),
        "delete from events where command = " + last,
        "delete from commands where id = " + last);
  }

  private void events() throws SQLException {
    var lines = EventQueries.linesAfter(connection, 0, Long.MAX_VALUE);
    var events =
        EventQueries.join(EventQueries.after(connection, 0, Long.MAX_VALUE, 100_000), lines);
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
        EventQueries.query(
            connection,
            "select id, key, request, answer from commands order by id",
            row ->
                new StoredCommand(
                    row.getLong(1), row.getString(2), EventQueries.hash(row, 3), row.getString(4)));
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
