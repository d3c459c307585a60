package io.lammer.store;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal.Code;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Jobs that run one after the other and are committed together.
final class Group {
  private static final int LIMIT = 1_000;

  private final Connection connection;
  private final Appender appender;
  private final List<Job<?>> jobs = new ArrayList<>();
  private final List<Append> appended = new ArrayList<>();
  private final Map<String, StoredCommand> keys = new HashMap<>();
  private final Hash before;
  private @Nullable Exception failure;
  private @Nullable StoreFailed reason;

  Group(Connection connection, Appender appender) {
    this.connection = connection;
    this.appender = appender;
    this.before = appender.tail().lastCommand;
  }

  boolean hasRoom() {
    return failure == null && jobs.size() < LIMIT;
  }

  void add(Job<?> job) {
    jobs.add(job);
    try {
      if (jobs.size() == 1) {
        connection.setAutoCommit(false);
      }
      job.run(this);
    } catch (SQLException failed) {
      failure = failed;
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
  ///
  /// @param held whether a commit is where the next start will find it
  void end(BooleanSupplier held) {
    try {
      commit();
      if (reason == null && !held.getAsBoolean()) {
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
        appender.requireLast(before);
        appender.flush();
        connection.commit();
        connection.setAutoCommit(true);
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
    quietly(connection::rollback);
    quietly(() -> connection.setAutoCommit(true));
    try {
      appender.reload();
    } catch (SQLException | RuntimeException lost) {
      reason = new StoreFailed("it is not known whether this was stored", lost);
      throw reason;
    }
    var found = appender.tail().lastCommand;
    if (found.equals(before)) {
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
