package io.lammer.server.access;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Makes guessing slow without shutting people out. After a few wrong tries, a name has to wait at
/// that address, longer each time. An address that guesses at many names waits, and so does a name
/// that many addresses guess at; but neither holds for a person at a place where they have signed
/// in before.
final class Throttle {
  private static final int FREE = 5;
  private static final int FREE_OF_MANY = 20;
  private static final Duration FIRST = Duration.ofSeconds(15);
  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final Duration LONGEST_OF_MANY = Duration.ofMinutes(15);
  private static final int MOST_KEPT = 10_000;

  /// @param told that it waits was written down once
  private record Tries(int wrong, Instant until, boolean told) {
    static final Tries NONE = new Tries(0, Instant.MIN, false);

    /// Mistakes of long ago count no more.
    boolean isOld(Instant now) {
      return until.isBefore(now.minus(LONGEST_OF_MANY));
    }
  }

  private record Place(String name, String address) {}

  /// How long somebody has to wait still; zero when they may try.
  ///
  /// @param first nobody was told of this one before
  record Pause(Duration time, boolean first) {}

  private final InstantSource clock;
  private final Map<Object, Tries> tries = new ConcurrentHashMap<>();
  private final Set<Place> known =
      Collections.synchronizedSet(
          Collections.newSetFromMap(
              new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Place, Boolean> eldest) {
                  return size() > MOST_KEPT;
                }
              }));

  Throttle(InstantSource clock) {
    this.clock = clock;
  }

  Pause pause(String name, String address) {
    var now = clock.instant();
    var place = new Place(name, address);
    Object longest = place;
    if (!known.contains(place)) {
      for (var many : new Object[] {"from " + address, "as " + name}) {
        longest = until(many).isAfter(until(longest)) ? many : longest;
      }
    }
    if (!until(longest).isAfter(now)) {
      return new Pause(Duration.ZERO, false);
    }
    var before = tries.get(longest);
    tries.computeIfPresent(longest, (_, tried) -> new Tries(tried.wrong(), tried.until(), true));
    return new Pause(Duration.between(now, until(longest)), before != null && !before.told());
  }

  private Instant until(Object key) {
    return tries.getOrDefault(key, Tries.NONE).until();
  }

  void wrong(String name, String address) {
    wrong(name, address, clock.instant());
  }

  /// As it is told of a try, which may have been at another server.
  void wrong(String name, String address, Instant at) {
    count(new Place(name, address), FREE, LONGEST, at);
    count("from " + address, FREE_OF_MANY, LONGEST_OF_MANY, at);
    count("as " + name, FREE_OF_MANY, LONGEST_OF_MANY, at);
  }

  private void count(Object key, int free, Duration longest, Instant at) {
    if (tries.size() > MOST_KEPT) {
      tries.values().removeIf(tried -> tried.isOld(at));
    }
    tries.compute(
        key,
        (_, tried) -> {
          var wrong = tried == null || tried.isOld(at) ? 1 : tried.wrong() + 1;
          return new Tries(wrong, at.plus(time(wrong - free, longest)), false);
        });
  }

  private static Duration time(int tooMany, Duration longest) {
    if (tooMany < 0) {
      return Duration.ZERO;
    }
    var time = FIRST.multipliedBy(1L << Math.min(tooMany, 10));
    return time.compareTo(longest) > 0 ? longest : time;
  }

  /// A right try forgives what the person did wrong there, and nothing else: else one's own account
  /// would let one go on guessing others'.
  void right(String name, String address) {
    tries.remove(new Place(name, address));
    known(name, address);
  }

  /// A person has signed in there.
  void known(String name, String address) {
    known.add(new Place(name, address));
  }
}
