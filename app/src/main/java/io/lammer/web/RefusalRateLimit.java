package io.lammer.web;

import io.lammer.house.AccessEvent.ActRefused;
import io.lammer.table.Refusal.Code;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Rate limit of refused requests in the journal: the first few of each user in a minute are
/// written, and the rest are summed up in one event.
final class RefusalRateLimit {
  static final int WRITTEN = 20;
  private static final Duration PERIOD = Duration.ofMinutes(1);

  private record Period(Instant end, int written, int more) {}

  private final InstantSource clock;
  private final Map<String, Period> periods = new LinkedHashMap<>();

  RefusalRateLimit(InstantSource clock) {
    this.clock = clock;
  }

  /// False if the refusal is only counted.
  synchronized boolean isWritten(ActRefused event) {
    var now = clock.instant();
    var period = periods.computeIfAbsent(event.user(), _ -> new Period(now.plus(PERIOD), 0, 0));
    var isWritten = period.written() < WRITTEN;
    periods.put(
        event.user(),
        isWritten
            ? new Period(period.end(), period.written() + 1, 0)
            : new Period(period.end(), period.written(), period.more() + 1));
    return isWritten;
  }

  /// Removes and returns the counts of periods that are over.
  List<ActRefused> counted() {
    return ended(clock.instant());
  }

  /// Removes and returns all counts, including those of running periods.
  List<ActRefused> all() {
    return ended(Instant.MAX);
  }

  private synchronized List<ActRefused> ended(Instant until) {
    var counts = new ArrayList<ActRefused>();
    periods
        .entrySet()
        .removeIf(
            entry -> {
              var period = entry.getValue();
              if (period.end().isAfter(until)) {
                return false;
              }
              if (period.more() > 0) {
                counts.add(count(entry.getKey(), period.more()));
              }
              return true;
            });
    return counts;
  }

  private static ActRefused count(String user, int more) {
    return new ActRefused(
        user, "requests", "", List.of(Code.NOT_ALLOWED.as("more-requests").because(more)));
  }
}
