package io.lammer.store;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal.Code;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Jobs that run one after the other and are committed together.
final class Group {
  private static final int LIMIT = 1_000;

  private final Vendor vendor;
  private Appender appender;
  private final List<Job<?>> jobs = new ArrayList<>();
  private final List<Append> appended = new ArrayList<>();
  private final Map<String, StoredCommand> keys = new HashMap<>();
  private final Hash before;
  private @Nullable Exception failure;
  private @Nullable StoreFailed reason;
  private boolean isCut;

  Group(Vendor vendor, Appender appender) {
    this.vendor = vendor;
    this.appender = appender;
    this.before = appender.tail().lastCommand;
  }

  boolean hasRoom() {
    return failure == null && jobs.size() < LIMIT;
  }

  void add(Job<?> job) {
    jobs.add(job);
    try {
      begin();
      job.run(this);
    } catch (SQLException failed) {
      failure = failed;
    }
  }

  private void begin() throws SQLException {
    if (appender.connection().getAutoCommit()) {
      appender.connection().setAutoCommit(false);
    }
  }

  Appender appender() {
    return appender;
  }

  /// Decides a request, unless its key is known.
  Answer<Stored> answer(Request request, Hash body) throws SQLException {
    var known = keys.get(request.key());
    if (known == null) {
      known = appender.known(request.key());
    }
    if (known != null) {
      return known.request().equals(body)
          ? new Answer.Accepted<>(new Stored(known.answer(), true))
          : Code.KEY_REUSED.refuse("the key \"%s\" was used for something else", request.key());
    }
    return switch (request.decide().apply(appender.tail())) {
      case Answer.Refused<Append>(var refusals) -> new Answer.Refused<>(refusals);
      case Answer.Accepted<Append>(var append) -> {
        append(request.key(), body, append);
        yield new Answer.Accepted<>(new Stored(append.answer(), false));
      }
    };
  }

  private void append(String key, Hash body, Append append) throws SQLException {
    appended.add(append);
    try {
      keys.put(key, appender.command(key, body, append));
    } catch (RuntimeException | Error halfway) {
      throw new SQLException(halfway);
    }
  }

  /// Commits and lets those who appended show what they hold in memory, or finds that nothing was
  /// committed and lets them drop it. Throws if the writer cannot go on.
  void end() {
    try {
      commit();
      if (reason == null && !vendor.isHeld()) {
        reason =
            new StoreFailed("the database was removed or replaced while it was written; stopped");
        throw reason;
      }
    } finally {
      publish();
    }
  }

  private void commit() {
    try {
      if (failure == null) {
        begin();
        appender.requireLast(before);
        appender.flush();
        vendor.fence(appender.connection());
        appender.connection().commit();
        appender.connection().setAutoCommit(true);
      }
    } catch (SQLException | RuntimeException failed) {
      failure = failed;
    }
    if (failure != null) {
      reason = new StoreFailed("nothing of this was stored", failure);
      recover();
    }
  }

  private void publish() {
    if (reason == null) {
      appended.forEach(append -> append.committed().run());
    } else {
      appended.reversed().forEach(append -> append.discarded().run());
    }
  }

  /// Nothing was stored, for no other reason than that the connection was lost, and there is a new
  /// one.
  boolean isCut() {
    return isCut;
  }

  /// The same jobs once more.
  Group again() {
    var group = new Group(vendor, appender);
    jobs.forEach(group::add);
    return group;
  }

  /// Answers.
  void tell() {
    var failed = reason;
    if (failed == null) {
      jobs.forEach(Job::finish);
    } else {
      jobs.forEach(job -> job.fail(failed));
    }
  }

  /// Asks the database what it holds: a commit that did not return may still have happened. The
  /// last command's hash is over every key and event before it, so it tells whose commit that was.
  private void recover() {
    var after = appender.tail().lastCommand;
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
      isCut = appender != used;
      return;
    }
    if (!found.equals(after)) {
      reason = new StoreFailed("another program writes these journals too; this one has stopped");
      throw reason;
    }
    reason = null;
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
