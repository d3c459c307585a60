package io.lammer.journal;

import java.time.Instant;

/// Timestamps as they are stored: microseconds since 1970.
final class Micros {
  private static final long PER_SECOND = 1_000_000;
  private static final int NANOS = 1_000;

  private Micros() {}

  static long of(Instant at) {
    return Math.addExact(Math.multiplyExact(at.getEpochSecond(), PER_SECOND), at.getNano() / NANOS);
  }

  static Instant instant(long micros) {
    return Instant.ofEpochSecond(
        Math.floorDiv(micros, PER_SECOND), Math.floorMod(micros, PER_SECOND) * NANOS);
  }
}
