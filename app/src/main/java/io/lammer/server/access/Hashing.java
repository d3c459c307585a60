package io.lammer.server.access;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/// Where secrets are hashed and checked. That takes a tenth of a second of a processor each time,
/// and anybody may ask for it: so it has a few threads of its own beside those that play, a short
/// queue, and few places in it for one address.
@Component
public final class Hashing implements AutoCloseable {
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

  /// Runs it there and waits.
  ///
  /// @param from the address that asked
  <T> T run(String from, Supplier<T> work) {
    if (underWay.merge(from, 1, Integer::sum) > OF_ONE) {
      leave(from);
      throw new TooBusy();
    }
    try {
      return pool.submit(work::get).get();
    } catch (RejectedExecutionException _) {
      throw new TooBusy();
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
