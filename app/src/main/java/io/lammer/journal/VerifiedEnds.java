package io.lammer.journal;

import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The end of all journals as far as this process has checked or written them: the last command,
/// and the last event of each journal.
public final class VerifiedEnds {
  private final HashChain chain = new HashChain();
  private final EventChainCheck links;
  private long events;
  private long commands;
  private Hash lastCommand;
  private boolean authentic;

  private VerifiedEnds(EventChainCheck links, long events, long commands, Hash lastCommand) {
    this.links = links;
    this.events = events;
    this.commands = commands;
    this.lastCommand = lastCommand;
  }

  /// The state before the first command.
  static VerifiedEnds none() {
    return new VerifiedEnds(new EventChainCheck(), 0, 0, new HashChain().start());
  }

  /// The state that a seal records; the next command is the seal's own.
  static VerifiedEnds at(SealText seal) {
    var links = new EventChainCheck();
    links.begin(seal.heads());
    return new VerifiedEnds(links, seal.events(), seal.commands(), seal.lastCommand());
  }

  synchronized VerifiedEnds copy() {
    var copy = new EventChainCheck();
    copy.begin(links.ends());
    return new VerifiedEnds(copy, events, commands, lastCommand);
  }

  synchronized void authentic(boolean is) {
    authentic = is;
  }

  /// Whether the last command carries the house's MAC.
  synchronized boolean isAuthentic() {
    return authentic;
  }

  /// Id of the last event.
  public synchronized long events() {
    return events;
  }

  /// Id of the last command.
  synchronized long commands() {
    return commands;
  }

  synchronized Hash lastCommand() {
    return lastCommand;
  }

  /// This end as a point that the last-seen file can hold.
  synchronized LastSeen.Point seen(@Nullable Timeline timeline) {
    return new LastSeen.Point(events, commands, lastCommand, Instant.now(), timeline);
  }

  /// The last event of each journal.
  public synchronized List<Head> heads() {
    return links.ends();
  }

  /// The last event of a journal, or number 0 if the journal is empty.
  synchronized Head head(String journal) {
    return links.ends().stream()
        .filter(head -> head.journal().equals(journal))
        .findFirst()
        .orElseGet(() -> new Head(journal, 0, chain.start(journal)));
  }

  /// Checks the next event, made by this command. Throws if it is another event or was changed.
  synchronized void event(StoredEvent event, StoredCommand command) {
    var _ = links.checked(event);
    if (event.command() != command.id()) {
      throw EventChainCheck.bad(event, "names command " + event.command() + ", which came earlier");
    }
    if (event.id() != events + 1) {
      throw EventChainCheck.bad(
          event, "has place " + event.id() + " of all events; expected " + (events + 1));
    }
    events = event.id();
  }

  /// Checks the next command, after its events. Throws if it was changed.
  ///
  /// @param made hashes of its events
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

  /// Throws if the last event is a different one although the last command is the same, which means
  /// that an event was added without a command.
  synchronized void requireLastEvent(long last) {
    if (last > events) {
      throw new JournalsChanged(
          "event %d of all was not committed by a server of this house".formatted(last));
    }
    if (last < events) {
      throw new JournalsChanged("event %d of all is missing".formatted(events));
    }
  }

  /// Throws if the database, whose last command is this one, has other journal ends.
  synchronized void require(WriterCursor found) {
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

  /// Records a commit of this process itself.
  synchronized void wrote(long command, Hash hash, Collection<StoredEvent> made) {
    links.written(made);
    events += made.size();
    commands = command;
    lastCommand = hash;
  }
}
