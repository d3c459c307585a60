package io.lammer.server.access;

import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.FloorEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The sessions that were ended, by the journal `access`, for as long as they could have lasted. A
/// session stays ended when somebody puts its row back into the database.
final class EndedSessions {
  private static final int STEP = 2_000;

  private final Duration lifetime;

  /// By the id that a session is listed by, oldest first.
  private final Map<String, Instant> ended = new LinkedHashMap<>();

  /// @param lifetime how long after a sign-in a session can last
  EndedSessions(LiveFloor live, Duration lifetime) {
    this.lifetime = lifetime;
    live.watch(
        committed -> committed.forEach(happened -> note(happened.event(), happened.stored().at())));
    read(live);
  }

  /// Reads the events of one lifetime, and refuses them if somebody has edited them.
  private void read(LiveFloor live) {
    var last = live.version(Access.JOURNAL);
    if (last > 0) {
      var before = before(live, last);
      live.history()
          .after(Access.JOURNAL, before, Access.NONE)
          .forEach(happened -> note(happened.event(), happened.stored().at()));
      live.database().journals().requireUnchanged(Access.JOURNAL, before + 1);
    }
  }

  /// The number of an event that came before the lifetime; 0 where there is none.
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
        .event(Access.JOURNAL, number)
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

  /// @param session the id that it is listed by
  synchronized boolean contains(String session) {
    return ended.containsKey(session);
  }
}
