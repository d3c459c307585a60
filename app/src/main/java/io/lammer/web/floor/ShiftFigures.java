package io.lammer.web.floor;

import static java.util.stream.Collectors.groupingBy;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.RunningDay;
import io.lammer.accounting.ShiftResult;
import io.lammer.accounting.TableClosing;
import io.lammer.accounting.Theory;
import io.lammer.house.FloorState;
import io.lammer.house.LiveTable;
import io.lammer.house.TableEvent;
import io.lammer.runtime.Committed;
import io.lammer.runtime.DayArchive;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Layout;
import io.lammer.web.HouseService;
import io.lammer.web.OutageLog;
import io.lammer.web.PeriodicTask;
import io.lammer.web.push.Hub;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Computes the figures of the current shift for all tables, in the background: past events are
/// read from the journals at the start, and new ones taken as they are committed. The first
/// computation of exact odds is slow, so screens show the last known figures and never wait.
@Component
final class ShiftFigures implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(3);

  /// Capacity of the queue of new events. Events that do not fit are read from the journals later.
  private static final int WAITING = 10_000;

  /// The figures of a table.
  ///
  /// @param dealer who played last, as written in the journal; null if nobody did
  record Known(ShiftResult figures, @Nullable String dealer) {}

  private record Read(RunningDay day, FloorState state, @Nullable String dealer) {
    static Read of(DayArchive.Kept kept) {
      var day = kept.day();
      var dealer = day.closing() instanceof TableClosing table ? table.dealer() : null;
      return new Read(RunningDay.of(day), kept.state(), dealer);
    }
  }

  private final HouseService host;
  private final Hub hub;
  private final Theory theory = new Theory();
  private final Calendar calendar;
  private final Map<String, Known> figures = new ConcurrentHashMap<>();
  private final Map<String, Read> read = new HashMap<>();
  private final BlockingQueue<Committed> coming = new LinkedBlockingQueue<>(WAITING);
  private final PeriodicTask clock;

  ShiftFigures(HouseService host, Hub hub) {
    this.host = host;
    this.hub = hub;
    this.calendar = host.live().calendar();
    host.live()
        .watch(
            events ->
                events.stream()
                    .filter(event -> event.event() instanceof TableEvent)
                    .forEach(coming::offer));
    this.clock = new PeriodicTask("figures of the shift", PAUSE, this::look);
  }

  Optional<Known> of(String table) {
    return Optional.ofNullable(figures.get(table));
  }

  private void look() {
    var came = new ArrayList<Committed>();
    coming.drainTo(came);
    var byJournal = came.stream().collect(groupingBy(event -> event.stored().journal()));
    for (var table : host.live().tables()) {
      try {
        catchUp(table.name(), byJournal.getOrDefault(LiveTable.journal(table.name()), List.of()));
      } catch (RuntimeException failed) {
        if (OutageLog.in(failed).isPresent() || Thread.currentThread().isInterrupted()) {
          throw failed;
        }
        LoggerFactory.getLogger(ShiftFigures.class).error("the shift of {}", table.name(), failed);
      }
    }
  }

  private void catchUp(String table, List<Committed> came) {
    var journal = LiveTable.journal(table);
    var before = read.get(table);
    var known = before == null ? 0 : before.day().last();
    var missing =
        came.isEmpty()
            ? host.live().version(journal) > known
            : came.getFirst().stored().number() > known + 1;
    if (missing) {
      readOn(table);
    }
    came.forEach(event -> take(table, event));
    var now = read.get(table);
    if (now != null) {
      tell(table, new Known(shift(table, now.day()), now.dealer()));
    }
  }

  /// The gaming day is divided into three shifts of eight hours.
  private ShiftResult shift(String table, RunningDay day) {
    var now = host.live().clock().instant();
    var today = calendar.last().of(now);
    if (!day.date().equals(today)) {
      return ShiftResult.NOTHING;
    }
    var history = host.live().history();
    var layouts = new HashMap<Long, Layout>();
    return day.table()
        .map(totals -> totals.shift(calendar.shift(now, today)))
        .map(
            sums ->
                ShiftResult.of(
                    sums,
                    theory,
                    number -> layouts.computeIfAbsent(number, it -> history.layout(table, it))))
        .orElse(ShiftResult.NOTHING);
  }

  private void tell(String table, Known now) {
    if (!now.equals(figures.put(table, now))) {
      hub.refresh("tile/" + table);
    }
  }

  /// Reads the events since the last one that was processed; at the start, the events since the
  /// last day in the archive.
  private void readOn(String table) {
    var journal = LiveTable.journal(table);
    if (!read.containsKey(table)) {
      new DayArchive(host.live().database(), host.live().history(), calendar)
          .last(journal)
          .ifPresent(kept -> read.put(table, Read.of(kept)));
    }
    var last = read.get(table);
    var history = host.live().history();
    try (var events =
        last == null
            ? history.of(journal)
            : history.after(journal, last.day().last(), last.state())) {
      events.forEach(happened -> add(table, happened));
    }
  }

  /// Processes a committed event, unless it was processed before.
  private void take(String table, Committed event) {
    var stored = event.stored();
    var last = read.get(table);
    if (stored.number() == (last == null ? 0 : last.day().last()) + 1) {
      var before = last == null ? null : last.state();
      var after = FloorState.after(before, stored.journal(), event.event());
      add(table, new Transition(stored, event.event(), before, after));
    }
  }

  private void add(String table, Transition happened) {
    var before = read.get(table);
    var day = RunningDay.after(before == null ? null : before.day(), happened.step(), calendar);
    var dealer =
        happened.event() instanceof TableEvent.Played
            ? happened.stored().entry().actor()
            : before == null ? null : before.dealer();
    read.put(table, new Read(day, happened.after(), dealer));
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
