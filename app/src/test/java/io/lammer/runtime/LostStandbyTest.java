package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.HouseEvent;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.SessionTable.Kept;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.Wait;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The synchronous standby is lost, and PostgreSQL lets every commit wait for it without an end.
class LostStandbyTest {
  private static final int SESSIONS = 4;

  @TempDir private Path folder;
  private EmbeddedPostgres postgres;

  @BeforeEach
  void start() throws Exception {
    postgres =
        EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
  }

  @AfterEach
  void stop() throws Exception {
    sql("alter system set synchronous_standby_names = ''");
    postgres.close();
  }

  private HouseAddress house() {
    return HouseAddress.of(
        "postgresql://postgres@localhost:%d/postgres?files=%s"
            .formatted(postgres.getPort(), folder.resolve("house")));
  }

  private LiveFloor server() {
    var started = new HouseEvent.Started("lammer test", "p", null, "c", false);
    return LiveFloor.open(
        house(), Pit.RULES, Clock.systemUTC(), null, new ProgramRun(started, List.of()));
  }

  private void sql(String sql) throws SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
      statement.execute("select pg_reload_conf()");
    }
  }

  private long waiting() {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "select count(*) from pg_stat_activity where usename = 'postgres'"
                    + " and state = 'active' and pid <> pg_backend_pid()")) {
      row.next();
      return row.getLong(1);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static CompletableFuture<Optional<Throwable>> failure(Supplier<?> work) {
    return CompletableFuture.supplyAsync(work, Thread::startVirtualThread)
        .handle((_, failed) -> Optional.ofNullable(failed).map(Throwable::getCause));
  }

  @Test
  void startsStopsAndSignOutsEndAndLeaveTheDatabaseItsConnections() throws Exception {
    var running = server();
    var sessions = running.database().sessions();
    for (var i = 0; i < SESSIONS; i++) {
      sessions.open(new Kept("session " + i, "dana", 1, 1, Long.MAX_VALUE, "{}"));
    }
    sql("alter system set synchronous_standby_names = 'north'");
    var starts = List.of(failure(this::server), failure(() -> tool()));
    var ends =
        IntStream.range(0, SESSIONS)
            .mapToObj(
                i ->
                    failure(
                        () -> {
                          sessions.end("session " + i);
                          return true;
                        }))
            .toList();
    Wait.until("the sign-outs to wait", () -> waiting() >= SESSIONS);
    var stop = CompletableFuture.runAsync(() -> close(running), Thread::startVirtualThread);
    for (var start : starts) {
      assertThat(start).succeedsWithin(Wait.LONG);
      assertThat(start.join().orElseThrow())
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("if it waits for a synchronous standby, start that");
    }
    for (var end : ends) {
      assertThat(end).succeedsWithin(Wait.LONG);
      assertThat(end.join().orElseThrow()).isInstanceOf(StoreFailed.class);
    }
    assertThat(stop).succeedsWithin(Wait.LONG);
    assertThat(waiting()).as("connections that wait for the standby").isLessThanOrEqualTo(3);
  }

  private LiveFloor tool() {
    return LiveFloor.open(house(), Pit.RULES, Clock.systemUTC());
  }

  /// That it stopped cannot be written down, and it says so.
  private static void close(LiveFloor running) {
    try {
      running.close();
    } catch (RuntimeException failed) {
      assertThat(failed).hasRootCauseInstanceOf(SQLException.class);
    }
  }
}
