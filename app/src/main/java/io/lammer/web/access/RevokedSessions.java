package io.lammer.web.access;

import io.lammer.house.AccessEvent;
import io.lammer.house.FloorEvent;
import io.lammer.house.SignInCounts;
import io.lammer.runtime.LiveFloor;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Ids of the sessions that ended within the last maximum session lifetime, read from the journal
/// `access`. A session stays ended even if its row is put back into the database.
final class RevokedSessions {
  private static final int STEP = 2_000;

  private final Duration lifetime;

  /// End time by public session id, oldest first.
  private final Map<String, Instant> ended = new LinkedHashMap<>();

  /// @param lifetime maximum session age
  RevokedSessions(LiveFloor live, Duration lifetime) {
    this.lifetime = lifetime;
    live.watch(
        committed -> committed.forEach(happened -> note(happened.event(), happened.stored().at())));
    read(live);
  }

  /// Loads the events of one lifetime, and fails if they were tampered with.
  private void read(LiveFloor live) {
    var last = live.version(SignInCounts.JOURNAL);
    if (last > 0) {
      var before = before(live, last);
      live.history()
          .after(SignInCounts.JOURNAL, before, SignInCounts.NONE)
          .forEach(happened -> note(happened.event(), happened.stored().at()));
      live.database().journals().requireUnchanged(SignInCounts.JOURNAL, before + 1);
    }
  }

  /// Number of an event older than the lifetime; 0 if there is none.
  private long before(LiveFloor live, long last) {
    var start = live.clock().instant().minus(lifetime);
    var before = Math.max(0, last - STEP);
    while (before > 0 && isAfter(live, before + 1, start)) {
      before = Math.max(0, before - STEP);
    }
    return before;
  }

  private static boolean isAfter(LiveFloor live, long number, Instant start) {
    return live.database()
        .journals()
        .event(SignInCounts.JOURNAL, number)
        .filter(event -> event.at().isAfter(start))
        .isPresent();
  }

  private void note(FloorEvent event, Instant at) {
    switch (event) {
      case AccessEvent.SignedOut out -> add(out.session(), at);
      case AccessEvent.SignedIn in -> add(in.replaced(), at);
      default -> {}
    }
  }

  private synchronized void add(@Nullable String session, Instant at) {
    if (session != null) {
      ended.put(session, at);
      var oldest = ended.entrySet().iterator();
      while (oldest.next().getValue().isBefore(at.minus(lifetime))) {
        oldest.remove();
      }
    }
  }

  /// @param session the public session id
  synchronized boolean contains(String session) {
    return ended.containsKey(session);
  }
}
