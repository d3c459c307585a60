package io.lammer.web.ops;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.Settings;
import io.lammer.web.page.Problem;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/// A few threads and a short queue for long work that is not a command: reports and odds. However
/// many are requested, the tables keep the rest of the machine.
@Component
public final class WorkerPool implements AutoCloseable {
  /// Maximum number of tasks waiting for a thread.
  static final int WAITING = 16;

  private final ThreadPoolExecutor pool;

  WorkerPool(Settings settings) {
    var own = settings.workers();
    var threads = own == null ? Math.max(1, Runtime.getRuntime().availableProcessors() / 4) : own;
    this.pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            Thread.ofPlatform().daemon().name("lammer-worker-", 0).factory());
  }

  /// Starts work on a thread of the pool.
  ///
  /// @throws Problem.Busy if the queue is full
  public <T> CompletableFuture<T> begin(Supplier<T> work) {
    try {
      return CompletableFuture.supplyAsync(work, pool);
    } catch (RejectedExecutionException _) {
      throw new Problem.Busy(say("page.workers-busy"));
    }
  }

  /// Like `begin`, but waits for the result and rethrows what the work throws.
  public <T> T run(Supplier<T> work) {
    try {
      return begin(work).get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException own) {
        throw own;
      }
      throw new CompletionException(failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
