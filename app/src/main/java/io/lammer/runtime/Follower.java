package io.lammer.runtime;

import io.lammer.journal.CommitFeed;
import io.lammer.journal.Database;
import io.lammer.journal.JournalsChanged;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.WriterPlace;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Keeps the states of a shared house up to date: follows the writer's commits, takes over as soon
/// as there is no writer, and follows again after losing the lease.
final class Follower implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Follower.class.getName());

  /// How often to look for commits, or for a missing writer, without a notification.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(250);

  /// Maximum pause after a failure; the pause doubles with each failure.
  private static final Duration REST_MOST = Duration.ofSeconds(2);

  /// Pause after a notification, so that several commits are read together.
  private static final Duration REST = Duration.ofMillis(5);

  /// States that were not compared with the database for this long are stale.
  private static final Duration CURRENT = Duration.ofSeconds(3);

  private final Database database;
  private final FloorStates board;
  private final History history;
  private final Runnable prepare;
  private final Runnable lead;
  private final PendingFindings troubles;
  private final Thread thread;
  private volatile boolean closed;
  private volatile long comparedNanos = System.nanoTime();
  private volatile @Nullable WriterPlace writer;

  /// Why the journals cannot be followed; null if they can.
  private volatile @Nullable String trouble;

  /// Reasons already logged since the journals could last be followed.
  private final Set<String> told = new HashSet<>();

  private Duration pause = LOOK_AGAIN;

  /// @param prepare run before this process becomes the writer, while there is none
  /// @param lead run once it has become the writer
  /// @param troubles receives findings of changes that no server of the house made
  Follower(
      Database database,
      FloorStates board,
      History history,
      Runnable prepare,
      Runnable lead,
      PendingFindings troubles) {
    this.database = database;
    this.board = board;
    this.history = history;
    this.prepare = prepare;
    this.lead = lead;
    this.troubles = troubles;
    this.thread = Thread.ofPlatform().name("lammer-follower").unstarted(this::run);
  }

  /// Catches up, takes over at once if there is no writer, and continues in the background.
  void start() {
    try (var feed = database.feed()) {
      look(feed);
    }
    thread.start();
  }

  Thread thread() {
    return thread;
  }

  /// The last known writer.
  @Nullable WriterPlace writer() {
    return writer;
  }

  /// Why the journals cannot be followed.
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /// Time since the states were known to match the database.
  Duration lag() {
    return database.isWriting()
        ? database.silence()
        : Duration.ofNanos(System.nanoTime() - comparedNanos);
  }

  boolean isCurrent() {
    return lag().compareTo(CURRENT) < 0;
  }

  private void run() {
    while (!closed) {
      try {
        if (database.hasWriter()) {
          write();
        } else {
          follow();
        }
      } catch (RuntimeException failed) {
        said(failed);
        pause(pause);
        pause = Collections.min(List.of(pause.multipliedBy(2), REST_MOST));
      }
    }
  }

  /// Logs why the journals cannot be followed, once for each reason.
  private void said(RuntimeException failed) {
    var why = "the journals cannot be followed: " + failed.getMessage();
    if (closed) {
      return;
    }
    trouble = why;
    if (!told.add(why)) {
      return;
    }
    JournalsChanged.in(failed).ifPresent(troubles::add);
    if (failed instanceof StoreFailed) {
      var isOutage = failed.getCause() != null;
      LOG.log(isOutage ? System.Logger.Level.WARNING : System.Logger.Level.ERROR, why);
    } else {
      LOG.log(System.Logger.Level.ERROR, why, failed);
    }
  }

  private void followsAgain() {
    if (trouble != null) {
      trouble = null;
      told.clear();
      pause = LOOK_AGAIN;
      LOG.log(System.Logger.Level.INFO, "the journals are followed again");
    }
  }

  /// Waits while this process is the writer; steps down when another takes over or the database is
  /// out of reach.
  private void write() {
    try {
      while (!closed && !database.writer().hasEnded(LOOK_AGAIN)) {
        comparedNanos = System.nanoTime();
      }
    } catch (InterruptedException _) {
      return;
    }
    if (!closed) {
      database.writer().foreign().ifPresent(troubles::add);
      LOG.log(
          System.Logger.Level.WARNING,
          "this server writes no more, and follows: " + database.writer().end().orElse("it stops"));
      stepDown();
    }
  }

  private void stepDown() {
    database.stepDown();
    board.rewind();
  }

  private void follow() {
    try (var feed = database.feed()) {
      feed.requireSeen();
      feed.confirm();
      while (!closed && !database.hasWriter()) {
        look(feed);
        if (!database.hasWriter()) {
          feed.await(LOOK_AGAIN);
          pause(REST);
        }
      }
    }
  }

  private void look(CommitFeed feed) {
    var asked = System.nanoTime();
    writer = feed.writer();
    catchUp(feed);
    comparedNanos = asked;
    followsAgain();
    if (database.takeOver(feed, () -> ready(feed))) {
      writer = database.place().orElse(null);
      LOG.log(System.Logger.Level.INFO, "this server writes now");
      try {
        lead.run();
      } catch (RuntimeException failed) {
        stepDown();
        throw failed;
      }
    }
  }

  private void ready(CommitFeed feed) {
    feed.requireSeen();
    catchUp(feed);
    prepare.run();
  }

  private void catchUp(CommitFeed feed) {
    feed.catchUp(events -> board.follow(history, events));
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
