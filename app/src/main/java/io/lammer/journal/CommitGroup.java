package io.lammer.journal;

import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
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

/// Requests and other jobs that are decided in order and committed together.
final class CommitGroup {
  private static final int LIMIT = 1_000;

  private final SqlDialect vendor;
  private Appender appender;
  private final List<WriterJob<?>> jobs = new ArrayList<>();
  private final List<Appended> appended = new ArrayList<>();

  /// Commands by key, to recognize retries: stored ones, and those of this group.
  private final Map<String, StoredCommand> keys = new HashMap<>();

  private final Map<String, StoredCommand> earlier;
  private final RefusedKeys refusedKeys;
  private final Map<String, RefusedKeys.Refused> refusedEarlier;

  /// Refusals in this group, by key.
  private final Map<String, RefusedKeys.Refused> refused = new HashMap<>();

  private final Hash before;
  private final long eventsBefore;
  private Hash after;
  private long lastCommand;
  private Map<PreparedStatement, List<Object[]>> rows = Map.of();

  /// Completes when the group was written or failed.
  CompletableFuture<Void> written = new CompletableFuture<>();

  private @Nullable Exception failure;
  private @Nullable StoreFailed reason;
  private boolean isCut;

  private record Appended(AppendRequest append, List<StoredEvent> events) {}

  /// @param earlier the previous group, which may not be on the disk yet
  CommitGroup(
      SqlDialect vendor,
      Appender appender,
      @Nullable CommitGroup earlier,
      RefusedKeys refusedKeys) {
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

  void add(List<WriterJob<?>> more) {
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

  /// Ends the group: no more jobs are added.
  void close() {
    rows = appender.commit();
    after = appender.tail().lastCommand;
    lastCommand = appender.tail().commands;
  }

  Appender appender() {
    return appender;
  }

  /// Decides a request, unless it is a retry of a known one.
  Answer<StoredAnswer> answer(Request request, Hash body) throws SQLException {
    var known = keys.getOrDefault(request.key(), earlier.get(request.key()));
    if (known != null) {
      return known.request().equals(body)
          ? new Answer.Accepted<>(new StoredAnswer(known.answer(), true))
          : Code.KEY_REUSED.refuse(request.key());
    }
    var said = refused(request.key());
    if (said != null && said.answers(body, request.asked())) {
      return said.answer();
    }
    return switch (request.decide().apply(appender.tail())) {
      case Answer.Refused<AppendRequest>(var refusals) -> {
        if (refusedKeys.areKept()) {
          refused.put(
              request.key(), new RefusedKeys.Refused(request.key(), body, refusals, Instant.now()));
        }
        yield new Answer.Refused<>(refusals);
      }
      case Answer.Accepted<AppendRequest>(var append) -> {
        append(request.key(), body, append);
        yield new Answer.Accepted<>(new StoredAnswer(append.answer(), false));
      }
    };
  }

  private RefusedKeys.@Nullable Refused refused(String key) {
    var here = refused.getOrDefault(key, refusedEarlier.get(key));
    return here == null ? refusedKeys.of(key) : here;
  }

  private void append(String key, Hash body, AppendRequest append) throws SQLException {
    var events = new ArrayList<StoredEvent>();
    appended.add(new Appended(append, events));
    try {
      keys.put(key, appender.command(key, body, append, events));
    } catch (RuntimeException | Error halfway) {
      throw new SQLException(halfway);
    }
  }

  /// Commits. Only this method runs while the next group is being decided.
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

  /// Publishes what was committed; if nothing was, discards the decisions. Throws if the writer
  /// cannot continue.
  ///
  /// @param ends advanced to include what was committed
  /// @param lastSeen records the new end
  void end(@Nullable VerifiedEnds ends, LastSeen lastSeen) {
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

  private void wrote(VerifiedEnds ends) {
    ends.wrote(
        lastCommand, after, appended.stream().flatMap(done -> done.events().stream()).toList());
  }

  /// Discards the decisions of the group, newest first.
  void discard() {
    appended.reversed().forEach(done -> done.append().discarded().run());
    appended.clear();
  }

  /// True if nothing was stored because the connection was lost, and a new one is open.
  boolean isCut() {
    return isCut;
  }

  /// A new group with the same jobs, decided on what is stored.
  CommitGroup again(Appender present) {
    var group = new CommitGroup(vendor, present, null, refusedKeys);
    group.add(jobs);
    return group;
  }

  /// Completes the futures of the group's requests.
  void tell() {
    var failed = reason;
    if (failed == null) {
      jobs.forEach(WriterJob::finish);
    } else {
      fail(failed);
    }
  }

  void fail(StoreFailed why) {
    jobs.forEach(job -> job.fail(why));
  }

  /// Finds out whether a commit that did not return succeeded. The hash of the last command covers
  /// every key and event before it, so it shows which commit was the last.
  ///
  /// @param ends end of the journals before the group
  private void recover(@Nullable VerifiedEnds ends) {
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

  /// Also checks the events: the last command may be right although an event was added that no
  /// command made.
  private void requireEnd(@Nullable VerifiedEnds ends, boolean isStored) {
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

  /// Ignores failures, as there may be no transaction left to end.
  private static void quietly(Step step) {
    try {
      step.run();
    } catch (SQLException _) {
      // The state of the database is read next anyway.
    }
  }
}
