package io.lammer.server.floor;

import static java.util.stream.Collectors.groupingBy;

import io.lammer.report.day.Shift;
import io.lammer.server.FloorHost;
import io.lammer.server.Outage;
import io.lammer.server.Repeated;
import io.lammer.server.live.Hub;
import io.lammer.store.floor.Committed;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.time.Duration;
import java.time.Instant;
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

/// Follows the journals of all tables for what this shift has brought: what was there at the start
/// is read, what comes is taken as it is committed. Exact odds take their time when they are first
/// asked for, so no screen waits for them.
@Component
final class ShiftWatch implements DisposableBean {
  private static final Duration SHIFT = Duration.ofHours(8);
  private static final Duration PAUSE = Duration.ofSeconds(3);

  /// What comes while so many wait is read from the journals later.
  private static final int WAITING = 10_000;

  /// What is known of a table.
  ///
  /// @param dealer who played last, as the journal writes it; null where nobody did
  record Known(Shift.Figures figures, @Nullable String dealer) {}

  private record Read(long number, FloorState state, @Nullable String dealer) {}

  private final FloorHost host;
  private final Hub hub;
  private final Map<String, Known> figures = new ConcurrentHashMap<>();
  private final Map<String, Read> read = new HashMap<>();
  private final BlockingQueue<Committed> coming = new LinkedBlockingQueue<>(WAITING);
  private Shift shift;
  private final Repeated clock;

  ShiftWatch(FloorHost host, Hub hub) {
    this.host = host;
    this.hub = hub;
    this.shift = Shift.from(begin());
    host.live()
        .watch(
            events ->
                events.stream()
                    .filter(event -> event.event() instanceof TableEvent)
                    .forEach(coming::offer));
    this.clock = new Repeated("figures of the shift", PAUSE, this::look);
  }

  Optional<Known> of(String table) {
    return Optional.ofNullable(figures.get(table));
  }

  /// Three shifts of eight hours make a gaming day.
  private Instant begin() {
    var now = host.live().clock().instant();
    var day = host.live().gamingDay();
    var start = day.start(day.of(now));
    return start.plus(SHIFT.multipliedBy(Duration.between(start, now).dividedBy(SHIFT)));
  }

  private void look() {
    var begin = begin();
    if (!begin.equals(shift.from())) {
      shift = shift.next(begin);
      figures.clear();
    }
    var came = new ArrayList<Committed>();
    coming.drainTo(came);
    var byJournal = came.stream().collect(groupingBy(event -> event.stored().journal()));
    for (var table : host.live().tables()) {
      try {
        catchUp(table.name(), byJournal.getOrDefault(LiveTable.journal(table.name()), List.of()));
      } catch (RuntimeException failed) {
        if (Outage.in(failed).isPresent() || Thread.currentThread().isInterrupted()) {
          throw failed;
        }
        LoggerFactory.getLogger(ShiftWatch.class).error("the shift of {}", table.name(), failed);
      }
    }
  }

  private void catchUp(String table, List<Committed> came) {
    var journal = LiveTable.journal(table);
    var before = read.get(table);
    var known = before == null ? 0 : before.number();
    var missing =
        came.isEmpty()
            ? host.live().version(journal) > known
            : came.getFirst().stored().number() > known + 1;
    if (missing) {
      readOn(table);
    }
    came.forEach(event -> take(table, event));
    var now = read.get(table);
    if (now != null && (now.number() > known || !figures.containsKey(table))) {
      tell(table, new Known(shift.figures(table), now.dealer()));
    }
  }

  private void tell(String table, Known now) {
    if (!now.equals(figures.put(table, now))) {
      hub.refresh("tile/" + table);
    }
  }

  /// What the journal holds after what was read of it.
  private void readOn(String table) {
    var journal = LiveTable.journal(table);
    var last = read.get(table);
    var history = host.live().history();
    try (var events =
        last == null ? history.of(journal) : history.after(journal, last.number(), last.state())) {
      events.forEach(happened -> add(table, happened));
    }
  }

  /// The next event of a table; one that was read already is passed over.
  private void take(String table, Committed event) {
    var stored = event.stored();
    var last = read.get(table);
    if (stored.number() == (last == null ? 0 : last.number()) + 1) {
      var before = last == null ? null : last.state();
      var after = FloorState.after(before, stored.journal(), event.event());
      add(table, new Transition(stored, event.event(), before, after));
    }
  }

  private void add(String table, Transition happened) {
    shift.add(happened);
    read.put(table, read(happened, read.get(table)));
  }

  private static Read read(Transition happened, @Nullable Read before) {
    var dealer =
        happened.event() instanceof TableEvent.Played
            ? happened.stored().entry().actor()
            : before == null ? null : before.dealer();
    return new Read(happened.stored().number(), happened.after(), dealer);
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
