package io.lammer.store;

import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where all journals end, as far as this process has checked or written them: the last command and
/// the last event of each journal.
public final class Ends {
  private final HashChain chain = new HashChain();
  private final Links links;
  private long events;
  private long commands;
  private Hash lastCommand;
  private boolean authentic;

  private Ends(Links links, long events, long commands, Hash lastCommand) {
    this.links = links;
    this.events = events;
    this.commands = commands;
    this.lastCommand = lastCommand;
  }

  /// Before the first command.
  static Ends none() {
    return new Ends(new Links(), 0, 0, new HashChain().start());
  }

  /// Where a seal was made. The seal's own command comes next.
  static Ends at(SealText seal) {
    var links = new Links();
    links.begin(seal.heads());
    return new Ends(links, seal.events(), seal.commands(), seal.lastCommand());
  }

  synchronized Ends copy() {
    var copy = new Links();
    copy.begin(links.ends());
    return new Ends(copy, events, commands, lastCommand);
  }

  synchronized void authentic(boolean is) {
    authentic = is;
  }

  /// Whether the last command was committed with the secret of the house.
  synchronized boolean isAuthentic() {
    return authentic;
  }

  /// The place of the last event among all events.
  public synchronized long events() {
    return events;
  }

  /// The number of the last command.
  synchronized long commands() {
    return commands;
  }

  synchronized Hash lastCommand() {
    return lastCommand;
  }

  /// What has been seen, now.
  synchronized LastSeen.Point seen(@Nullable Timeline timeline) {
    return new LastSeen.Point(events, commands, lastCommand, Instant.now(), timeline);
  }

  /// The last event of each journal.
  public synchronized List<Head> heads() {
    return links.ends();
  }

  /// The last event of a journal; number 0 where there is none.
  synchronized Head head(String journal) {
    return links.ends().stream()
        .filter(head -> head.journal().equals(journal))
        .findFirst()
        .orElseGet(() -> new Head(journal, 0, chain.start(journal)));
  }

  /// The next event, which a command has made. Throws if it is another one, or was changed.
  synchronized void event(StoredEvent event, StoredCommand command) {
    var _ = links.checked(event);
    if (event.command() != command.id()) {
      throw Links.bad(event, "names command " + event.command() + ", which came earlier");
    }
    if (event.id() != events + 1) {
      throw Links.bad(
          event, "has place " + event.id() + " of all events; expected " + (events + 1));
    }
    events = event.id();
  }

  /// The next command, whose events came before. Throws if it was changed.
  ///
  /// @param made the hashes of its events
  synchronized void command(StoredCommand command, List<Hash> made, Hash stored) {
    var hash = chain.command(lastCommand, command, made);
    if (!hash.equals(stored)) {
      throw new JournalsChanged(
          "command %d (%s) was changed: its hash does not match"
              .formatted(command.id(), command.key()));
    }
    commands = command.id();
    lastCommand = hash;
  }

  /// Throws if another event is the last of all, although the last command is the same: an event
  /// without a command of its own.
  synchronized void requireLastEvent(long last) {
    if (last > events) {
      throw new JournalsChanged(
          "event %d of all was not committed by a server of this house".formatted(last));
    }
    if (last < events) {
      throw new JournalsChanged("event %d of all is missing".formatted(events));
    }
  }

  /// Throws if the journals of the database, whose last command is this one, end elsewhere.
  synchronized void require(Tail found) {
    requireLastEvent(found.events);
    var expected = new HashSet<>(links.ends());
    for (var head : found.heads()) {
      if (head.number() > 0 && !expected.remove(head)) {
        throw new JournalsChanged(
            "journal \"%s\" ends with event %d, which no server of this house wrote"
                .formatted(head.journal(), head.number()));
      }
    }
    if (!expected.isEmpty()) {
      throw new JournalsChanged(
          "journal \"%s\" lacks its end".formatted(expected.iterator().next().journal()));
    }
  }

  /// This process has written up to a command itself.
  synchronized void wrote(long command, Hash hash, Collection<StoredEvent> made) {
    links.written(made);
    events += made.size();
    commands = command;
    lastCommand = hash;
  }
}
