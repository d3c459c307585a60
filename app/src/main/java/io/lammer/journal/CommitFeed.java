package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.postgresql.PGConnection;

/// The commits of other processes, followed on a separate connection.
public final class CommitFeed implements Reader, AutoCloseable {
  /// A database that does not respond for this long is out of reach.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Connection connection;
  private final Lease lease;
  private final Database database;

  CommitFeed(Connection connection, Lease lease, Database database) throws SQLException {
    this.connection = connection;
    this.lease = lease;
    this.database = database;
    connection.setNetworkTimeout(Runnable::run, (int) PATIENCE.toMillis());
    try (var statement = connection.createStatement()) {
      statement.execute("listen lammer");
    }
  }

  /// Reads up to the current end of the journals.
  ///
  /// @param follow receives the events after those that this process has checked or written; each
  ///   is checked
  /// @throws StoreFailed if an event was changed
  public void catchUp(Consumer<List<StoredEvent>> follow) {
    if (database.vendor().isOld(connection)) {
      throw new StoreFailed("the database that is followed is an old primary");
    }
    var upTo =
        query(
                "select (select coalesce(max(id), 0) from events),"
                    + " (select coalesce(max(id), 0) from commands)",
                row -> new Place(row.getLong(1), row.getLong(2)))
            .getFirst();
    var ends = database.ends();
    if (upTo.command() <= ends.commands()) {
      if (upTo.command() == ends.commands()) {
        ends.requireLastEvent(upTo.event());
      }
      return;
    }
    var events = new ArrayList<StoredEvent>();
    var seen =
        new VerifyListener() {
          @Override
          public Optional<String> event(StoredEvent event) {
            events.add(event);
            return Optional.empty();
          }
        };
    var further = ends.copy();
    var commits = new CommitCheck(database.secret(), further);
    new JournalCheck(this, seen, commits::check, further, upTo.event(), upTo.command()).run();
    commits.end(further);
    further.authentic(commits.isAuthentic());
    if (!events.isEmpty()) {
      follow.accept(events);
    }
    database.followed(further);
  }

  private record Place(long event, long command) {}

  /// Refuses a database that lacks what this process has seen: an older copy, or one whose last
  /// events were lost. Decisions would otherwise rest on events that are in no journal.
  public void requireSeen() {
    var ends = database.ends();
    if (ends.commands() > 0
        && !query(
                "select hash from commands where id = ?",
                row -> EventQueries.hash(row, 1),
                ends.commands())
            .contains(ends.lastCommand())) {
      throw new JournalsChanged(
          ("the database lacks event %d of all, which this server has seen: its end was lost, or an"
               + " older copy was put in its place; see \"When the end of the journals is lost\" in"
               + " operations.md")
              .formatted(ends.events()));
    }
  }

  /// Waits until everything visible would survive the loss of the primary.
  ///
  /// @throws StoreFailed if that cannot be confirmed
  public void confirm() {
    Postgres.confirm(connection);
  }

  @Override
  public <T> T read(Database.Query<T> query) {
    return asked(() -> query.on(connection));
  }

  public WriterPlace writer() {
    return asked(() -> Lease.place(connection, database.secret()));
  }

  /// Takes the lease; false if another process holds it.
  boolean take() {
    return asked(() -> lease.take(connection));
  }

  /// Waits for a commit, with a timeout.
  public void await(Duration atMost) {
    var _ =
        asked(
            () ->
                connection
                    .unwrap(PGConnection.class)
                    .getNotifications((int) Math.max(1, atMost.toMillis())));
  }

  private interface Question<T> {
    T answer() throws SQLException;
  }

  private static <T> T asked(Question<T> question) {
    try {
      return question.answer();
    } catch (SQLException failed) {
      throw new StoreFailed("the database is out of reach", failed);
    }
  }

  @Override
  public void close() {
    Database.closeQuietly(connection);
  }
}
