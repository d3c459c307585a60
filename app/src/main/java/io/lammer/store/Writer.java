package io.lammer.store;

import io.lammer.tables.Answer;
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

/// The one thread that decides, and the one that writes what it decided. The first decides requests
/// in order and makes a group of them until the second is free, which commits it once and only then
/// answers, while the next one is decided. What was decided on a group that could not be stored is
/// decided again.
public final class Writer {
  private static final int WAITING = 10_000;

  /// How many are decided before it is looked whether they can be written.
  private static final int TOGETHER = 64;

  /// How soon it is seen that a group could not be stored when nothing else comes.
  private static final Duration LOOK = Duration.ofMillis(20);

  private final BlockingQueue<Job<?>> queue = new ArrayBlockingQueue<>(WAITING);
  private final Job<Boolean> stop = new Job<>(_ -> true);
  private final ExecutorService disk =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("lammer-disk").factory());
  private final Vendor vendor;
  private final Commits commits;
  private final RefusedKeys refusedKeys;
  private final LastSeen lastSeen;
  private volatile Appender appender;

  /// Moves on with what is stored; null until the journals were verified.
  private volatile @Nullable Ends ends;

  private boolean stopping;

  /// The group before, on its way to the disk.
  private @Nullable Group earlier;

  private final Thread thread;
  private volatile @Nullable StoreFailed ended;

  Writer(Vendor vendor, Commits commits, HouseSecret secret, LastSeen lastSeen)
      throws SQLException {
    this.vendor = vendor;
    this.commits = commits;
    this.lastSeen = lastSeen;
    this.appender = Appender.open(vendor, secret);
    this.refusedKeys = RefusedKeys.load(vendor, appender.connection());
    this.thread = Thread.ofPlatform().name("lammer-writer").start(this::run);
  }

  /// Goes on from what was verified, which must be what is written on.
  void begin(Ends verified) {
    var found = appender.tail().lastCommand;
    if (!found.equals(verified.lastCommand())) {
      throw new StoreFailed(
          "the last command is %s; verified was %s".formatted(found, verified.lastCommand()));
    }
    verified.require(appender.tail());
    ends = verified;
  }

  /// The answer comes once it is on the disk; it fails if it could not be put there, or if `decide`
  /// threw. Waits while too many others are waiting.
  public CompletableFuture<Answer<Stored>> submit(Request request) {
    var body = Hash.of(request.body());
    return put(new Job<>(request.key(), group -> group.answer(request, body)));
  }

  /// The one that decides.
  public Thread thread() {
    return thread;
  }

  /// False once it can write no more.
  public boolean isRunning() {
    return ended == null;
  }

  /// Why it can write no more; empty as long as it can.
  public Optional<String> end() {
    return Optional.ofNullable(ended)
        .map(
            end ->
                end.getCause() == null || end.getCause() instanceof StoreFailed
                    ? end.getMessage()
                    : end.getMessage() + ": " + end.getCause());
  }

  /// What it found that no server of the house wrote, if it stopped for that.
  public Optional<JournalsChanged> foreign() {
    return Optional.ofNullable(ended).flatMap(JournalsChanged::in);
  }

  /// Waits a while for it to stop.
  public boolean hasEnded(Duration atMost) throws InterruptedException {
    return thread.join(atMost);
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

  /// Finishes what was submitted before, and takes no more; who is interrupted waits all the same.
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

  /// Null when it is time to look after the group before, or to be heard of.
  private @Nullable Job<?> next() throws InterruptedException {
    var wait = earlier == null ? vendor.beat() : LOOK;
    return wait == null ? queue.take() : queue.poll(wait.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// False when it is time to stop.
  private boolean group(@Nullable Job<?> first) {
    if (first == stop) {
      return false;
    }
    if (first == null && earlier != null) {
      if (!isWriting()) {
        settle(null);
      }
      return true;
    }
    var group = new Group(vendor, appender, earlier, refusedKeys);
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

  /// Those that wait now; what they are known by is looked up at once.
  private List<Job<?>> waiting(@Nullable Job<?> first) {
    var jobs = new ArrayList<Job<?>>();
    var next = first;
    while (next != null && next != stop) {
      jobs.add(next);
      next = jobs.size() < TOGETHER ? queue.poll() : null;
    }
    stopping = next == stop;
    return jobs;
  }

  /// Sends a group to the disk.
  private void start(Group group) {
    group.close();
    group.written = CompletableFuture.runAsync(() -> store(group), disk);
    earlier = group;
  }

  private void store(Group group) {
    group.write();
    if (group.isStored()) {
      end(group);
    }
  }

  /// Waits for the group before. False if it could not be stored; then that is over and done with,
  /// and what was decided on it is discarded.
  private boolean settle(@Nullable Group next) {
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

  private void end(Group group) {
    try {
      group.end(ends, lastSeen);
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
