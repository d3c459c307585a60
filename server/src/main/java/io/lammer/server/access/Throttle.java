package io.lammer.server.access;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Makes guessing slow: after a few wrong tries, a name or an address has to wait, longer each
/// time.
final class Throttle {
  private static final int FREE = 5;
  private static final Duration FIRST = Duration.ofSeconds(15);
  private static final Duration LONGEST = Duration.ofMinutes(15);
  private static final int MOST_KEPT = 10_000;

  private record Tries(int wrong, Instant until) {}

  private final InstantSource clock;
  private final Map<String, Tries> tries = new ConcurrentHashMap<>();

  Throttle(InstantSource clock) {
    this.clock = clock;
  }

  /// How long somebody has to wait still; zero when they may try.
  Duration wait(String... keys) {
    var now = clock.instant();
    var longest = Duration.ZERO;
    for (var key : keys) {
      var tried = tries.get(key);
      if (tried != null && tried.until().isAfter(now)) {
        var left = Duration.between(now, tried.until());
        longest = left.compareTo(longest) > 0 ? left : longest;
      }
    }
    return longest;
  }

  void wrong(String... keys) {
    var now = clock.instant();
    if (tries.size() > MOST_KEPT) {
      tries.values().removeIf(tried -> tried.until().plus(LONGEST).isBefore(now));
    }
    for (var key : keys) {
      tries.compute(
          key,
          (_, tried) -> {
            var wrong = tried == null ? 1 : tried.wrong() + 1;
            return new Tries(wrong, now.plus(pause(wrong)));
          });
    }
  }

  private static Duration pause(int wrong) {
    if (wrong < FREE) {
      return Duration.ZERO;
    }
    var pause = FIRST.multipliedBy(1L << Math.min(wrong - FREE, 10));
    return pause.compareTo(LONGEST) > 0 ? LONGEST : pause;
  }

  /// A right try forgives the name, but not the address: else one's own account would let one go on
  /// guessing others'.
  void right(String key) {
    tries.remove(key);
  }
}
