package io.lammer.server.live;

import io.lammer.server.Settings;
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

/// Renders one topic at a time and then rests, so that however many screens there are, commands
/// keep most of the machine; screens that cannot be kept up with skip. It is a thread of its own,
/// which gets its share of the machine however many requests there are.
@Component
final class Renderer implements AutoCloseable {
  /// How much longer it rests than it works; never longer than the pace, for on a machine that
  /// stood still the time it took says nothing.
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

  /// Does something as soon as the thread is free.
  ///
  /// @param patience for how long it lets others go first that have less
  <T> Future<T> soon(Duration patience, Callable<T> work) {
    var asked = new Work<>(patience, work);
    thread.execute(asked);
    return asked;
  }

  /// As above, but not before some time has passed.
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
