package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.JournalDay;
import io.lammer.accounting.Period;
import io.lammer.accounting.RunningDay;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import io.lammer.table.Layout;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The totals of the gaming days of a house, by journal.
public final class DayArchive {
  private final Database database;
  private final History history;
  private final Calendar calendar;

  /// The journals and their ends at one moment; events committed later are not read.
  private final List<Head> heads;

  private final Map<String, List<JournalDay>> folded = new HashMap<>();

  public DayArchive(Database database, History history, Calendar calendar) {
    this.database = database;
    this.history = history;
    this.calendar = calendar;
    this.heads =
        database.journals().list().stream().sorted(Comparator.comparing(Head::journal)).toList();
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

  /// The totals of each journal over a period, by name. Journals that began later are left out.
  public List<JournalDay> of(Period period) {
    return heads.stream()
        .map(head -> of(head.journal(), period))
        .flatMap(Optional::stream)
        .toList();
  }

  /// The totals of a journal over a period; empty if it began later.
  public Optional<JournalDay> of(String journal, Period period) {
    var days = between(journal, period.first(), period.last());
    return days.isEmpty()
        ? before(journal, period.first()).map(day -> day.idle(period.last()))
        : days.stream().reduce(JournalDay::plus);
  }

  /// The days of a journal on which something happened.
  private List<JournalDay> between(String journal, LocalDate first, LocalDate last) {
    return days(journal).stream()
        .filter(day -> !day.day().isBefore(first) && !day.day().isAfter(last))
        .toList();
  }

  private Optional<JournalDay> before(String journal, LocalDate date) {
    return days(journal).stream()
        .filter(day -> day.day().isBefore(date))
        .reduce((_, later) -> later);
  }

  /// The day of an event.
  public Optional<JournalDay> containing(String journal, long number) {
    return days(journal).stream()
        .filter(day -> day.span().first() <= number && number <= day.span().last())
        .findFirst();
  }

  private List<JournalDay> days(String journal) {
    return folded.computeIfAbsent(journal, this::fold);
  }

  private List<JournalDay> fold(String journal) {
    var end = heads.stream().filter(head -> head.journal().equals(journal)).findFirst();
    var days = new ArrayList<JournalDay>();
    @Nullable RunningDay running = null;
    try (var events = history.of(journal).limit(end.map(Head::number).orElse(0L))) {
      for (var happened = events.iterator(); happened.hasNext(); ) {
        var next = RunningDay.after(running, happened.next().step(), calendar);
        if (running != null && next != running) {
          days.add(running.day());
        }
        running = next;
      }
    }
    if (running != null) {
      days.add(running.day());
    }
    return days;
  }

  /// The layout of a table, by the number of the event that laid it out.
  public Layout layout(String table, long number) {
    var journal = LiveTable.journal(table);
    var event = database.journals().event(journal, number).map(History::event).orElse(null);
    return switch (event) {
      case TableEvent.Opened it -> it.layout();
      case TableEvent.Changed(var to, _) -> to.layout();
      case null, default ->
          throw new IllegalStateException(
              "journal \"%s\" event %d lays no table out".formatted(journal, number));
    };
  }
}
