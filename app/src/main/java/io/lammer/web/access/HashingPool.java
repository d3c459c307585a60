package io.lammer.web.access;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/// The thread pool for hashing secrets. A hash takes about 0.1 s of CPU time and anonymous clients
/// can request it, so it is limited to a few threads, a short queue, and a few requests at once for
/// each address.
@Component
public final class HashingPool implements AutoCloseable {
  private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 4);
  private static final int WAITING = 16;
  private static final int OF_ONE = 4;

  private final ThreadPoolExecutor pool =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("lammer-hashing-", 0).factory());
  private final ConcurrentHashMap<String, Integer> underWay = new ConcurrentHashMap<>();

  /// Runs the work in the pool and waits for the result.
  ///
  /// @param from the client address, for the limit
  <T> T run(String from, Supplier<T> work) {
    if (underWay.merge(from, 1, Integer::sum) > OF_ONE) {
      leave(from);
      throw new TooBusyException();
    }
    try {
      return pool.submit(work::get).get();
    } catch (RejectedExecutionException _) {
      throw new TooBusyException();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    } finally {
      leave(from);
    }
  }

  private void leave(String from) {
    underWay.computeIfPresent(from, (_, many) -> many == 1 ? null : many - 1);
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
