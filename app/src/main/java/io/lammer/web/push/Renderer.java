package io.lammer.web.push;

import io.lammer.web.Settings;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.springframework.stereotype.Component;

/// The single thread that renders topics. It rests after each rendering, so that commands keep most
/// of the machine however many screens are open; when it cannot keep up, screens skip updates. A
/// platform thread gets its share of the processor however many requests there are.
@Component
final class Renderer implements AutoCloseable {
  /// Length of the rest as a multiple of the work before it, but at most the pace: if the whole
  /// machine stalled, the time measured says nothing.
  private static final int REST = 3;

  private final Duration pace;
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new PriorityBlockingQueue<>(),
          Thread.ofPlatform().name("renderer").daemon().factory(),
          (work, _) -> ((Work<?>) work).cancel(false));

  Renderer(Settings settings) {
    this.pace = settings.pace();
  }

  private final class Work<T> extends FutureTask<T> implements Comparable<Work<?>> {
    private final long until;

    Work(Duration patience, Callable<T> work) {
      super(work);
      this.until = System.nanoTime() + patience.toNanos();
    }

    @Override
    public void run() {
      var start = System.nanoTime();
      super.run();
      LockSupport.parkNanos(Math.min(REST * (System.nanoTime() - start), pace.toNanos()));
    }

    @Override
    public int compareTo(Work<?> other) {
      return Long.signum(until - other.until);
    }
  }

  /// Queues work for the thread.
  ///
  /// @param patience for how long work with less patience may overtake it
  <T> Future<T> soon(Duration patience, Callable<T> work) {
    var asked = new Work<>(patience, work);
    thread.execute(asked);
    return asked;
  }

  void later(Duration wait, Duration patience, Runnable work) {
    CompletableFuture.delayedExecutor(
            wait.toNanos(),
            TimeUnit.NANOSECONDS,
            it -> thread.execute(new Work<>(patience, Executors.callable(it))))
        .execute(work);
  }

  @Override
  public void close() {
    for (var left : thread.shutdownNow()) {
      ((Work<?>) left).cancel(false);
    }
  }
}
