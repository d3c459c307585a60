package io.lammer.store.floor;

import io.lammer.store.JournalsChanged;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/// What this server found in the database that no server of the house wrote, until it is in the
/// journal: nothing could be written at that moment, and what was found may be gone later.
final class UnwrittenTroubles {
  /// Of the changed events that readers meet, so many are told of in a run of the program.
  private static final int MOST = 1_000;

  record Found(String what, Instant at) {
    String sentence() {
      return "at %s this server found: %s; find out who wrote the database (lammer verify)"
          .formatted(at, what);
    }
  }

  private final InstantSource clock;
  private final Queue<Found> found = new ArrayDeque<>();
  private final Set<String> read = new HashSet<>();

  UnwrittenTroubles(InstantSource clock) {
    this.clock = clock;
  }

  /// Found while the journals were followed or written.
  synchronized void add(JournalsChanged changed) {
    var what = String.valueOf(changed.getMessage());
    if (found.stream().noneMatch(other -> other.what().equals(what))) {
      found.add(new Found(what, clock.instant().truncatedTo(ChronoUnit.SECONDS)));
    }
  }

  /// Found by a reader, who may meet it again and again. False if it was told before.
  synchronized boolean addOnce(JournalsChanged changed) {
    if (read.size() >= MOST || !read.add(String.valueOf(changed.getMessage()))) {
      return false;
    }
    add(changed);
    return true;
  }

  /// The next one to be written down.
  synchronized Optional<Found> next() {
    return Optional.ofNullable(found.peek());
  }

  /// The next one is written down.
  synchronized void written() {
    found.remove();
  }
}
