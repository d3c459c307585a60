package io.lammer.store;

import io.lammer.ledger.Account;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The ends of everything that grows, held by the writer's thread: the next ids, each journal's
/// head, the last command. It runs ahead of the disk within a group; after a failed group it is
/// loaded anew.
final class Tail implements Heads {
  /// The moving head of one journal.
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
  private final Chain chain;
  long events;
  long commands;
  Hash lastCommand;
  long seals;
  Hash lastSeal;

  private Tail(Chain chain) {
    this.chain = chain;
    this.lastCommand = chain.start();
    this.lastSeal = SealText.START;
  }

  static Tail load(Connection connection, Chain chain) throws SQLException {
    var tail = new Tail(chain);
    Rows.query(
        connection,
        "select id, name from journals order by id",
        row -> {
          var name = row.getString(2);
          var none = new Head(name, 0, chain.start(name));
          return tail.journals.put(name, new Journal(row.getInt(1), none));
        });
    for (var head : Rows.heads(connection)) {
      tail.existing(head.journal()).head = head;
    }
    Rows.query(
        connection,
        "select id, kind, owner from accounts",
        row ->
            tail.accounts.put(
                new Account(Account.Kind.valueOf(row.getString(2)), row.getString(3)),
                row.getInt(1)));
    Rows.query(
        connection, "select coalesce(max(id), 0) from events", row -> tail.events = row.getLong(1));
    Rows.query(
        connection,
        "select id, hash from commands order by id desc limit 1",
        row -> {
          tail.commands = row.getLong(1);
          return tail.lastCommand = Rows.hash(row, 2);
        });
    Rows.query(
        connection,
        "select number, hash from seals order by number desc limit 1",
        row -> {
          tail.seals = row.getLong(1);
          return tail.lastSeal = Rows.hash(row, 2);
        });
    return tail;
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
