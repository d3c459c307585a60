package io.lammer.web.access;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Slows down guessing of secrets without locking users out. After a few failures, a name has to
/// wait at that address, with growing delays. Addresses that try many names have to wait, and so do
/// names tried from many addresses; these two limits do not apply to a user at an address where
/// they have signed in before.
final class SignInThrottle {
  private static final int FREE = 5;
  private static final int FREE_OF_MANY = 20;
  private static final Duration FIRST = Duration.ofSeconds(15);
  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final Duration LONGEST_OF_MANY = Duration.ofMinutes(15);
  private static final int MOST_KEPT = 10_000;

  /// @param told true once the delay was written to the journal
  private record Tries(int wrong, Instant until, boolean told) {
    static final Tries NONE = new Tries(0, Instant.MIN, false);

    /// True if the failures are so old that they no longer count.
    boolean isOld(Instant now) {
      return until.isBefore(now.minus(LONGEST_OF_MANY));
    }
  }

  private record Place(String name, String address) {}

  /// The remaining delay; zero if an attempt is allowed.
  ///
  /// @param first true the first time that this delay is reported
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

  SignInThrottle(InstantSource clock) {
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

  /// Counts a failure from the journal, which may be from another server.
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

  /// A success clears the failures of this user at this address and no others: otherwise an
  /// attacker could clear them by signing in to an account of their own.
  void right(String name, String address) {
    tries.remove(new Place(name, address));
    known(name, address);
  }

  /// Marks the address as one where this user has signed in.
  void known(String name, String address) {
    known.add(new Place(name, address));
  }
}
