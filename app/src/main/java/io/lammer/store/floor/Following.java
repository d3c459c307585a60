package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.Feed;
import io.lammer.store.JournalsChanged;
import io.lammer.store.StoreFailed;
import io.lammer.store.WriterPlace;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Keeps the states of a house that several servers share: follows what the others commit, writes
/// itself as soon as nobody does, and follows again when it may write no more.
final class Following implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Following.class.getName());

  /// How long nobody calls before it is looked whether there is something, or nobody who writes.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(250);

  /// How long at most it is waited after a failure; twice as long after each.
  private static final Duration REST_MOST = Duration.ofSeconds(2);

  /// What comes in that time is taken together.
  private static final Duration REST = Duration.ofMillis(5);

  /// States that were not compared with the database for so long are not current.
  private static final Duration CURRENT = Duration.ofSeconds(3);

  private final Database database;
  private final Board board;
  private final History history;
  private final Runnable prepare;
  private final Runnable lead;
  private final UnwrittenTroubles troubles;
  private final Thread thread;
  private volatile boolean closed;
  private volatile long comparedNanos = System.nanoTime();
  private volatile @Nullable WriterPlace writer;

  /// Why the journals cannot be followed; null when they can.
  private volatile @Nullable String trouble;

  /// Reasons that the log has had since they could be followed.
  private final Set<String> told = new HashSet<>();

  private Duration pause = LOOK_AGAIN;

  /// @param prepare what is done before this process writes, when nobody does
  /// @param lead what is done once it does
  /// @param troubles are told what no server of the house wrote
  Following(
      Database database,
      Board board,
      History history,
      Runnable prepare,
      Runnable lead,
      UnwrittenTroubles troubles) {
    this.database = database;
    this.board = board;
    this.history = history;
    this.prepare = prepare;
    this.lead = lead;
    this.troubles = troubles;
    this.thread = Thread.ofPlatform().name("lammer-follower").unstarted(this::run);
  }

  /// Catches up, and takes over at once where nobody writes; goes on in the background.
  void start() {
    try (var feed = database.feed()) {
      look(feed);
    }
    thread.start();
  }

  Thread thread() {
    return thread;
  }

  /// Who writes, as far as is known.
  @Nullable WriterPlace writer() {
    return writer;
  }

  /// Why the journals cannot be followed.
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /// How long ago the states were known to be as in the database.
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

  /// Says why the journals cannot be followed, once for each reason.
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

  /// Until somebody else writes, or the database cannot be reached.
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

  private void look(Feed feed) {
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

  private void ready(Feed feed) {
    feed.requireSeen();
    catchUp(feed);
    prepare.run();
  }

  private void catchUp(Feed feed) {
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
