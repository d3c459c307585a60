package io.lammer.server;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/// Work of the server that is done again and again, on a thread of the system of its own: virtual
/// ones that compute would keep the streams from theirs. What fails is told in the log, once for
/// each reason in a row, and the next time comes all the same.
public final class Repeated implements AutoCloseable {
  private static final long FIRST_MILLIS = 1_000;

  private final String name;
  private final Runnable work;
  private final ScheduledExecutorService clock;

  /// The failure of the last time, which the log has.
  private String told = "";

  public Repeated(String name, Duration pause, Runnable work) {
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
        Outage.log(
            LoggerFactory.getLogger(Repeated.class), name + " failed and is tried again", failed);
      }
    }
  }

  /// What is being done is interrupted and waited for.
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
