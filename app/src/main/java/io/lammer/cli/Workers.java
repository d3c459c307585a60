package io.lammer.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;

/// The same work on several threads at a time.
final class Workers {
  private Workers() {}

  /// Comes back when all of them are done, with what each has.
  static <T> List<T> run(int threads, Callable<T> work) {
    var results = new ArrayList<T>();
    try (var pool = Executors.newFixedThreadPool(threads)) {
      for (var done : pool.invokeAll(Collections.nCopies(threads, work))) {
        results.add(done.get());
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
    return results;
  }
}
