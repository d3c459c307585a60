package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.journal.Database;
import io.lammer.journal.JournalsChanged;
import io.lammer.journal.KeptDay;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Keeps the gaming days of all journals on its own thread: each day once it has ended, and the
/// running day at intervals. Missing days are rebuilt.
final class DayKeeper implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(DayKeeper.class.getName());

  /// Number of events after which the running day of a journal is kept again.
  private static final int EVERY = 1_000;

  private static final Duration PAUSE = Duration.ofMinutes(15);

  /// Number of days that are stored together.
  private static final int AT_ONCE = 50;

  private final Database database;
  private final History history;
  private final Supplier<Calendar> calendar;
  private final InstantSource clock;

  /// The journals of which a day is missing before the last one that is kept.
  private final Set<String> incomplete = new HashSet<>();

  private @Nullable Thread thread;
  private boolean again;
  private Instant looked = Instant.EPOCH;
  private volatile boolean closed;

  DayKeeper(Database database, History history, Supplier<Calendar> calendar, InstantSource clock) {
    this.database = database;
    this.history = history;
    this.calendar = calendar;
    this.clock = clock;
  }

  /// Starts a round through all journals unless one was started a short while ago.
  synchronized void look() {
    if (Duration.between(looked, clock.instant()).compareTo(PAUSE) >= 0) {
      wake();
    }
  }

  /// Starts a round through all journals.
  synchronized void wake() {
    looked = clock.instant();
    again = true;
    if (thread == null && !closed) {
      thread =
          Thread.ofPlatform()
              .daemon()
              .name("lammer-days")
              .priority(Thread.MIN_PRIORITY)
              .start(this::run);
    }
  }

  /// Rebuilds all days of a journal because one is missing.
  synchronized void missing(String journal) {
    if (database.isWriting() && incomplete.add(journal)) {
      wake();
    }
  }

  private synchronized boolean goesOn() {
    if (!again || closed) {
      thread = null;
      return false;
    }
    again = false;
    return true;
  }

  private synchronized boolean isIncomplete(String journal) {
    return incomplete.remove(journal);
  }

  private void run() {
    while (goesOn()) {
      try {
        keepAll();
      } catch (RuntimeException failed) {
        LOG.log(System.Logger.Level.WARNING, "gaming days are kept later: " + failed.getMessage());
      }
    }
  }

  private void keepAll() {
    var now = calendar.get();
    var today = now.last().of(clock.instant());
    for (var head : database.journals().list()) {
      if (closed || !database.isWriting()) {
        return;
      }
      keep(head.journal(), now, today);
    }
  }

  private void keep(String journal, Calendar now, LocalDate today) {
    var fold = new DayFold(history, now, journal);
    if (!isIncomplete(journal)) {
      database.days().upTo(journal, SnapshotPolicy.VERSION, Long.MAX_VALUE).ifPresent(fold::start);
    }
    var begin = fold.number();
    var end = database.journals().verified(journal);
    if (end.number() - begin < EVERY && !hasEnded(journal, fold, today)) {
      return;
    }
    var days = new ArrayList<KeptDay>();
    try (var events = database.journals().read(journal, begin + 1)) {
      for (var all = events.iterator();
          !closed && fold.number() < end.number() && all.hasNext(); ) {
        var event = all.next();
        if (fold.endsWith(event) && fold.head().isPresent()) {
          days.add(fold.kept());
        }
        fold.add(event);
      }
    }
    if (closed) {
      return;
    }
    if (!fold.head().filter(end::equals).isPresent()) {
      throw new JournalsChanged(
          "journal \"%s\" was changed after event %d".formatted(journal, begin));
    }
    days.add(fold.kept());
    save(days);
  }

  /// True if the journal has an event of an ended gaming day that is not yet in a kept day.
  private boolean hasEnded(String journal, DayFold fold, LocalDate today) {
    return database
        .journals()
        .event(journal, fold.number() + 1)
        .map(fold::date)
        .filter(today::isAfter)
        .isPresent();
  }

  /// The days hold only checked events, up to the journal's verified end, so that the house's
  /// signature means something.
  private void save(List<KeptDay> days) {
    for (var from = 0; from < days.size() && !closed; from += AT_ONCE) {
      database.days().save(days.subList(from, Math.min(days.size(), from + AT_ONCE))).join();
    }
  }

  @Override
  public void close() {
    Thread running;
    synchronized (this) {
      closed = true;
      running = thread;
    }
    if (running != null) {
      try {
        running.join();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
