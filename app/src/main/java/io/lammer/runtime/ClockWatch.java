package io.lammer.runtime;

import io.lammer.house.HouseEvent.ClockChanged;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Detects changes of the machine's clock: to a time before the last event or, while the program
/// runs, away from the monotonic clock.
final class ClockWatch {
  /// Correction that is normal for a synchronized clock.
  private static final Duration TOLERANCE = Duration.ofSeconds(5);

  private final @Nullable LongSupplier ticks;
  private Instant expected;
  private long lastTick;
  private boolean running;

  /// @param latest time of the last event
  ClockWatch(InstantSource clock, Instant latest) {
    this(latest, clock instanceof Clock ? System::nanoTime : null);
  }

  /// @param ticks monotonic nanoseconds; null if the time is set by hand
  ClockWatch(Instant latest, @Nullable LongSupplier ticks) {
    this.ticks = ticks;
    this.expected = latest;
  }

  /// The change of the clock since the last call.
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
