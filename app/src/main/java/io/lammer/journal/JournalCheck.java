package io.lammer.journal;

import io.lammer.ledger.Transfer;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The part of a verification that covers events and commands: one pass over both in the order in
/// which they were written.
final class JournalCheck {
  private static final int PAGE = 1_000;

  /// Receives each command that passed the check.
  @FunctionalInterface
  interface Commands {
    /// @param mac null if the command has none
    void check(StoredCommand command, Hash hash, @Nullable Hash mac);
  }

  private record Stored(StoredCommand command, Hash hash, @Nullable Hash mac) {}

  private final Reader reader;
  private final VerifyListener watch;
  private final Commands checked;
  private final VerifiedEnds ends;
  private final long upToEvent;
  private final long upToCommand;
  private final Deque<StoredEvent> events = new ArrayDeque<>();
  private final Deque<Stored> commands = new ArrayDeque<>();
  private long readEvents;
  private long readCommands;
  private long eventsDone;
  private long commandsDone;

  /// @param ends where the check begins; advances with the check
  JournalCheck(
      Reader reader,
      VerifyListener watch,
      Commands checked,
      VerifiedEnds ends,
      long upToEvent,
      long upToCommand) {
    this.reader = reader;
    this.watch = watch;
    this.checked = checked;
    this.ends = ends;
    this.upToEvent = upToEvent;
    this.upToCommand = upToCommand;
    this.readEvents = ends.commands() == 0 ? Long.MIN_VALUE : ends.events();
    this.readCommands = ends.commands() == 0 ? Long.MIN_VALUE : ends.commands();
  }

  long events() {
    return eventsDone;
  }

  long commands() {
    return commandsDone;
  }

  void run() {
    var total = upToEvent - ends.events();
    watch.progress(0, total);
    for (var command = nextCommand(); command != null; command = nextCommand()) {
      check(command);
      if (commandsDone % PAGE == 0) {
        watch.progress(eventsDone, total);
      }
    }
    var left = peekEvent();
    if (left != null) {
      throw EventChainCheck.bad(left, "belongs to no command");
    }
    watch.progress(eventsDone, total);
  }

  private void check(Stored stored) {
    var command = stored.command();
    if (command.id() != ends.commands() + 1) {
      throw new JournalsChanged("command " + (ends.commands() + 1) + " is missing");
    }
    var hashes = new ArrayList<Hash>();
    for (var event = peekEvent();
        event != null && event.command() <= command.id();
        event = peekEvent()) {
      check(events.remove(), command);
      hashes.add(event.hash());
    }
    requireNoGap(command);
    ends.command(command, hashes, stored.hash());
    checked.check(command, stored.hash(), stored.mac());
    commandsDone++;
  }

  private void requireNoGap(StoredCommand command) {
    var next = peekEvent();
    if (next != null && next.id() != ends.events() + 1) {
      throw new JournalsChanged(
          "event %d of all events is missing; command %d (%s) or the next made it"
              .formatted(ends.events() + 1, command.id(), command.key()));
    }
  }

  private void check(StoredEvent event, StoredCommand command) {
    ends.event(event, command);
    watch
        .event(event)
        .ifPresent(
            wrong -> {
              throw EventChainCheck.bad(event, wrong);
            });
    eventsDone++;
  }

  private @Nullable Stored nextCommand() {
    if (commands.isEmpty() && readCommands < upToCommand) {
      commands.addAll(
          reader.query(
              """
              select id, key, request, answer, hash, mac from commands
              where id > ? and id <= ? order by id limit ?
              """,
              JournalCheck::stored,
              readCommands,
              upToCommand,
              PAGE));
      readCommands = commands.isEmpty() ? upToCommand : commands.getLast().command().id();
    }
    return commands.poll();
  }

  private static Stored stored(ResultSet row) throws SQLException {
    try {
      var command =
          new StoredCommand(
              row.getLong(1), row.getString(2), EventQueries.hash(row, 3), row.getString(4));
      var mac = row.getBytes(6);
      return new Stored(
          command,
          EventQueries.hash(row, 5),
          mac == null || mac.length == 0 ? null : Hash.wrap(mac));
    } catch (IllegalArgumentException bad) {
      throw new StoreFailed("command " + row.getLong(1) + " cannot be read", bad);
    }
  }

  private @Nullable StoredEvent peekEvent() {
    if (events.isEmpty() && readEvents < upToEvent) {
      events.addAll(reader.read(this::page));
      readEvents = events.isEmpty() ? upToEvent : events.getLast().id();
    }
    return events.peek();
  }

  private List<StoredEvent> page(Connection connection) throws SQLException {
    var bare = EventQueries.after(connection, readEvents, upToEvent, PAGE);
    var upTo = bare.isEmpty() ? upToEvent : bare.getLast().id();
    var lines = new ArrayDeque<>(EventQueries.linesAfter(connection, readEvents, upTo));
    var whole = new ArrayList<StoredEvent>();
    for (var event : bare) {
      var transfers = new ArrayList<Transfer>();
      while (!lines.isEmpty() && lines.peek().event() <= event.id()) {
        var line = lines.remove();
        if (line.event() != event.id() || line.line() != transfers.size() + 1) {
          throw new JournalsChanged(
              "transfer %d of event %d of all does not belong there"
                  .formatted(line.line(), line.event()));
        }
        transfers.add(line.transfer());
      }
      whole.add(EventQueries.with(event, transfers));
    }
    return whole;
  }
}
