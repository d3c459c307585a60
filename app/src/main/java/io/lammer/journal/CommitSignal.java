package io.lammer.journal;

import java.time.Duration;

/// Counts the commits of this process, and wakes threads that wait for the next one.
final class CommitSignal {
  private long count;

  synchronized void happened() {
    count++;
    notifyAll();
  }

  synchronized long count() {
    return count;
  }

  synchronized void await(long seen, Duration atMost) throws InterruptedException {
    var end = System.nanoTime() + atMost.toNanos();
    for (var left = atMost; count == seen && left.isPositive(); ) {
      wait(left.toMillis() + 1);
      left = Duration.ofNanos(end - System.nanoTime());
    }
  }
}
