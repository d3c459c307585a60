package io.lammer.store;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal.Code;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// Jobs that run one after the other and are committed together.
final class Group {
  private static final int LIMIT = 1_000;

  private final Vendor vendor;
  private Appender appender;
  private final List<Job<?>> jobs = new ArrayList<>();
  private final List<Appended> appended = new ArrayList<>();

  /// Commands that its requests may repeat: those that were stored, and its own.
  private final Map<String, StoredCommand> keys = new HashMap<>();

  private final Map<String, StoredCommand> earlier;
  private final RefusedKeys refusedKeys;
  private final Map<String, RefusedKeys.Refused> refusedEarlier;

  /// What was refused in it, by key.
  private final Map<String, RefusedKeys.Refused> refused = new HashMap<>();

  private final Hash before;
  private final long eventsBefore;
  private Hash after;
  private long lastCommand;
  private Map<PreparedStatement, List<Object[]>> rows = Map.of();

  /// Done when it was written, or could not be.
  CompletableFuture<Void> written = new CompletableFuture<>();

  private @Nullable Exception failure;
  private @Nullable StoreFailed reason;
  private boolean isCut;

  private record Appended(Append append, List<StoredEvent> events) {}

  /// @param earlier the group before, which may not be on the disk yet
  Group(Vendor vendor, Appender appender, @Nullable Group earlier, RefusedKeys refusedKeys) {
    this.vendor = vendor;
    this.appender = appender;
    this.before = appender.tail().lastCommand;
    this.eventsBefore = appender.tail().events;
    this.after = before;
    this.earlier = earlier == null ? Map.of() : earlier.keys;
    this.refusedEarlier = earlier == null ? Map.of() : earlier.refused;
    this.refusedKeys = refusedKeys;
  }

  boolean hasRoom() {
    return failure == null && jobs.size() < LIMIT;
  }

  void add(List<Job<?>> more) {
    jobs.addAll(more);
    try {
      keys.putAll(
          appender.known(more.stream().map(job -> job.key).filter(Objects::nonNull).toList()));
      for (var job : more) {
        job.run(this);
      }
    } catch (SQLException failed) {
      failure = failed;
    }
  }

  /// Nothing more is added.
  void close() {
    rows = appender.commit();
    after = appender.tail().lastCommand;
    lastCommand = appender.tail().commands;
  }

  Appender appender() {
    return appender;
  }

  /// Decides a request, unless its key is known.
  Answer<Stored> answer(Request request, Hash body) throws SQLException {
    var known = keys.getOrDefault(request.key(), earlier.get(request.key()));
    if (known != null) {
      return known.request().equals(body)
          ? new Answer.Accepted<>(new Stored(known.answer(), true))
          : Code.KEY_REUSED.refuse("the key \"%s\" was used for something else", request.key());
    }
    var said = refused(request.key());
    if (said != null && said.answers(body, request.asked())) {
      return said.answer();
    }
    return switch (request.decide().apply(appender.tail())) {
      case Answer.Refused<Append>(var refusals) -> {
        if (refusedKeys.areKept()) {
          refused.put(
              request.key(), new RefusedKeys.Refused(request.key(), body, refusals, Instant.now()));
        }
        yield new Answer.Refused<>(refusals);
      }
      case Answer.Accepted<Append>(var append) -> {
        append(request.key(), body, append);
        yield new Answer.Accepted<>(new Stored(append.answer(), false));
      }
    };
  }

  private RefusedKeys.@Nullable Refused refused(String key) {
    var here = refused.getOrDefault(key, refusedEarlier.get(key));
    return here == null ? refusedKeys.of(key) : here;
  }

  private void append(String key, Hash body, Append append) throws SQLException {
    var events = new ArrayList<StoredEvent>();
    appended.add(new Appended(append, events));
    try {
      keys.put(key, appender.command(key, body, append, events));
    } catch (RuntimeException | Error halfway) {
      throw new SQLException(halfway);
    }
  }

  /// Commits; the one thing that is done beside the deciding of the next group.
  void write() {
    if (failure != null) {
      return;
    }
    try {
      var connection = appender.connection();
      connection.setAutoCommit(false);
      appender.requireLast(before, eventsBefore);
      appender.flush(rows);
      refusedKeys.write(connection, refused.values());
      vendor.fence(connection);
      connection.commit();
      connection.setAutoCommit(true);
    } catch (SQLException | RuntimeException failed) {
      failure = failed;
    }
  }

  boolean isStored() {
    return failure == null;
  }

  /// Lets those who appended show what they hold in memory or, where nothing was committed, drop
  /// it. Throws if the writer cannot go on.
  ///
  /// @param ends moves on with what was committed
  /// @param lastSeen is told of it
  void end(@Nullable Ends ends, LastSeen lastSeen) {
    try {
      if (failure != null) {
        reason = new StoreFailed("nothing of this was stored", failure);
        recover(ends);
      }
      if (reason == null && !vendor.isHeld()) {
        reason =
            new StoreFailed("the database was removed or replaced while it was written; stopped");
        throw reason;
      }
    } finally {
      if (reason == null) {
        if (ends != null) {
          wrote(ends);
          lastSeen.note(ends.seen(vendor.timeline()));
        }
        appended.forEach(done -> done.append().committed().accept(done.events()));
        refusedKeys.add(refused.values());
      } else {
        discard();
      }
    }
  }

  private void wrote(Ends ends) {
    ends.wrote(
        lastCommand, after, appended.stream().flatMap(done -> done.events().stream()).toList());
  }

  /// Drops what was decided.
  void discard() {
    appended.reversed().forEach(done -> done.append().discarded().run());
    appended.clear();
  }

  /// Nothing was stored, for no other reason than that the connection was lost, and there is a new
  /// one.
  boolean isCut() {
    return isCut;
  }

  /// The same jobs once more, decided on what is stored.
  Group again(Appender present) {
    var group = new Group(vendor, present, null, refusedKeys);
    group.add(jobs);
    return group;
  }

  /// Answers.
  void tell() {
    var failed = reason;
    if (failed == null) {
      jobs.forEach(Job::finish);
    } else {
      fail(failed);
    }
  }

  void fail(StoreFailed why) {
    jobs.forEach(job -> job.fail(why));
  }

  /// Asks the database what it holds: a commit that did not return may still have happened. The
  /// last command's hash is over every key and event before it, so it tells whose commit that was.
  ///
  /// @param ends where the journals ended before it
  private void recover(@Nullable Ends ends) {
    var used = appender;
    quietly(() -> used.connection().rollback());
    quietly(() -> used.connection().setAutoCommit(true));
    try {
      appender = used.reloaded(vendor);
    } catch (SQLException | RuntimeException lost) {
      reason = new StoreFailed("it is not known whether this was stored", lost);
      throw reason;
    }
    if (failure instanceof LeaseLost) {
      reason =
          new StoreFailed("another process writes this house now; this one has stopped", failure);
      throw reason;
    }
    var found = appender.tail().lastCommand;
    if (found.equals(before)) {
      requireEnd(ends, false);
      isCut = appender != used;
      return;
    }
    if (found.equals(after)) {
      requireEnd(ends, true);
    } else {
      reason =
          new JournalsChanged("another program writes these journals too; this one has stopped");
      throw reason;
    }
    reason = null;
  }

  /// The last command may be right and an event be there that no command has made.
  private void requireEnd(@Nullable Ends ends, boolean isStored) {
    if (ends == null) {
      return;
    }
    var expected = ends.copy();
    if (isStored) {
      wrote(expected);
    }
    try {
      expected.require(appender.tail());
    } catch (JournalsChanged foreign) {
      reason = foreign;
      throw foreign;
    }
  }

  private interface Step {
    void run() throws SQLException;
  }

  /// There may be no transaction left to end.
  private static void quietly(Step step) {
    try {
      step.run();
    } catch (SQLException _) {
      // What the database holds is read next.
    }
  }
}
