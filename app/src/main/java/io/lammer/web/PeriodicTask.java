package io.lammer.web;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/// A periodic task on its own platform thread; on a virtual one, a long computation could block the
/// threads of the event streams. A failure is logged once until the message changes or the task
/// succeeds, and the task goes on.
public final class PeriodicTask implements AutoCloseable {
  private static final long FIRST_MILLIS = 1_000;

  private final String name;
  private final Runnable work;
  private final ScheduledExecutorService clock;

  /// Message of the last failure, which is already in the log.
  private String told = "";

  public PeriodicTask(String name, Duration pause, Runnable work) {
    this.name = name;
    this.work = work;
    this.clock =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name(name).daemon().factory());
    var _ =
        clock.scheduleWithFixedDelay(
            this::once,
            Math.min(FIRST_MILLIS, pause.toMillis()),
            pause.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  private void once() {
    try {
      work.run();
      told = "";
    } catch (RuntimeException failed) {
      if (!clock.isShutdown() && !failed.toString().equals(told)) {
        told = failed.toString();
        OutageLog.log(
            LoggerFactory.getLogger(PeriodicTask.class),
            name + " failed and is tried again",
            failed);
      }
    }
  }

  /// Interrupts a running execution and waits for it.
  @Override
  public void close() {
    clock.shutdownNow();
    try {
      clock.awaitTermination(5, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
