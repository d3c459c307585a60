package io.lammer.runtime;

import io.lammer.journal.JournalsChanged;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/// A queue of findings of changes that no server of the house made, until they are journaled:
/// nothing could be written when they were found, and the changes may be gone later.
final class PendingFindings {
  /// Maximum number of readers' findings that are reported in one run of the program.
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

  PendingFindings(InstantSource clock) {
    this.clock = clock;
  }

  /// Adds a finding made while following or writing the journals.
  synchronized void add(JournalsChanged changed) {
    var what = String.valueOf(changed.getMessage());
    if (found.stream().noneMatch(other -> other.what().equals(what))) {
      found.add(new Found(what, clock.instant().truncatedTo(ChronoUnit.SECONDS)));
    }
  }

  /// Adds a finding of a reader, which may find the same change again; false if already added.
  synchronized boolean addOnce(JournalsChanged changed) {
    if (read.size() >= MOST || !read.add(String.valueOf(changed.getMessage()))) {
      return false;
    }
    add(changed);
    return true;
  }

  /// The next finding to journal.
  synchronized Optional<Found> next() {
    return Optional.ofNullable(found.peek());
  }

  /// Removes the next finding, once it is journaled.
  synchronized void written() {
    found.remove();
  }
}
