package io.lammer.store;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Counts the commits of this process and wakes who waits for the next.
final class Commits {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition more = lock.newCondition();
  private long count;

  void happened() {
    lock.lock();
    try {
      count++;
      more.signalAll();
    } finally {
      lock.unlock();
    }
  }

  long count() {
    lock.lock();
    try {
      return count;
    } finally {
      lock.unlock();
    }
  }

  void await(long seen, Duration atMost) throws InterruptedException {
    lock.lock();
    try {
      var left = atMost.toNanos();
      while (count == seen && left > 0) {
        left = more.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }
}
