package io.lammer.journal;

import io.lammer.ledger.Account;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The next ids, each journal's head and the last command. Used only by the deciding thread; within
/// a group it is ahead of the disk, and it is reloaded after a failed group.
final class WriterCursor implements HeadLookup {
  /// The head of one journal, which moves with each event.
  static final class Journal {
    final int id;
    Head head;

    Journal(int id, Head head) {
      this.id = id;
      this.head = head;
    }
  }

  private final Map<String, Journal> journals = new HashMap<>();
  private final Map<Account, Integer> accounts = new HashMap<>();
  private final HashChain chain;
  long events;
  long commands;
  Hash lastCommand;
  long seals;
  Hash lastSeal;

  private WriterCursor(HashChain chain) {
    this.chain = chain;
    this.lastCommand = chain.start();
    this.lastSeal = SealText.START;
  }

  static WriterCursor load(Connection connection, HashChain chain) throws SQLException {
    var tail = new WriterCursor(chain);
    tail.loadJournals(connection);
    tail.loadAccounts(connection);
    tail.events = EventQueries.end(connection);
    for (var last : last(connection, "select id, hash from commands order by id desc limit 1")) {
      tail.commands = last.number();
      tail.lastCommand = last.hash();
    }
    for (var last :
        last(connection, "select number, hash from seals order by number desc limit 1")) {
      tail.seals = last.number();
      tail.lastSeal = last.hash();
    }
    return tail;
  }

  private void loadJournals(Connection connection) throws SQLException {
    var names =
        EventQueries.query(
            connection,
            "select id, name from journals",
            row -> Map.entry(row.getInt(1), row.getString(2)));
    for (var name : names) {
      var none = new Head(name.getValue(), 0, chain.start(name.getValue()));
      journals.put(name.getValue(), new Journal(name.getKey(), none));
    }
    for (var head : EventQueries.heads(connection)) {
      existing(head.journal()).head = head;
    }
  }

  private void loadAccounts(Connection connection) throws SQLException {
    var known =
        EventQueries.query(
            connection,
            "select id, kind, owner from accounts",
            row ->
                Map.entry(
                    row.getInt(1),
                    new Account(Account.Kind.valueOf(row.getString(2)), row.getString(3))));
    known.forEach(account -> accounts.put(account.getValue(), account.getKey()));
  }

  private static List<Head> last(Connection connection, String sql) throws SQLException {
    return EventQueries.query(
        connection, sql, row -> new Head("", row.getLong(1), EventQueries.hash(row, 2)));
  }

  @Override
  public Head of(String journal) {
    var known = journals.get(journal);
    return known == null ? new Head(journal, 0, chain.start(journal)) : known.head;
  }

  boolean knows(String journal) {
    return journals.containsKey(journal);
  }

  Journal existing(String name) {
    var journal = journals.get(name);
    if (journal == null) {
      throw new IllegalArgumentException("there is no journal \"" + name + "\"");
    }
    return journal;
  }

  Journal begin(String name) {
    var journal = new Journal(journals.size() + 1, of(name));
    journals.put(name, journal);
    return journal;
  }

  boolean knows(Account account) {
    return accounts.containsKey(account);
  }

  int id(Account account) {
    return accounts.computeIfAbsent(account, _ -> accounts.size() + 1);
  }

  List<Head> heads() {
    return journals.values().stream().map(journal -> journal.head).toList();
  }
}
