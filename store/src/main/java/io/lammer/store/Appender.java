package io.lammer.store;

import io.lammer.ledger.Account;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Turns what was decided into rows, and keeps them in batches until the group is flushed.
final class Appender implements AutoCloseable {
  private final Connection connection;
  private final Chain chain = new Chain();
  private final List<PreparedStatement> inOrder = new ArrayList<>();
  private final PreparedStatement journals;
  private final PreparedStatement accounts;
  private final PreparedStatement commands;
  private final PreparedStatement events;
  private final PreparedStatement transfers;
  private final PreparedStatement seals;
  private final PreparedStatement snapshots;
  private final PreparedStatement credentials;
  private final PreparedStatement known;
  private final PreparedStatement last;
  private final List<Hash> hashes = new ArrayList<>();
  private Tail tail;

  Appender(Connection connection) throws SQLException {
    this.connection = connection;
    journals = batch("insert into journals values (?, ?)");
    accounts = batch("insert into accounts values (?, ?, ?)");
    commands = batch("insert into commands values (?, ?, ?, ?, ?)");
    events = batch("insert into events values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    transfers = batch("insert into transfers values (?, ?, ?, ?, ?)");
    seals = batch("insert into seals values (?, ?, ?, ?, ?, ?, ?)");
    snapshots =
        batch(
            """
            insert into snapshots values (?, ?, ?, ?, ?, ?)
            on conflict (journal, version) do update
            set number = excluded.number, body = excluded.body, hash = excluded.hash,
              signature = excluded.signature
            where excluded.number > snapshots.number
            """);
    credentials =
        batch(
            """
            insert into credentials values (?, ?, ?)
            on conflict (user, kind) do update set hash = excluded.hash
            """);
    known = connection.prepareStatement("select id, request, answer from commands where key = ?");
    last = connection.prepareStatement("select hash from commands order by id desc limit 1");
    tail = Tail.load(connection, chain);
  }

  private PreparedStatement batch(String sql) throws SQLException {
    var statement = connection.prepareStatement(sql);
    inOrder.add(statement);
    return statement;
  }

  Tail tail() {
    return tail;
  }

  /// The command stored under a key, or null.
  @Nullable Command known(String key) throws SQLException {
    known.setString(1, key);
    try (var row = known.executeQuery()) {
      return row.next()
          ? new Command(row.getLong(1), key, Rows.hash(row, 2), row.getString(3))
          : null;
    }
  }

  Command command(String key, Hash request, Append append) throws SQLException {
    var command = new Command(tail.commands + 1, key, request, append.answer());
    hashes.clear();
    for (var entry : append.entries()) {
      event(command.id(), entry);
    }
    command(command);
    for (var credential : append.credentials()) {
      credential(credential);
    }
    return command;
  }

  /// A seal has its command too, so that a later command's hash depends on it.
  void seal(Seal seal) throws SQLException {
    seals.setLong(1, seal.number());
    seals.setString(2, seal.day().toString());
    seals.setLong(3, Micros.of(seal.at()));
    seals.setString(4, seal.text());
    seals.setBytes(5, seal.hash().bytes());
    seals.setBytes(6, HouseKey.decode(seal.signature()));
    seals.setBytes(7, HouseKey.decode(seal.publicKey()));
    seals.addBatch();
    tail.seals = seal.number();
    tail.lastSeal = seal.hash();
    hashes.clear();
    var answer = "{\"seal\":%d,\"hash\":\"%s\"}".formatted(seal.number(), seal.hash());
    command(new Command(tail.commands + 1, Request.SEAL + seal.number(), seal.hash(), answer));
  }

  Snapshot snapshot(Snapshot snapshot, Hash hash, String signature) throws SQLException {
    snapshots.setInt(1, tail.existing(snapshot.journal()).id);
    snapshots.setInt(2, snapshot.version());
    snapshots.setLong(3, snapshot.number());
    snapshots.setString(4, snapshot.body());
    snapshots.setBytes(5, hash.bytes());
    snapshots.setBytes(6, HouseKey.decode(signature));
    snapshots.addBatch();
    return snapshot;
  }

  /// A credential has its command too: what was set last is in the chain, though not the secret.
  boolean credential(Credential credential) throws SQLException {
    credentials.setString(1, credential.user());
    credentials.setString(2, credential.kind());
    credentials.setString(3, credential.hash());
    credentials.addBatch();
    hashes.clear();
    var id = tail.commands + 1;
    var user = credential.user();
    var kind = credential.kind();
    var key = CredentialCheck.key(id, user, kind);
    command(new Command(id, key, chain.credential(user, kind, credential.hash()), "{}"));
    return true;
  }

  /// Throws if the database ends with another command than it did: then somebody else wrote it.
  void requireLast(Hash command) throws SQLException {
    try (var row = last.executeQuery()) {
      var found = row.next() ? Rows.hash(row, 1) : chain.start();
      if (!found.equals(command)) {
        throw new SQLException("the last command is " + found + "; expected " + command);
      }
    }
  }

  /// Sends the rows to the database, in the order in which they refer to each other.
  void flush() throws SQLException {
    for (var statement : inOrder) {
      statement.executeBatch();
    }
  }

  /// Forgets what was not committed.
  void reload() throws SQLException {
    for (var statement : inOrder) {
      statement.clearBatch();
    }
    tail = Tail.load(connection, chain);
  }

  @Override
  public void close() throws SQLException {
    for (var statement : inOrder) {
      statement.close();
    }
    known.close();
    last.close();
  }

  private void command(Command command) throws SQLException {
    var hash = chain.command(tail.lastCommand, command, hashes);
    commands.setLong(1, command.id());
    commands.setString(2, command.key());
    commands.setBytes(3, command.request().bytes());
    commands.setString(4, command.answer());
    commands.setBytes(5, hash.bytes());
    commands.addBatch();
    tail.commands = command.id();
    tail.lastCommand = hash;
  }

  private void event(long command, Entry entry) throws SQLException {
    var journal = journal(entry.journal());
    var number = journal.head.number() + 1;
    var hash = chain.event(journal.head.hash(), number, entry);
    var id = ++tail.events;
    events.setLong(1, id);
    events.setLong(2, command);
    events.setInt(3, journal.id);
    events.setLong(4, number);
    events.setLong(5, Micros.of(entry.at()));
    events.setString(6, entry.actor());
    events.setString(7, entry.kind());
    events.setInt(8, entry.version());
    events.setString(9, entry.body());
    events.setBytes(10, hash.bytes());
    events.addBatch();
    transfers(id, entry);
    journal.head = new Head(entry.journal(), number, hash);
    hashes.add(hash);
  }

  private void transfers(long event, Entry entry) throws SQLException {
    var line = 0;
    for (var transfer : entry.transfers()) {
      transfers.setLong(1, event);
      transfers.setInt(2, ++line);
      transfers.setInt(3, account(transfer.from()));
      transfers.setInt(4, account(transfer.to()));
      transfers.setLong(5, transfer.units());
      transfers.addBatch();
    }
  }

  private Tail.Journal journal(String name) throws SQLException {
    if (tail.knows(name)) {
      return tail.existing(name);
    }
    var journal = tail.begin(name);
    journals.setInt(1, journal.id);
    journals.setString(2, name);
    journals.addBatch();
    return journal;
  }

  private int account(Account account) throws SQLException {
    if (tail.knows(account)) {
      return tail.id(account);
    }
    var id = tail.id(account);
    accounts.setInt(1, id);
    accounts.setString(2, account.kind().name());
    accounts.setString(3, account.owner());
    accounts.addBatch();
    return id;
  }
}
