package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.Settings;
import io.lammer.server.page.Problem;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/// A few threads and a short queue for long work that is no command: reports and odds. However many
/// are asked for, tables keep the rest of the machine.
@Component
public final class WorkerPool implements AutoCloseable {
  /// How much work may wait for a thread.
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

  /// Begins work.
  ///
  /// @throws Problem.Busy if the queue is full
  public <T> CompletableFuture<T> begin(Supplier<T> work) {
    try {
      return CompletableFuture.supplyAsync(work, pool);
    } catch (RejectedExecutionException _) {
      throw new Problem.Busy(say("page.workers-busy"));
    }
  }

  /// As `begin`, and waits for the result of the work or throws what it threw.
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
