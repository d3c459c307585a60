package io.lammer.store;

import io.lammer.ledger.Transfer;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The half of a verification that is about events and commands: one pass over both, in the order
/// in which they were written.
final class JournalCheck {
  private static final int PAGE = 1_000;

  private record Stored(StoredCommand command, Hash hash) {}

  private final Database database;
  private final Watch watch;
  private final Verify.Extent extent;
  private final HashChain chain = new HashChain();
  private final Map<String, Head> heads = new HashMap<>();
  private final Deque<StoredEvent> events = new ArrayDeque<>();
  private final Deque<Stored> commands = new ArrayDeque<>();
  private long readEvents = Long.MIN_VALUE;
  private long readCommands = Long.MIN_VALUE;
  private long lastEvent;
  private long lastCommand;
  private Hash previous = chain.start();
  private int seals;
  private long eventsDone;
  private long commandsDone;

  JournalCheck(Database database, Watch watch, Verify.Extent extent) {
    this.database = database;
    this.watch = watch;
    this.extent = extent;
  }

  long events() {
    return eventsDone;
  }

  long commands() {
    return commandsDone;
  }

  /// Begins where a seal was made. The seal's own command comes next.
  void skip(SealText seal) {
    seal.heads().forEach(head -> heads.put(head.journal(), head));
    readEvents = lastEvent = seal.events();
    readCommands = lastCommand = seal.commands();
    previous = seal.lastCommand();
    seals = (int) seal.number() - 1;
  }

  void run() {
    var total = extent.events() - lastEvent;
    watch.progress(0, total);
    for (var command = nextCommand(); command != null; command = nextCommand()) {
      check(command);
      if (commandsDone % PAGE == 0) {
        watch.progress(eventsDone, total);
      }
    }
    var left = peekEvent();
    if (left != null) {
      throw bad(left, "belongs to no command");
    }
    if (seals != extent.seals().size()) {
      throw new StoreFailed("seal " + (seals + 1) + " is in no command");
    }
    watch.progress(eventsDone, total);
  }

  private void check(Stored stored) {
    var command = stored.command();
    if (command.id() != lastCommand + 1) {
      throw new StoreFailed("command " + (lastCommand + 1) + " is missing");
    }
    var hashes = new ArrayList<Hash>();
    for (var event = peekEvent();
        event != null && event.command() <= command.id();
        event = peekEvent()) {
      hashes.add(check(events.remove(), command));
    }
    requireNoGap(command);
    var hash = chain.command(previous, command, hashes);
    if (!hash.equals(stored.hash())) {
      throw bad(command, "was changed: its hash does not match");
    }
    if (command.key().startsWith(Request.SEAL)) {
      checkSeal(command);
    }
    lastCommand = command.id();
    previous = hash;
    commandsDone++;
  }

  private void requireNoGap(StoredCommand command) {
    var next = peekEvent();
    if (next != null && next.id() != lastEvent + 1) {
      throw new StoreFailed(
          "event %d of all events is missing; command %d (%s) or the next made it"
              .formatted(lastEvent + 1, command.id(), command.key()));
    }
  }

  private void checkSeal(StoredCommand command) {
    if (seals == extent.seals().size()) {
      throw new StoreFailed(
          "seal " + (seals + 1) + " is missing; command " + command.id() + " recorded it");
    }
    if (!extent.seals().get(seals).hash().equals(command.request())) {
      throw bad(command, "recorded another seal " + (seals + 1));
    }
    seals++;
  }

  private Hash check(StoredEvent event, StoredCommand command) {
    var journal = event.journal();
    var head = heads.computeIfAbsent(journal, name -> new Head(name, 0, chain.start(name)));
    if (event.number() != head.number() + 1) {
      throw bad(event, "follows event " + head.number());
    }
    var hash = chain.event(head.hash(), event.number(), event.entry());
    if (!hash.equals(event.hash())) {
      throw bad(event, "was changed: its hash does not match");
    }
    if (event.command() != command.id()) {
      throw bad(event, "names command " + event.command() + ", which came earlier");
    }
    if (event.id() != lastEvent + 1) {
      throw bad(event, "has place " + event.id() + " of all events; expected " + (lastEvent + 1));
    }
    watch
        .event(event)
        .ifPresent(
            wrong -> {
              throw bad(event, wrong);
            });
    heads.put(journal, new Head(journal, event.number(), hash));
    lastEvent = event.id();
    eventsDone++;
    return hash;
  }

  private @Nullable Stored nextCommand() {
    if (commands.isEmpty() && readCommands < extent.commands()) {
      commands.addAll(
          database.query(
              """
              select id, key, request, answer, hash from commands
              where id > ? and id <= ? order by id limit ?
              """,
              JournalCheck::stored,
              readCommands,
              extent.commands(),
              PAGE));
      readCommands = commands.isEmpty() ? extent.commands() : commands.getLast().command().id();
    }
    return commands.poll();
  }

  private static Stored stored(ResultSet row) throws SQLException {
    try {
      var command =
          new StoredCommand(row.getLong(1), row.getString(2), Rows.hash(row, 3), row.getString(4));
      return new Stored(command, Rows.hash(row, 5));
    } catch (IllegalArgumentException bad) {
      throw new StoreFailed("command " + row.getLong(1) + " cannot be read", bad);
    }
  }

  private @Nullable StoredEvent peekEvent() {
    if (events.isEmpty() && readEvents < extent.events()) {
      events.addAll(database.read(this::page));
      readEvents = events.isEmpty() ? extent.events() : events.getLast().id();
    }
    return events.peek();
  }

  private List<StoredEvent> page(Connection connection) throws SQLException {
    var bare = Rows.after(connection, readEvents, extent.events(), PAGE);
    var upTo = bare.isEmpty() ? extent.events() : bare.getLast().id();
    var lines = new ArrayDeque<>(Rows.linesAfter(connection, readEvents, upTo));
    var whole = new ArrayList<StoredEvent>();
    for (var event : bare) {
      var transfers = new ArrayList<Transfer>();
      while (!lines.isEmpty() && lines.peek().event() <= event.id()) {
        var line = lines.remove();
        if (line.event() != event.id() || line.line() != transfers.size() + 1) {
          throw new StoreFailed(
              "transfer %d of event %d of all does not belong there"
                  .formatted(line.line(), line.event()));
        }
        transfers.add(line.transfer());
      }
      whole.add(Rows.with(event, transfers));
    }
    return whole;
  }

  private static StoreFailed bad(StoredEvent event, String what) {
    return new StoreFailed(
        "journal \"%s\" event %d %s".formatted(event.journal(), event.number(), what));
  }

  private static StoreFailed bad(StoredCommand command, String what) {
    return new StoreFailed("command %d (%s) %s".formatted(command.id(), command.key(), what));
  }
}
