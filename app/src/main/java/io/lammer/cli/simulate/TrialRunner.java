package io.lammer.cli.simulate;

import io.lammer.cli.output.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/// Runs independent trials on the threads of this machine. If stopped early, it returns the first
/// trials, at least one.
final class TrialRunner {
  private final AtomicBoolean stopped = new AtomicBoolean();

  void stop() {
    stopped.set(true);
  }

  <T> List<T> run(String name, int count, int threads, IntFunction<T> trial) {
    var results = new AtomicReferenceArray<T>(count);
    var next = new AtomicInteger();
    try (var progress = new Progress(name)) {
      Threads.run(
          threads,
          () -> {
            for (var i = next.getAndIncrement();
                i < count && (i == 0 || !stopped.get());
                i = next.getAndIncrement()) {
              results.set(i, trial.apply(i));
              progress.step(count);
            }
            return true;
          });
    }
    var known = new ArrayList<T>();
    for (var i = 0; i < count && results.get(i) != null; i++) {
      known.add(results.get(i));
    }
    return known;
  }
}
