package io.lammer.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/// Many trials that know nothing of each other, on the threads of this machine. When they are ended
/// early, the first of them are known, one at least.
final class Trials {
  private final AtomicBoolean stopped = new AtomicBoolean();

  void stop() {
    stopped.set(true);
  }

  /// @param name what the progress bar says
  /// @param trial of a number, from 0 on
  <T> List<T> run(String name, int count, int threads, IntFunction<T> trial) {
    var results = new AtomicReferenceArray<T>(count);
    var next = new AtomicInteger();
    try (var progress = new Progress(name)) {
      Workers.run(
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
