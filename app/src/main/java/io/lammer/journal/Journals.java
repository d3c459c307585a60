package io.lammer.journal;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// The committed events, for reading. A stream holds no connection between its pages.
public final class Journals {
  private static final int PAGE = 500;

  private final Database database;

  Journals(Database database) {
    this.database = database;
  }

  /// Every journal with its last event, in order of creation.
  public List<Head> list() {
    return database.read(EventQueries::heads);
  }

  /// The head of a journal, with number 0 if there is no such journal.
  public Head head(String journal) {
    return database
        .first(
            """
            select e.number, e.hash
            from events e join journals j on j.id = e.journal
            where j.name = ? order by e.number desc limit 1
            """,
            row -> new Head(journal, row.getLong(1), EventQueries.hash(row, 2)),
            journal)
        .orElseGet(() -> new Head(journal, 0, new HashChain().start(journal)));
  }

  /// Number of the last event of a journal whose id is at most this one; 0 if there is none.
  public long numberAt(String journal, long id) {
    var low = 0L;
    var high = head(journal).number();
    while (low < high) {
      var middle = (low + high + 1) / 2;
      if (idOf(journal, middle) <= id) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private long idOf(String journal, long number) {
    return database
        .first(
            """
            select e.id from events e join journals j on j.id = e.journal
            where j.name = ? and e.number = ?
            """,
            row -> row.getLong(1),
            journal,
            number)
        .orElse(Long.MAX_VALUE);
  }

  /// Time of the very first event.
  public Optional<Instant> begun() {
    return time("asc");
  }

  /// Time of the very last event.
  public Optional<Instant> ended() {
    return time("desc");
  }

  private Optional<Instant> time(String order) {
    return database.first(
        "select at from events order by id %s limit 1".formatted(order),
        row -> Micros.instant(row.getLong(1)));
  }

  /// The events of a journal from a number to its current end. The hash of each is checked.
  public Stream<StoredEvent> read(String journal, long from) {
    return pages(journal, from, false);
  }

  /// Like `read`, but waits at the end for more events. The stream ends when its thread is
  /// interrupted or the database is closed.
  public Stream<StoredEvent> follow(String journal, long from) {
    return pages(journal, from, true);
  }

  public Optional<StoredEvent> event(String journal, long number) {
    return database
        .read(connection -> EventQueries.ofJournal(connection, journal, number, 1))
        .stream()
        .findFirst();
  }

  /// A page of matches before a position, newest first and without transfers. Positions are event
  /// numbers if the search is limited to one journal, otherwise event ids.
  public List<StoredEvent> older(Search search, long before, int limit) {
    return between(search, 0, before, true, limit);
  }

  /// A page of matches after a position: the nearest ones, newest first and without transfers.
  public List<StoredEvent> newer(Search search, long after, int limit) {
    return between(search, after, Long.MAX_VALUE, false, limit).reversed();
  }

  /// The matches between two positions, both exclusive, newest or oldest first.
  public List<StoredEvent> between(
      Search search, long after, long before, boolean newest, int limit) {
    return database.read(
        connection -> EventQueries.found(connection, search, after, before, newest, limit));
  }

  /// The last position of a search.
  public long end(Search search) {
    return search.journal() == null
        ? database.read(EventQueries::end)
        : head(search.journal()).number();
  }

  /// Id of an event later than a moment, close to the first such event; `Long.MAX_VALUE` if there
  /// is none.
  public long idAfter(Instant moment) {
    var bound = bound(moment);
    return isAfter(bound + 1, moment) ? bound + 1 : Long.MAX_VALUE;
  }

  /// Id of an event that is not later than a moment, close to the last such event; 0 if there is
  /// none.
  public long idBefore(Instant moment) {
    return bound(moment);
  }

  /// An id whose event is not later than a moment, while the next one's is.
  private long bound(Instant moment) {
    var low = 0L;
    var high = database.read(EventQueries::end) + 1;
    while (high - low > 1) {
      var middle = (low + high) / 2;
      if (isAfter(middle, moment)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return low;
  }

  private boolean isAfter(long id, Instant moment) {
    return database
        .first("select at from events where id = ?", row -> row.getLong(1), id)
        .filter(at -> at > Micros.of(moment))
        .isPresent();
  }

  /// Checks that the events of a journal from a number on are those that this process has checked
  /// or written, since a decision is about to rely on them.
  ///
  /// @throws StoreFailed if they were edited
  public void requireUnchanged(String journal, long from) {
    requireUnchanged(from, verified(journal));
  }

  /// The same check, up to an event that the house has signed.
  public void requireUnchanged(long from, Head end) {
    var journal = end.journal();
    try (var events = read(journal, from)) {
      var last =
          events
              .takeWhile(event -> event.number() <= end.number())
              .reduce((_, later) -> later)
              .map(event -> new Head(journal, event.number(), event.hash()));
      if (!last.equals(Optional.of(end))) {
        throw new JournalsChanged(
            "journal \"%s\" was changed after event %d".formatted(journal, from));
      }
    }
  }

  /// The end of a journal, as far as this process has checked or written it.
  public Head verified(String journal) {
    return database.ends().head(journal);
  }

  public Optional<StoredCommand> command(String key) {
    return database.first(
        "select id, request, answer from commands where key = ?",
        row -> new StoredCommand(row.getLong(1), key, EventQueries.hash(row, 2), row.getString(3)),
        key);
  }

  /// Throws at an event that was changed.
  private Stream<StoredEvent> pages(String journal, long from, boolean waits) {
    var next = new AtomicLong(Math.max(1, from));
    var links = new EventChainCheck();
    return Stream.iterate(1, page -> page + 1)
        .map(_ -> page(journal, next, waits))
        .takeWhile(page -> !page.isEmpty())
        .flatMap(List::stream)
        .map(event -> links.checked(event, this::before));
  }

  /// The previous event of the same journal.
  private Head before(StoredEvent event) {
    return database
        .first(
            """
            select e.number, e.hash
            from events e join journals j on j.id = e.journal
            where j.name = ? and e.number = ?
            """,
            row -> new Head(event.journal(), row.getLong(1), EventQueries.hash(row, 2)),
            event.journal(),
            event.number() - 1)
        .orElseGet(() -> new Head(event.journal(), 0, new HashChain().start(event.journal())));
  }

  /// The next page; empty at the end.
  private List<StoredEvent> page(String journal, AtomicLong next, boolean waits) {
    try {
      while (true) {
        var seen = database.commits();
        var page =
            database.read(
                connection -> EventQueries.ofJournal(connection, journal, next.get(), PAGE));
        next.addAndGet(page.size());
        if (!page.isEmpty() || !waits || !database.awaitCommit(seen)) {
          return page;
        }
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return List.of();
    } catch (StoreFailed failed) {
      if (waits && (database.isClosed() || Thread.currentThread().isInterrupted())) {
        return List.of();
      }
      throw failed;
    }
  }
}
