package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Waits of tests. Each ends in time even on a busy machine, or fails with what it waited for.
public final class Wait {
  public static final Duration LONG = Duration.ofMinutes(2);

  private Wait() {}

  public static void until(String what, BooleanSupplier done) throws InterruptedException {
    var end = System.nanoTime() + LONG.toNanos();
    while (!done.getAsBoolean()) {
      assertThat(System.nanoTime()).as("still waiting until " + what).isLessThan(end);
      Thread.sleep(5);
    }
  }

  public static void until(String what, CountDownLatch latch) {
    try {
      assertThat(latch.await(LONG.toSeconds(), TimeUnit.SECONDS))
          .as("waited in vain until " + what)
          .isTrue();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /// The next element of a queue.
  public static <T> T take(String what, BlockingQueue<T> queue) throws InterruptedException {
    var taken = queue.poll(LONG.toSeconds(), TimeUnit.SECONDS);
    return taken == null ? fail("waited in vain for " + what) : taken;
  }
}
