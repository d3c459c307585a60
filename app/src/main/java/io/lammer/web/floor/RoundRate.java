package io.lammer.web.floor;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;

/// Rounds per hour of each table, from periodic samples of its round number.
final class RoundRate {
  private static final Duration WINDOW = Duration.ofMinutes(10);
  private static final Duration SHORTEST = Duration.ofSeconds(20);

  private record Count(Instant at, long rounds) {}

  private final Map<String, Deque<Count>> counts = new ConcurrentHashMap<>();

  /// @param rounds number of rounds the table has settled so far
  void count(String table, Instant at, long rounds) {
    var seen = counts.computeIfAbsent(table, _ -> new ArrayDeque<>());
    synchronized (seen) {
      if (!seen.isEmpty() && seen.getLast().rounds() > rounds) {
        seen.clear();
      }
      seen.addLast(new Count(at, rounds));
      while (seen.getFirst().at().isBefore(at.minus(WINDOW))) {
        seen.removeFirst();
      }
    }
  }

  /// Empty until the samples cover 20 seconds.
  OptionalLong perHour(String table) {
    var seen = counts.get(table);
    if (seen == null) {
      return OptionalLong.empty();
    }
    synchronized (seen) {
      var first = seen.getFirst();
      var last = seen.getLast();
      var time = Duration.between(first.at(), last.at());
      return time.compareTo(SHORTEST) < 0
          ? OptionalLong.empty()
          : OptionalLong.of(
              (last.rounds() - first.rounds()) * Duration.ofHours(1).toMillis() / time.toMillis());
    }
  }
}
