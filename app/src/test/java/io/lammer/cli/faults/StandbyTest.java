package io.lammer.cli.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.HouseEvent;
import io.lammer.house.Rulebook;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.Replication;
import io.lammer.journal.VerifyResult;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.Audit;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.ProgramRun;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Profiles;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two servers of a house whose PostgreSQL has a synchronous standby.
class StandbyTest {
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());

  @TempDir private Path folder;
  private Postgres primary;
  private Postgres standby;
  private LiveFloor first;
  private LiveFloor second;

  @BeforeEach
  void start() throws Exception {
    var disk = Disk.make(folder.resolve("disk0"));
    var binaries = Postgres.install(disk);
    primary = new Postgres(binaries, disk, folder.resolve("primary.log"));
    standby =
        new Postgres(binaries, Disk.make(folder.resolve("disk1")), folder.resolve("standby.log"));
    primary.start();
    first = server();
    second = server();
  }

  private LiveFloor server() {
    var house =
        HouseAddress.of(
            "postgresql://postgres@127.0.0.1:%d,127.0.0.1:%d/house?files=%s"
                .formatted(primary.port(), standby.port(), folder.resolve("house")));
    var started = new HouseEvent.Started("lammer test", "p", null, "c", false);
    return LiveFloor.open(
        house, RULES, Clock.systemUTC(), null, new ProgramRun(started, List.of()));
  }

  @AfterEach
  void stop() throws Exception {
    first.close();
    second.close();
    for (var database : List.of(primary, standby)) {
      database.end("QUIT");
      database.disk().close();
    }
  }

  private LiveFloor writer() throws Exception {
    Deadline.await("a server to write", () -> first.isWriting() || second.isWriting());
    return first.isWriting() ? first : second;
  }

  private static CompletableFuture<Answer<Receipt>> note(LiveFloor floor, String what) {
    var noted = new Act.NoteProgram(new HouseEvent.Troubled(what));
    return floor.submit(what, LiveFloor.PROGRAM, noted);
  }

  /// Notes something, at whichever server writes.
  private void noted(String what) throws Exception {
    Deadline.await(
        what + " to be noted",
        () -> note(writer(), what).handle((answer, _) -> answer instanceof Answer.Accepted).join());
    Deadline.await("both to know", () -> first.position() == second.position());
  }

  private static Replication replication(LiveFloor floor) {
    return floor.database().replication().orElseThrow();
  }

  private long waiting() throws SQLException {
    try (var connection = primary.connect();
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "select count(*) from pg_stat_activity where wait_event = 'SyncRep'")) {
      row.next();
      return row.getLong(1);
    }
  }

  private boolean isTold(LiveFloor floor, String why) {
    return floor.trouble().filter(it -> it.contains(why)).isPresent();
  }

  /// The primary crashes while a commit waits for a standby that is gone, and shows it when it is
  /// back. Then the primary is lost, and the standby takes its place without that commit.
  @Test
  void whatOnlyALostPrimaryHadIsNotSeenAndTheHouseGoesOn() throws Exception {
    assertThat(replication(first).risk()).hasValueSatisfying(it -> it.contains("names 2 hosts"));
    standby.follow(primary);
    noted("before");
    assertThat(replication(first).risk()).isEmpty();
    assertThat(replication(first).stop()).isEmpty();
    var seen = first.position();
    standby.end("QUIT");
    var late = note(writer(), "late");
    Deadline.await("the commit to wait", () -> waiting() == 1);
    assertThat(replication(first).stop().orElseThrow())
        .contains("\"standby\"")
        .contains("none is connected")
        .contains("start it, or take it out of synchronous_standby_names");
    primary.end("QUIT");
    primary.start();
    for (var server : List.of(first, second)) {
      Deadline.await(
          "a server to say what it waits for",
          () ->
              isTold(server, "if it waits for a synchronous standby, start that, or take it out"));
    }
    assertThat(waiting()).as("connections that wait for the standby").isLessThanOrEqualTo(3);
    primary.end("QUIT");
    standby.start();
    standby.promote();
    noted("after");
    assertThat(late).isCompletedExceptionally();
    noted("late");
    assertThat(first.position()).isGreaterThan(seen);
    assertThat(first.trouble()).isEmpty();
    assertThat(second.trouble()).isEmpty();
    assertThat(Audit.full(first.database(), RULES, (_, _) -> {}))
        .isInstanceOf(VerifyResult.Sound.class);
  }
}
