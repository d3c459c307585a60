package io.lammer.web;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Waits of tests, with a deadline that a busy machine does not reach.
public final class Await {
  private static final Duration LONGEST = Duration.ofMinutes(2);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(5);

  private Await() {}

  /// @param what what the failure says was waited for
  public static void until(String what, BooleanSupplier so) {
    var end = System.nanoTime() + LONGEST.toNanos();
    while (!so.getAsBoolean()) {
      if (System.nanoTime() - end > 0) {
        throw failed(what);
      }
      try {
        Thread.sleep(LOOK_AGAIN);
      } catch (InterruptedException stopped) {
        throw new AssertionError(stopped);
      }
    }
  }

  /// @param what what the failure says was waited for
  public static void latch(String what, CountDownLatch latch) {
    try {
      if (!latch.await(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
        throw failed(what);
      }
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  private static AssertionError failed(String what) {
    return new AssertionError("waited %d s for %s".formatted(LONGEST.toSeconds(), what));
  }
}
