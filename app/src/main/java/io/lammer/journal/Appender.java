package io.lammer.journal;

import io.lammer.ledger.Account;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Turns decided requests into rows, and batches them until their group is written.
final class Appender implements AutoCloseable {
  private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

  /// How many keys one query looks up.
  private static final int AT_ONCE = 64;

  /// Marks a command that is not the last of its commit, and so has no MAC of its own.
  private static final byte[] NO_MAC = {};

  private final Connection connection;

  private final HouseSecret secret;
  private final CommitMac macs;

  /// Looks up keys on the deciding thread while the other connection writes.
  private final Connection reader;

  /// Used only by the deciding thread.
  private final HashChain chain = new HashChain();

  private final Hash start = chain.start();
  private Map<PreparedStatement, List<Object[]>> rows = new LinkedHashMap<>();
  private final PreparedStatement journals;
  private final PreparedStatement accounts;
  private final PreparedStatement commands;
  private final PreparedStatement events;
  private final PreparedStatement transfers;
  private final PreparedStatement seals;
  private final PreparedStatement snapshots;
  private final PreparedStatement days;
  private final PreparedStatement credentials;
  private final PreparedStatement known;
  private final PreparedStatement last;
  private final List<Hash> hashes = new ArrayList<>();
  private WriterCursor tail;

  private Appender(Connection connection, Connection reader, HouseSecret secret)
      throws SQLException {
    this.connection = connection;
    this.reader = reader;
    this.secret = secret;
    this.macs = new CommitMac(secret);
    journals = batch("insert into journals values (?, ?)");
    accounts = batch("insert into accounts values (?, ?, ?)");
    commands = batch("insert into commands values (?, ?, ?, ?, ?, ?)");
    events = batch("insert into events values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    transfers = batch("insert into transfers values (?, ?, ?, ?, ?)");
    seals = batch("insert into seals values (?, ?, ?, ?, ?, ?, ?)");
    snapshots =
        batch(
            """
            insert into snapshots select ?, ?, ?, ?, ?, ? where true
            on conflict (journal, version) do update
            set number = excluded.number, body = excluded.body, hash = excluded.hash,
              signature = excluded.signature
            where excluded.number > snapshots.number
            """);
    days =
        batch(
            """
            insert into days select ?, ?, ?, ?, ?, ?, ?, ?, ? where true
            on conflict (journal, version, day) do update
            set number = excluded.number, rounds = excluded.rounds, totals = excluded.totals,
              state = excluded.state, hash = excluded.hash, signature = excluded.signature
            """);
    credentials =
        batch(
            """
            insert into credentials select ?, ?, ?, ?, ? where true
            on conflict (person, kind) do update
            set hash = excluded.hash, mac = excluded.mac, setting = excluded.setting
            """);
    known =
        reader.prepareStatement(
            "select key, id, request, answer from commands where key in (?%s)"
                .formatted(", ?".repeat(AT_ONCE - 1)));
    last =
        connection.prepareStatement(
            "select (select hash from commands order by id desc limit 1),"
                + " (select coalesce(max(id), 0) from events)");
    tail = WriterCursor.load(connection, chain);
  }

  static Appender open(SqlDialect vendor, HouseSecret secret) throws SQLException {
    var connection = vendor.writing();
    try {
      return open(connection, vendor.deciding(), secret);
    } catch (SQLException | RuntimeException failed) {
      connection.close();
      throw failed;
    }
  }

  private static Appender open(Connection connection, Connection reader, HouseSecret secret)
      throws SQLException {
    try {
      return new Appender(connection, reader, secret);
    } catch (SQLException | RuntimeException failed) {
      reader.close();
      throw failed;
    }
  }

  /// Resets this appender to what is stored. If its connection is lost, returns an appender on a
  /// new connection.
  Appender reloaded(SqlDialect vendor) throws SQLException {
    try {
      reload();
      return this;
    } catch (SQLException | RuntimeException lost) {
      return reopened(vendor, lost);
    }
  }

  private Appender reopened(SqlDialect vendor, Exception lost) throws SQLException {
    var end = System.nanoTime() + vendor.patience().toNanos();
    Exception last = lost;
    while (System.nanoTime() - end < 0) {
      try {
        vendor.settle();
        var again = open(vendor, secret);
        closeQuietly();
        return again;
      } catch (LeaseLost overtaken) {
        throw overtaken;
      } catch (SQLException | RuntimeException failed) {
        last = failed;
        pause();
      }
    }
    throw new SQLException(last);
  }

  static void pause() {
    try {
      Thread.sleep(LOOK_AGAIN);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new StoreFailed("interrupted while the database was waited for", interrupted);
    }
  }

  private void closeQuietly() {
    try {
      close();
    } catch (SQLException _) {
      // The connection is lost already.
    }
  }

  Connection connection() {
    return connection;
  }

  private PreparedStatement batch(String sql) throws SQLException {
    var statement = connection.prepareStatement(sql);
    rows.put(statement, new ArrayList<>());
    return statement;
  }

  private void add(PreparedStatement batch, Object... row) {
    Objects.requireNonNull(rows.get(batch)).add(row);
  }

  /// The rows of a commit; sets the MAC of its last command.
  Map<PreparedStatement, List<Object[]>> commit() {
    var stored = Objects.requireNonNull(rows.get(commands));
    if (!stored.isEmpty()) {
      var last = stored.getLast();
      last[last.length - 1] = macs.of(tail.commands, tail.lastCommand).bytes();
    }
    return take();
  }

  /// The rows added since the last call, by statement, in an order that satisfies the foreign keys.
  private Map<PreparedStatement, List<Object[]>> take() {
    var taken = rows;
    rows = new LinkedHashMap<>();
    taken.keySet().forEach(statement -> rows.put(statement, new ArrayList<>()));
    return taken;
  }

  WriterCursor tail() {
    return tail;
  }

  /// The stored commands that have one of these idempotency keys.
  Map<String, StoredCommand> known(List<String> keys) throws SQLException {
    var found = new HashMap<String, StoredCommand>();
    for (var from = 0; from < keys.size(); from += AT_ONCE) {
      for (var i = 0; i < AT_ONCE; i++) {
        known.setString(i + 1, from + i < keys.size() ? keys.get(from + i) : null);
      }
      try (var row = known.executeQuery()) {
        while (row.next()) {
          var key = row.getString(1);
          var request = EventQueries.hash(row, 3);
          found.put(key, new StoredCommand(row.getLong(2), key, request, row.getString(4)));
        }
      }
    }
    return found;
  }

  /// @param stored receives the events
  StoredCommand command(String key, Hash request, AppendRequest append, List<StoredEvent> stored)
      throws SQLException {
    var command = new StoredCommand(tail.commands + 1, key, request, append.answer());
    hashes.clear();
    for (var entry : append.entries()) {
      stored.add(event(command.id(), entry));
    }
    command(command);
    for (var credential : append.credentials()) {
      credential(credential);
    }
    return command;
  }

  /// A seal is also recorded as a command, so that the hashes of later commands depend on it.
  void seal(Seal seal) throws SQLException {
    add(
        seals,
        seal.number(),
        seal.day().toString(),
        Micros.of(seal.at()),
        seal.text(),
        seal.hash().bytes(),
        HouseKey.decode(seal.signature()),
        HouseKey.decode(seal.publicKey()));
    tail.seals = seal.number();
    tail.lastSeal = seal.hash();
    hashes.clear();
    var answer = "{\"seal\":%d,\"hash\":\"%s\"}".formatted(seal.number(), seal.hash());
    command(
        new StoredCommand(tail.commands + 1, Request.SEAL + seal.number(), seal.hash(), answer));
  }

  Snapshot snapshot(Snapshot snapshot, Hash hash, String signature) throws SQLException {
    add(
        snapshots,
        tail.existing(snapshot.journal()).id,
        snapshot.version(),
        snapshot.number(),
        snapshot.body(),
        hash.bytes(),
        HouseKey.decode(signature));
    return snapshot;
  }

  void day(KeptDay day, Hash hash, String signature) throws SQLException {
    add(
        days,
        tail.existing(day.journal()).id,
        day.version(),
        day.day().toString(),
        day.head().number(),
        day.rounds(),
        day.totals(),
        day.state(),
        hash.bytes(),
        HouseKey.decode(signature));
  }

  /// Setting a credential is also recorded as a command, so that the hash chain shows which
  /// credential is current without holding the secret.
  boolean credential(Credential credential) throws SQLException {
    var user = credential.user();
    var kind = credential.kind();
    var hash = credential.hash();
    var mac = Credentials.mac(secret, user, kind, hash, credential.setting());
    add(credentials, user, kind, hash, mac.bytes(), credential.setting());
    hashes.clear();
    var id = tail.commands + 1;
    var key = CredentialCheck.key(id, user, kind);
    command(new StoredCommand(id, key, chain.credential(user, kind, hash), "{}"));
    return true;
  }

  /// Throws if the last command or event in the database is a different one, which means that
  /// another program wrote it.
  void requireLast(Hash command, long event) throws SQLException {
    try (var row = last.executeQuery()) {
      row.next();
      var found = row.getBytes(1) == null ? start : EventQueries.hash(row, 1);
      if (!found.equals(command)) {
        throw new SQLException("the last command is " + found + "; expected " + command);
      }
      if (row.getLong(2) != event) {
        throw new SQLException("the last event is " + row.getLong(2) + "; expected " + event);
      }
    }
  }

  void flush(Map<PreparedStatement, List<Object[]>> taken) throws SQLException {
    for (var batch : taken.entrySet()) {
      var statement = batch.getKey();
      for (var row : batch.getValue()) {
        EventQueries.bind(statement, row);
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  /// Drops what was not committed, and reads the end of the journals again.
  private void reload() throws SQLException {
    for (var statement : take().keySet()) {
      statement.clearBatch();
    }
    // Fails now if the reading connection is lost, too.
    var _ = known(List.of(Request.SEAL));
    tail = WriterCursor.load(connection, chain);
  }

  @Override
  public void close() throws SQLException {
    for (var statement : rows.keySet()) {
      statement.close();
    }
    known.close();
    reader.close();
    last.close();
    connection.close();
  }

  private void command(StoredCommand command) throws SQLException {
    var hash = chain.command(tail.lastCommand, command, hashes);
    var request = command.request().bytes();
    add(commands, command.id(), command.key(), request, command.answer(), hash.bytes(), NO_MAC);
    tail.commands = command.id();
    tail.lastCommand = hash;
  }

  private StoredEvent event(long command, Entry entry) throws SQLException {
    var journal = journal(entry.journal());
    var number = journal.head.number() + 1;
    var hash = chain.event(journal.head.hash(), number, entry);
    var id = ++tail.events;
    add(
        events,
        id,
        command,
        journal.id,
        number,
        Micros.of(entry.at()),
        entry.actor(),
        entry.kind(),
        entry.version(),
        entry.body(),
        hash.bytes());
    transfers(id, entry);
    journal.head = new Head(entry.journal(), number, hash);
    hashes.add(hash);
    return new StoredEvent(id, command, number, entry, hash);
  }

  private void transfers(long event, Entry entry) throws SQLException {
    var line = 0;
    for (var transfer : entry.transfers()) {
      var from = account(transfer.from());
      add(transfers, event, ++line, from, account(transfer.to()), transfer.units());
    }
  }

  private WriterCursor.Journal journal(String name) throws SQLException {
    if (tail.knows(name)) {
      return tail.existing(name);
    }
    var journal = tail.begin(name);
    add(journals, journal.id, name);
    return journal;
  }

  private int account(Account account) throws SQLException {
    if (tail.knows(account)) {
      return tail.id(account);
    }
    var id = tail.id(account);
    add(accounts, id, account.kind().name(), account.owner());
    return id;
  }
}
