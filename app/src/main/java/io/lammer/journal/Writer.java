package io.lammer.journal;

import io.lammer.table.Answer;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The two threads of the single writer. One decides requests in order and collects them in a group
/// while the other commits the previous group and then answers its requests. Decisions based on a
/// group that could not be stored are made again.
public final class Writer {
  private static final int WAITING = 10_000;

  /// How many jobs are decided before checking whether the group can be written.
  private static final int TOGETHER = 64;

  /// How soon a failed group is noticed when nothing else arrives.
  private static final Duration LOOK = Duration.ofMillis(20);

  private final BlockingQueue<WriterJob<?>> queue = new ArrayBlockingQueue<>(WAITING);
  private final WriterJob<Boolean> stop = new WriterJob<>(_ -> true);
  private final ExecutorService disk =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("lammer-disk").factory());
  private final SqlDialect vendor;
  private final CommitSignal commits;
  private final RefusedKeys refusedKeys;
  private final LastSeen lastSeen;
  private volatile Appender appender;

  /// The end of what is stored; null until the journals are verified.
  private volatile @Nullable VerifiedEnds ends;

  private boolean stopping;

  /// The previous group, which is being written.
  private @Nullable CommitGroup earlier;

  private final Thread thread;
  private volatile @Nullable StoreFailed ended;

  Writer(SqlDialect vendor, CommitSignal commits, HouseSecret secret, LastSeen lastSeen)
      throws SQLException {
    this.vendor = vendor;
    this.commits = commits;
    this.lastSeen = lastSeen;
    this.appender = Appender.open(vendor, secret);
    this.refusedKeys = RefusedKeys.load(vendor, appender.connection());
    this.thread = Thread.ofPlatform().name("lammer-writer").start(this::run);
  }

  /// Continues from a verified end, which must be that of the database.
  void begin(VerifiedEnds verified) {
    var found = appender.tail().lastCommand;
    if (!found.equals(verified.lastCommand())) {
      throw new StoreFailed(
          "the last command is %s; verified was %s".formatted(found, verified.lastCommand()));
    }
    verified.require(appender.tail());
    ends = verified;
  }

  /// Submits a request. The future completes once it is on the disk; it fails if it could not be
  /// stored or if `decide` threw. Blocks while the queue is full.
  public CompletableFuture<Answer<StoredAnswer>> submit(Request request) {
    var body = Hash.of(request.body());
    return put(new WriterJob<>(request.key(), group -> group.answer(request, body)));
  }

  /// The deciding thread.
  public Thread thread() {
    return thread;
  }

  /// False once the writer has stopped.
  public boolean isRunning() {
    return ended == null;
  }

  /// Why the writer has stopped; empty while it runs.
  public Optional<String> end() {
    return Optional.ofNullable(ended)
        .map(
            end ->
                end.getCause() == null || end.getCause() instanceof StoreFailed
                    ? end.getMessage()
                    : end.getMessage() + ": " + end.getCause());
  }

  /// The change by another program that stopped the writer, if one did.
  public Optional<JournalsChanged> foreign() {
    return Optional.ofNullable(ended).flatMap(JournalsChanged::in);
  }

  /// Waits for the writer to stop; false on timeout.
  public boolean hasEnded(Duration atMost) throws InterruptedException {
    return thread.join(atMost);
  }

  /// Submits a job of the store's own, committed in a group with requests.
  <T> CompletableFuture<T> put(WriterJob<T> job) {
    try {
      queue.put(job);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      job.fail(new StoreFailed("interrupted before it was submitted"));
    }
    failIfEnded();
    return job.future;
  }

  /// Finishes the submitted jobs and accepts no more; interrupts do not shorten the wait.
  void finish() {
    var told = false;
    var interrupted = false;
    while (thread.isAlive()) {
      try {
        if (!told) {
          queue.put(stop);
          told = true;
        }
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /// Must be the last connection to be closed, because the last one merges SQLite's log into the
  /// file.
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
    try (disk) {
      while (group(next())) {}
      settle(null);
    } catch (InterruptedException | RuntimeException | Error failed) {
      reason = new StoreFailed("the writer has stopped", failed);
    } finally {
      if (ended == null) {
        ended = reason;
      }
      failIfEnded();
    }
  }

  /// The next job; null when it is time to check the previous group or to extend the lease.
  private @Nullable WriterJob<?> next() throws InterruptedException {
    var wait = earlier == null ? vendor.beat() : LOOK;
    return wait == null ? queue.take() : queue.poll(wait.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Decides a group and starts to write it; false when it is time to stop.
  private boolean group(@Nullable WriterJob<?> first) {
    if (first == stop) {
      return false;
    }
    if (first == null && earlier != null) {
      if (!isWriting()) {
        settle(null);
      }
      return true;
    }
    var group = new CommitGroup(vendor, appender, earlier, refusedKeys);
    var jobs = waiting(first);
    while (!jobs.isEmpty()) {
      group.add(jobs);
      jobs = isWriting() && group.hasRoom() && !stopping ? waiting(queue.poll()) : List.of();
    }
    start(settle(group) ? group : group.again(appender));
    return !stopping;
  }

  private boolean isWriting() {
    return earlier != null && !earlier.written.isDone();
  }

  /// All jobs that are waiting now, so that one query can look up their keys.
  private List<WriterJob<?>> waiting(@Nullable WriterJob<?> first) {
    var jobs = new ArrayList<WriterJob<?>>();
    var next = first;
    while (next != null && next != stop) {
      jobs.add(next);
      next = jobs.size() < TOGETHER ? queue.poll() : null;
    }
    stopping = next == stop;
    return jobs;
  }

  /// Starts to write a group.
  private void start(CommitGroup group) {
    group.close();
    group.written = CompletableFuture.runAsync(() -> store(group), disk);
    earlier = group;
  }

  private void store(CommitGroup group) {
    group.write();
    if (group.isStored()) {
      end(group);
    }
  }

  /// Waits for the previous group. If that could not be stored, ends it, discards the decisions of
  /// `next`, which were based on it, and returns false.
  private boolean settle(@Nullable CommitGroup next) {
    var group = earlier;
    earlier = null;
    if (group == null) {
      return true;
    }
    try {
      group.written.join();
      if (group.isStored()) {
        return true;
      }
      if (next != null) {
        next.discard();
      }
      end(group);
      return false;
    } catch (RuntimeException | Error failed) {
      if (next != null) {
        next.discard();
        next.fail(
            Objects.requireNonNullElseGet(
                ended, () -> new StoreFailed("the writer has stopped", failed)));
      }
      throw failed;
    }
  }

  private void end(CommitGroup group) {
    try {
      group.end(ends, lastSeen);
    } catch (RuntimeException | Error failed) {
      ended = new StoreFailed("the writer has stopped", failed);
      throw failed;
    } finally {
      appender = group.appender();
      commits.happened();
      if (!group.isCut()) {
        // Callbacks of the waiting clients may do anything, so they must not run on this thread.
        Thread.startVirtualThread(group::tell);
      }
    }
    if (group.isCut()) {
      var again = group.again(appender);
      again.close();
      again.write();
      end(again);
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
