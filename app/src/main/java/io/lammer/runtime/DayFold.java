package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.JournalDay;
import io.lammer.accounting.RunningDay;
import io.lammer.house.FloorState;
import io.lammer.journal.Head;
import io.lammer.journal.KeptDay;
import io.lammer.journal.StoredEvent;
import io.lammer.runtime.History.Transition;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Folds a journal into gaming days, from its first event or from a kept day on.
final class DayFold {
  private final String journal;
  private final Calendar calendar;
  private final States states;
  private final Function<StoredEvent, Transition> reader;
  private @Nullable RunningDay running;
  private @Nullable StoredEvent last;

  /// The kept day whose state is not read yet.
  private @Nullable KeptDay unread;

  DayFold(History history, Calendar calendar, String journal) {
    this.journal = journal;
    this.calendar = calendar;
    this.states = history.states();
    this.reader = history.reader(states);
  }

  /// Continues from a kept day. Ignores a day that was kept under another gaming-day setting.
  boolean start(KeptDay kept) {
    var day = DayJson.day(kept, calendar);
    day.ifPresent(it -> start(kept, it));
    return day.isPresent();
  }

  void start(KeptDay kept, JournalDay day) {
    running = RunningDay.of(day);
    last = null;
    unread = kept;
  }

  /// Number of the last event so far.
  long number() {
    return running == null ? 0 : running.last();
  }

  /// The gaming day that the next event belongs to.
  LocalDate date(StoredEvent next) {
    return RunningDay.date(running, History.ref(next), calendar);
  }

  /// True if the next event begins a later day.
  boolean endsWith(StoredEvent next) {
    return running != null && date(next).isAfter(running.date());
  }

  void add(StoredEvent next) {
    if (unread != null) {
      states.put(journal, DayJson.state(unread));
      unread = null;
    }
    running = RunningDay.after(running, reader.apply(next).step(), calendar);
    last = next;
  }

  /// The day so far; empty before the first event.
  Optional<JournalDay> day() {
    return Optional.ofNullable(running).map(RunningDay::day);
  }

  /// The hash of the last event that was added; empty if none was.
  Optional<Head> head() {
    return Optional.ofNullable(last).map(it -> new Head(journal, it.number(), it.hash()));
  }

  /// The day so far in its kept form. An event must have been added.
  KeptDay kept() {
    return DayJson.write(
        Objects.requireNonNull(running).day(), Objects.requireNonNull(last), state(), calendar);
  }

  /// The state after the last event. An event must have been added.
  private FloorState state() {
    return Objects.requireNonNull(states.state(journal));
  }
}
