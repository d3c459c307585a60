package io.lammer.store.floor;

import io.lammer.tables.floor.HouseEvent.ClockChanged;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Notices when the machine's clock is set: back behind what was written last, or, while the
/// program runs, anywhere else than where it should be by now.
final class ClockWatch {
  /// What a clock that is kept right may jump by.
  private static final Duration TOLERANCE = Duration.ofSeconds(5);

  private final @Nullable LongSupplier ticks;
  private Instant expected;
  private long lastTick;
  private boolean running;

  /// @param latest when something was written last
  ClockWatch(InstantSource clock, Instant latest) {
    this(latest, clock instanceof Clock ? System::nanoTime : null);
  }

  /// @param ticks nanoseconds that nobody can set; null where time is given by hand
  ClockWatch(Instant latest, @Nullable LongSupplier ticks) {
    this.ticks = ticks;
    this.expected = latest;
  }

  /// The change since it was last looked at, if there was one.
  synchronized Optional<ClockChanged> look(Instant now) {
    var knows = running && ticks != null;
    var tick = ticks == null ? 0 : ticks.getAsLong();
    var due = knows ? expected.plusNanos(tick - lastTick) : expected;
    var changed = now.isBefore(due.minus(TOLERANCE)) || (knows && now.isAfter(due.plus(TOLERANCE)));
    running = true;
    lastTick = tick;
    expected = now;
    return changed ? Optional.of(new ClockChanged(due, now)) : Optional.empty();
  }
}
