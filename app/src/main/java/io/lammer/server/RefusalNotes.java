package io.lammer.server;

import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.AccessEvent.ActRefused;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Decides which refused requests the journal gets: the first few of each person in a minute, and
/// then one event with how many more there were.
final class RefusalNotes {
  static final int WRITTEN = 20;
  private static final Duration PERIOD = Duration.ofMinutes(1);

  private record Period(Instant end, int written, int more) {}

  private final InstantSource clock;
  private final Map<String, Period> periods = new LinkedHashMap<>();

  RefusalNotes(InstantSource clock) {
    this.clock = clock;
  }

  /// False for a refusal that is only counted.
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

  /// The counts of the minutes that are over.
  List<ActRefused> counted() {
    return ended(clock.instant());
  }

  /// The counts of all minutes, also of those that are not over.
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
        user,
        "requests",
        "",
        List.of(
            Code.NOT_ALLOWED.because(
                "%d more requests were refused within a minute and are not listed", more)));
  }
}
