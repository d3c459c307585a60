package io.lammer.cli.faults;

import java.time.Duration;

/// The moment when a wait fails.
///
/// @param awaited what is waited for
record Deadline(String awaited, long endNanos) {
  private static final Duration LONG = Duration.ofMinutes(3);
  private static final Duration PAUSE = Duration.ofMillis(50);

  interface Condition {
    boolean holds() throws Exception;
  }

  /// Generous enough for a busy machine.
  static Deadline of(String awaited) {
    return new Deadline(awaited, System.nanoTime() + LONG.toNanos());
  }

  static void await(String awaited, Condition condition) throws Exception {
    var deadline = of(awaited);
    while (!condition.holds()) {
      deadline.pause();
    }
  }

  /// Lets some time pass before the next look; throws when there is none left.
  void pause() throws InterruptedException {
    if (System.nanoTime() - endNanos > 0) {
      throw new AssertionError("waited %d s for %s".formatted(LONG.toSeconds(), awaited));
    }
    Thread.sleep(PAUSE);
  }
}
