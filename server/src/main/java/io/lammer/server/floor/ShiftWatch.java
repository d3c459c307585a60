package io.lammer.server.floor;

import io.lammer.report.day.Shift;
import io.lammer.server.FloorHost;
import io.lammer.server.Repeated;
import io.lammer.server.live.Hub;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Follows the journals of all tables for what this shift has brought. Exact odds take their time
/// when they are first asked for, so no screen waits for them.
@Component
final class ShiftWatch implements DisposableBean {
  private static final Duration SHIFT = Duration.ofHours(8);
  private static final Duration PAUSE = Duration.ofSeconds(3);

  /// What is known of a table.
  ///
  /// @param dealer who played last, as the journal writes it; null where nobody did
  record Known(Shift.Figures figures, @Nullable String dealer) {}

  private record Read(long number, FloorState state, @Nullable String dealer) {}

  private final FloorHost host;
  private final Hub hub;
  private final Map<String, Known> known = new ConcurrentHashMap<>();
  private final Map<String, Read> read = new HashMap<>();
  private Shift shift;
  private final Repeated clock;

  ShiftWatch(FloorHost host, Hub hub) {
    this.host = host;
    this.hub = hub;
    this.shift = Shift.from(begin());
    this.clock = new Repeated("figures of the shift", PAUSE, this::look);
  }

  Optional<Known> of(String table) {
    return Optional.ofNullable(known.get(table));
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
      known.clear();
    }
    for (var table : host.live().tables()) {
      try {
        catchUp(table.name());
      } catch (RuntimeException failed) {
        LoggerFactory.getLogger(ShiftWatch.class).error("the shift of {}", table.name(), failed);
      }
    }
  }

  private void catchUp(String table) {
    var journal = LiveTable.journal(table);
    var last = read.get(table);
    if (last != null && last.number() == host.live().version(journal) && known.containsKey(table)) {
      return;
    }
    var history = host.live().history();
    try (var events =
        last == null ? history.of(journal) : history.after(journal, last.number(), last.state())) {
      for (var all = events.iterator(); all.hasNext(); ) {
        var happened = all.next();
        shift.add(happened);
        last = read(happened, last);
        read.put(table, last);
      }
    }
    if (last != null) {
      var now = new Known(shift.figures(table), last.dealer());
      if (!now.equals(known.put(table, now))) {
        hub.refresh("tile/" + table);
      }
    }
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
