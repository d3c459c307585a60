package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.JournalDay;
import io.lammer.accounting.Period;
import io.lammer.house.FloorState;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import io.lammer.journal.KeptDay;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The totals of a house's gaming days, by journal: those of the kept days, plus those of the
/// events after them.
public final class DayArchive {
  private final Database database;
  private final History history;
  private final Calendar calendar;
  private final Consumer<String> missing;

  public DayArchive(Database database, History history, Calendar calendar) {
    this(database, history, calendar, _ -> {});
  }

  /// @param missing told of journals that lack a kept day before their last one
  DayArchive(Database database, History history, Calendar calendar, Consumer<String> missing) {
    this.database = database;
    this.history = history;
    this.calendar = calendar;
    this.missing = missing;
  }

  public Calendar calendar() {
    return calendar;
  }

  public Database database() {
    return database;
  }

  public History history() {
    return history;
  }

  /// The totals of each journal over a period, sorted by name, without journals that began later.
  public List<JournalDay> of(Period period) {
    return database.journals().list().stream()
        .sorted(Comparator.comparing(Head::journal))
        .map(head -> of(head, period.first(), period.last()))
        .flatMap(Optional::stream)
        .toList();
  }

  /// The totals of a journal over a period; empty if it began later.
  public Optional<JournalDay> of(String journal, Period period) {
    return of(database.journals().head(journal), period.first(), period.last());
  }

  private Optional<JournalDay> of(Head head, LocalDate first, LocalDate last) {
    var days = days(head, first, last);
    return days.stream()
        .filter(day -> !day.day().isBefore(first))
        .reduce(JournalDay::plus)
        .or(
            () ->
                days.stream()
                    .filter(day -> day.day().isBefore(first))
                    .reduce((_, later) -> later)
                    .map(day -> day.idle(last)));
  }

  /// The days with events, from the last one before a period to the end of the period.
  private List<JournalDay> days(Head end, LocalDate first, LocalDate last) {
    var fold = new DayFold(history, calendar, end.journal());
    var kept = database.days();
    kept.before(end.journal(), SnapshotPolicy.VERSION, first).ifPresent(fold::start);
    var next = new HashMap<Long, KeptDay>();
    for (var one : kept.between(end.journal(), SnapshotPolicy.VERSION, first, last)) {
      DayJson.day(one, calendar).ifPresent(day -> next.put(day.span().first(), one));
    }
    var days = new ArrayList<JournalDay>();
    do {
      for (var one = next.remove(fold.number() + 1);
          one != null;
          one = next.remove(fold.number() + 1)) {
        fold.day().ifPresent(days::add);
        fold.start(one);
      }
    } while (foldOn(fold, end, last, next, days));
    fold.day().ifPresent(days::add);
    return days;
  }

  /// Adds the events up to the next kept day. False if there is none before the end of the period.
  private boolean foldOn(
      DayFold fold, Head end, LocalDate last, Map<Long, KeptDay> next, List<JournalDay> days) {
    var first = database.journals().event(end.journal(), fold.number() + 1);
    if (first.isEmpty() || end.number() <= fold.number() || fold.date(first.get()).isAfter(last)) {
      return false;
    }
    try (var events = database.journals().read(end.journal(), fold.number() + 1)) {
      for (var all = events.iterator(); fold.number() < end.number() && all.hasNext(); ) {
        var event = all.next();
        if (fold.endsWith(event)) {
          requireKept(fold, end.journal());
          if (fold.date(event).isAfter(last)) {
            return false;
          }
          fold.day().ifPresent(days::add);
        }
        fold.add(event);
        if (next.containsKey(fold.number() + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Reports a journal whose day has ended and is not kept although a later one is.
  private void requireKept(DayFold fold, String journal) {
    if (newest(journal).filter(kept -> kept.head().number() > fold.number()).isPresent()) {
      missing.accept(journal);
    }
  }

  private Optional<KeptDay> newest(String journal) {
    return database.days().upTo(journal, SnapshotPolicy.VERSION, Long.MAX_VALUE);
  }

  /// The day of an event, up to that event.
  public Optional<JournalDay> containing(String journal, long number) {
    var fold = new DayFold(history, calendar, journal);
    database.days().upTo(journal, SnapshotPolicy.VERSION, number).ifPresent(fold::start);
    try (var events = database.journals().read(journal, fold.number() + 1)) {
      events.takeWhile(event -> event.number() <= number).forEach(fold::add);
    }
    return fold.day();
  }

  /// A gaming day that was kept, and the state after its last event.
  public record Kept(JournalDay day, FloorState state) {}

  /// The last kept day of a journal.
  public Optional<Kept> last(String journal) {
    return newest(journal)
        .flatMap(
            kept -> DayJson.day(kept, calendar).map(day -> new Kept(day, DayJson.state(kept))));
  }
}
