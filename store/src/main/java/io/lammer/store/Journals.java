package io.lammer.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// What has been committed, for reading. A stream holds nothing open between its pages.
public final class Journals {
  private static final int PAGE = 500;

  private final Database database;

  Journals(Database database) {
    this.database = database;
  }

  /// Every journal with its last event, in the order they began.
  public List<Head> list() {
    return database.read(Rows::heads);
  }

  /// Number 0 if there is no such journal.
  public Head head(String journal) {
    return database
        .read(
            connection ->
                Rows.query(
                    connection,
                    """
                    select e.number, e.hash
                    from events e join journals j on j.id = e.journal
                    where j.name = ? order by e.number desc limit 1
                    """,
                    row -> new Head(journal, row.getLong(1), Rows.hash(row, 2)),
                    journal))
        .stream()
        .findFirst()
        .orElseGet(() -> new Head(journal, 0, new Chain().start(journal)));
  }

  /// When the first event of all happened.
  public Optional<Instant> begun() {
    return database.read(connection -> Rows.time(connection, "asc"));
  }

  /// When the last event of all happened.
  public Optional<Instant> ended() {
    return database.read(connection -> Rows.time(connection, "desc"));
  }

  /// The events of a journal from a number on, to its present end.
  public Stream<Event> read(String journal, long from) {
    return StreamSupport.stream(new Pages(journal, from, false), false);
  }

  /// As `read`, but waits at the end for what comes. The stream ends when its thread is interrupted
  /// or the database is closed.
  public Stream<Event> follow(String journal, long from) {
    return StreamSupport.stream(new Pages(journal, from, true), false);
  }

  /// One event of a journal.
  public Optional<Event> event(String journal, long number) {
    return database.read(connection -> Rows.ofJournal(connection, journal, number, 1)).stream()
        .findFirst();
  }

  /// What was found before a place, newest first and without transfers. Places are the numbers of
  /// the events where one journal is looked in, and else the ids.
  public List<Event> older(Search search, long before, int limit) {
    return database.read(connection -> Rows.found(connection, search, "<", before, limit));
  }

  /// What was found after a place: the nearest to it, newest first and without transfers.
  public List<Event> newer(Search search, long after, int limit) {
    return database
        .read(connection -> Rows.found(connection, search, ">", after, limit))
        .reversed();
  }

  public Optional<Command> command(String key) {
    return database
        .read(
            connection ->
                Rows.query(
                    connection,
                    "select id, request, answer from commands where key = ?",
                    row -> new Command(row.getLong(1), key, Rows.hash(row, 2), row.getString(3)),
                    key))
        .stream()
        .findFirst();
  }

  private final class Pages extends Spliterators.AbstractSpliterator<Event> {
    private final String journal;
    private final boolean waits;
    private long next;
    private List<Event> page = List.of();
    private int position;

    Pages(String journal, long from, boolean waits) {
      super(Long.MAX_VALUE, ORDERED | NONNULL | IMMUTABLE);
      this.journal = journal;
      this.waits = waits;
      this.next = Math.max(1, from);
    }

    @Override
    public boolean tryAdvance(Consumer<? super Event> action) {
      if (position == page.size() && !turn()) {
        return false;
      }
      action.accept(page.get(position++));
      return true;
    }

    private boolean turn() {
      try {
        while (true) {
          var seen = database.commits();
          page = database.read(connection -> Rows.ofJournal(connection, journal, next, PAGE));
          position = 0;
          next += page.size();
          if (!page.isEmpty()) {
            return true;
          }
          if (!waits || !database.awaitCommit(seen)) {
            return false;
          }
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return false;
      } catch (StoreFailed failed) {
        if (waits && database.isClosed()) {
          return false;
        }
        throw failed;
      }
    }
  }
}
