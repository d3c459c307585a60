package io.lammer.store;

import io.lammer.tables.Answer;
import java.sql.SQLException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The one thread that decides and writes. It takes what is waiting as a group, decides each
/// request in order, commits the group once, and only then answers.
public final class Writer {
  private static final int WAITING = 10_000;

  private final BlockingQueue<Job<?>> queue = new ArrayBlockingQueue<>(WAITING);
  private final Job<Boolean> stop = new Job<>(_ -> true);
  private final Vendor vendor;
  private final Commits commits;
  private Appender appender;
  private final Thread thread;
  private volatile @Nullable StoreFailed ended;

  Writer(Vendor vendor, Commits commits) throws SQLException {
    this.vendor = vendor;
    this.commits = commits;
    this.appender = Appender.open(vendor);
    this.thread = Thread.ofPlatform().name("lammer-writer").start(this::run);
  }

  /// The answer comes once it is on the disk; it fails if it could not be put there, or if `decide`
  /// threw. Waits while too many others are waiting.
  public CompletableFuture<Answer<Stored>> submit(Request request) {
    var body = Hash.of(request.body());
    return put(new Job<>(group -> group.answer(request, body)));
  }

  /// False once it can write no more.
  public boolean isRunning() {
    return ended == null;
  }

  /// Work of the store's own, in a group with the requests.
  <T> CompletableFuture<T> put(Job<T> job) {
    try {
      queue.put(job);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      job.fail(new StoreFailed("interrupted before it was submitted"));
    }
    failIfEnded();
    return job.future;
  }

  /// Finishes what was submitted before, and takes no more.
  void finish() {
    var _ = put(stop);
    var interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /// To be called last of all connections: the last one puts the log into the file.
  void close() {
    finish();
    try {
      appender.close();
    } catch (SQLException failed) {
      throw new StoreFailed("the database did not close", failed);
    }
  }

  private void run() {
    StoreFailed reason = new StoreFailed("the database is closed");
    try {
      while (group(next())) {}
    } catch (InterruptedException | RuntimeException | Error failed) {
      reason = new StoreFailed("the writer has stopped", failed);
    } finally {
      ended = reason;
      failIfEnded();
    }
  }

  /// Null when it is time to be heard of.
  private @Nullable Job<?> next() throws InterruptedException {
    var beat = vendor.beat();
    return beat == null ? queue.take() : queue.poll(beat.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// False when it is time to stop.
  private boolean group(@Nullable Job<?> first) {
    if (first == stop) {
      return false;
    }
    var group = new Group(vendor, appender);
    var next = first;
    while (next != null && next != stop) {
      group.add(next);
      next = group.hasRoom() ? queue.poll() : null;
    }
    end(group);
    return next != stop;
  }

  private void end(Group group) {
    try {
      group.end();
    } catch (RuntimeException | Error failed) {
      ended = new StoreFailed("the writer has stopped", failed);
      throw failed;
    } finally {
      appender = group.appender();
      commits.happened();
      if (!group.isCut()) {
        // Whoever waits may do anything next, but not on this thread.
        Thread.startVirtualThread(group::tell);
      }
    }
    if (group.isCut()) {
      end(group.again());
    }
  }

  private void failIfEnded() {
    var reason = ended;
    if (reason != null) {
      for (var job = queue.poll(); job != null; job = queue.poll()) {
        job.fail(reason);
      }
    }
  }
}
