package io.lammer.server.access;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Makes guessing slow: after a few wrong tries, a name has to wait, longer each time; and so has
/// an address, after some more, since many people may share it.
final class Throttle {
  private static final int FREE_OF_NAME = 5;
  private static final int FREE_OF_ADDRESS = 20;
  private static final Duration FIRST = Duration.ofSeconds(15);
  private static final Duration LONGEST = Duration.ofMinutes(15);
  private static final int MOST_KEPT = 10_000;

  private record Tries(int wrong, Instant until) {
    /// Mistakes of long ago count no more.
    boolean isOld(Instant now) {
      return until.plus(LONGEST).isBefore(now);
    }
  }

  private final InstantSource clock;
  private final Map<String, Tries> names = new ConcurrentHashMap<>();
  private final Map<String, Tries> addresses = new ConcurrentHashMap<>();

  Throttle(InstantSource clock) {
    this.clock = clock;
  }

  /// How long somebody has to wait still; zero when they may try.
  Duration wait(String name, String address) {
    var now = clock.instant();
    var ofName = left(names.get(name), now);
    var ofAddress = left(addresses.get(address), now);
    return ofName.compareTo(ofAddress) > 0 ? ofName : ofAddress;
  }

  private static Duration left(@Nullable Tries tried, Instant now) {
    return tried != null && tried.until().isAfter(now)
        ? Duration.between(now, tried.until())
        : Duration.ZERO;
  }

  void wrong(String name, String address) {
    count(names, name, FREE_OF_NAME);
    count(addresses, address, FREE_OF_ADDRESS);
  }

  private void count(Map<String, Tries> tries, String key, int free) {
    var now = clock.instant();
    if (tries.size() > MOST_KEPT) {
      tries.values().removeIf(tried -> tried.isOld(now));
    }
    tries.compute(
        key,
        (_, tried) -> {
          var wrong = tried == null || tried.isOld(now) ? 1 : tried.wrong() + 1;
          return new Tries(wrong, now.plus(pause(wrong - free)));
        });
  }

  private static Duration pause(int tooMany) {
    if (tooMany < 0) {
      return Duration.ZERO;
    }
    var pause = FIRST.multipliedBy(1L << Math.min(tooMany, 10));
    return pause.compareTo(LONGEST) > 0 ? LONGEST : pause;
  }

  /// A right try forgives the name, but not the address: else one's own account would let one go on
  /// guessing others'.
  void right(String name) {
    names.remove(name);
  }
}
