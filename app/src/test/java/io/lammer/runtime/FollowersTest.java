package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.accounting.Period;
import io.lammer.cli.CutLine;
import io.lammer.house.Act;
import io.lammer.house.Alert;
import io.lammer.house.FloorDecider;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.journal.Database;
import io.lammer.journal.Entry;
import io.lammer.journal.Forger;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.PostgresServer;
import io.lammer.journal.Raw;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.VerifyResult;
import io.lammer.journal.Wait;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several servers of one house, each with states of its own.
class FollowersTest {
  private static final Duration SHORT_LEASE = Duration.ofSeconds(3);

  @TempDir private Path folder;

  private HouseAddress house() {
    return PostgresServer.house(folder.resolve("house"));
  }

  /// One that keeps its lease however long a busy machine lets it wait.
  private LiveFloor server() {
    return server(Clock.systemUTC(), PostgresServer.LONG_LEASE);
  }

  private LiveFloor server(InstantSource clock, Duration lease) {
    return server(clock, PostgresServer.house(folder.resolve("house"), lease));
  }

  private static LiveFloor server(InstantSource clock, HouseAddress house) {
    var started = new HouseEvent.Started("lammer test", "p", null, "c", false);
    return LiveFloor.open(house, Pit.RULES, clock, null, new ProgramRun(started, List.of()));
  }

  private static void draft(LiveFloor floor, String table) {
    var drafted =
        floor.submit("draft " + table, Pit.MANAGER, new Act.Draft(table, Pit.setup(Pit.CRAPS)));
    assertThat(drafted.join()).isInstanceOf(Answer.Accepted.class);
  }

  private static void same(LiveFloor follower, LiveFloor writer) throws InterruptedException {
    assertThat(follower.await(writer.position(), Wait.LONG)).isTrue();
    assertThat(follower.tables()).isEqualTo(writer.tables());
    assertThat(follower.jackpots()).isEqualTo(writer.jackpots());
    assertThat(follower.floor().house()).isEqualTo(writer.floor().house());
  }

  @Test
  void oneWritesAndTheOthersSeeTheSame() throws Exception {
    try (var first = server();
        var second = server()) {
      assertThat(first.isWriting()).isTrue();
      assertThat(second.isWriting()).isFalse();
      draft(first, "C1");
      same(second, first);
      assertThat(second.version(LiveTable.journal("C1")))
          .isEqualTo(first.version(LiveTable.journal("C1")));
      assertThatThrownBy(() -> draft(second, "C2")).hasRootCauseInstanceOf(StoreFailed.class);
      try (var third = server()) {
        same(third, first);
      }
    }
  }

  @Test
  void aFollowerReportsTheDaysThatTheWriterKept() throws Exception {
    var now = new AtomicReference<>(Pit.NIGHT);
    try (var first = server(now::get, PostgresServer.LONG_LEASE);
        var second = server(now::get, PostgresServer.LONG_LEASE)) {
      var day = first.gamingDay().of(now.get());
      for (var date = 0; date < 3; date++) {
        draft(first, "C" + date);
        now.set(now.get().plus(Duration.ofDays(1)));
      }
      first.keepTime();
      Wait.until(
          "the last day is kept",
          () ->
              second
                  .archive()
                  .last(LiveTable.journal("C2"))
                  .filter(kept -> kept.day().day().equals(day.plusDays(2)))
                  .isPresent());
      same(second, first);
      for (var date = day; !date.isAfter(day.plusDays(3)); date = date.plusDays(1)) {
        assertThat(second.archive().of(Period.of(date)))
            .isNotEmpty()
            .isEqualTo(first.archive().of(Period.of(date)));
      }
    }
  }

  @Test
  void aServerWithAnotherKeyIsRefused() throws Exception {
    try (var _ = server()) {
      Files.move(house().beside(".key"), house().beside(".away"));
      assertThatThrownBy(this::server)
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is not that of the other servers of this house");
    }
  }

  @Test
  void theNextOneWritesAtOnceWhenTheFirstStops() throws Exception {
    var first = server();
    try (var second = server()) {
      draft(first, "C1");
      first.close();
      Wait.until("the second writes", second::isWriting);
      draft(second, "C2");
      assertThat(second.tables()).extracting(LiveTable::name).containsExactly("C1", "C2");
      assertThat(Audit.full(second.database(), Pit.RULES, (_, _) -> {}))
          .isInstanceOf(VerifyResult.Sound.class);
    }
  }

  /// Whoever stops all servers of a house stops the last one while it takes over.
  @Test
  void aServerThatIsStoppedWhileItTakesOverEnds() throws Exception {
    var first = server();
    var taking = new CountDownLatch(1);
    var follower = new AtomicReference<LiveFloor>();
    var second =
        server(
            () -> {
              var floor = follower.get();
              if (floor != null && floor.isWriting()) {
                taking.countDown();
                while (!Thread.currentThread().isInterrupted()) {
                  Thread.onSpinWait();
                }
              }
              return Instant.now();
            },
            PostgresServer.LONG_LEASE);
    follower.set(second);
    first.close();
    Wait.until("the second takes over", taking);
    assertThat(CompletableFuture.runAsync(second::close)).succeedsWithin(Wait.LONG);
    try (var third = server()) {
      assertThat(third.isWriting()).isTrue();
    }
  }

  /// It sleeps in the middle of a decision for longer than its lease lasts.
  @Test
  void whoSleptAndWasOvertakenFollowsAndMayWriteAgain() throws Exception {
    try (var first = server(Clock.systemUTC(), SHORT_LEASE)) {
      draft(first, "C1");
      try (var second = server()) {
        var awake = new CountDownLatch(1);
        first.decideWith(
            (floor, actor, act) -> {
              Wait.until("the first is awake", awake);
              return FloorDecider.decide(floor, actor, act);
            });
        var late = first.submit("late", Pit.MANAGER, new Act.Draft("C2", Pit.setup(Pit.CRAPS)));
        Wait.until("the second writes", second::isWriting);
        draft(second, "C2");
        awake.countDown();
        assertThatThrownBy(late::join).hasCauseInstanceOf(StoreFailed.class);
        draft(second, "C3");
        Wait.until("the first writes no more", () -> !first.isWriting());
        same(first, second);
      }
      Wait.until("the first writes again", first::isWriting);
      assertThat(first.tables()).extracting(LiveTable::name).containsExactly("C1", "C2", "C3");
      draft(first, "C4");
      assertThat(first.database().journals().command("late")).isEmpty();
    }
  }

  /// An older copy of the database, or a standby that lacks its end, takes the place of the one
  /// that the servers have seen: nothing is decided on states that no journal leads to.
  @Test
  void aDatabaseThatWentBackIsNotWrittenOn() throws Exception {
    var first = server();
    try (var second = server()) {
      draft(first, "C1");
      draft(first, "C2");
      same(second, first);
      var end = second.position();
      Raw.sql(
          house(),
          "delete from transfers where event = " + end,
          "delete from events where id = " + end,
          "delete from commands where id = (select max(id) from commands)",
          "update lease set ends = '-infinity'");
      PostgresServer.cut(house());
      Wait.until("the second is not current", () -> !second.isCurrent());
      assertThat(first.isWriting()).isFalse();
      assertThat(second.isWriting()).isFalse();
      assertThat(second.position()).isEqualTo(end);
    } finally {
      first.close();
    }
  }

  /// Somebody who may write the database appends events of their own, with right hashes.
  @Test
  void aForeignCommitStopsTheHouse() throws Exception {
    var first = server();
    var named = "(forged) was not committed by a server of this house";
    try (var second = server()) {
      draft(first, "C1");
      same(second, first);
      Forger.append(house(), mallory());
      assertThatThrownBy(() -> draft(first, "C2")).hasRootCauseInstanceOf(StoreFailed.class);
      Wait.until("the second tells why", () -> second.trouble().orElse("").contains(named));
      Wait.until("the second is not current", () -> !second.isCurrent());
      assertThat(first.isWriting()).isFalse();
      assertThat(second.isWriting()).isFalse();
      for (var floor : List.of(first, second)) {
        assertThat(floor.floor().house().user("mallory")).isEmpty();
      }
    } finally {
      first.close();
    }
    try (var database = Database.read(house())) {
      assertThat(Audit.full(database, Pit.RULES, (_, _) -> {})).asString().contains(named);
    }
    assertThatThrownBy(this::server).isInstanceOf(StoreRefused.class).hasMessageContaining(named);
  }

  /// Rows that somebody appends and takes away again leave a trace.
  @Test
  void aForeignCommitThatWasRemovedAgainIsAnAlert() throws Exception {
    var found = "(forged) was not committed by a server of this house";
    var first = server();
    try (var second = server()) {
      draft(first, "C1");
      same(second, first);
      Forger.append(house(), mallory());
      for (var floor : List.of(first, second)) {
        Wait.until("each tells why", () -> floor.trouble().orElse("").contains(found));
      }
      Raw.sql(
          house(),
          "delete from events where command = (select id from commands where key = 'forged')",
          "delete from commands where key = 'forged'");
      Wait.until("one writes again", () -> first.isWriting() || second.isWriting());
      var writer = first.isWriting() ? first : second;
      Wait.until("the alert", () -> alerts(writer).stream().anyMatch(it -> it.contains(found)));
      draft(writer, "C2");
      same(writer == first ? second : first, writer);
      assertThat(
              writer.database().journals().read(House.JOURNAL, 1).toList().stream()
                  .filter(event -> event.entry().kind().equals("troubled"))
                  .filter(event -> event.entry().body().contains(found)))
          .singleElement()
          .satisfies(event -> assertThat(event.entry().body()).contains("{\"what\":\"at 20"));
    } finally {
      first.close();
    }
    try (var again = server()) {
      assertThat(alerts(again)).filteredOn(it -> it.contains(found)).hasSize(1);
    }
  }

  private static List<String> alerts(LiveFloor floor) {
    return floor.floor().house().alerts().stream().map(Alert::text).toList();
  }

  /// One that no command of its own has made: it is seen although nobody writes anything.
  @Test
  void aForeignEventStopsTheHouse() throws Exception {
    var named = "was not committed by a server of this house";
    var first = server();
    try (var second = server()) {
      draft(first, "C1");
      same(second, first);
      Forger.glue(house(), mallory());
      Wait.until("the first writes no more", () -> !first.isWriting());
      for (var floor : List.of(first, second)) {
        Wait.until("each tells why", () -> floor.trouble().orElse("").contains(named));
        assertThat(floor.isWriting()).isFalse();
        assertThat(floor.floor().house().user("mallory")).isEmpty();
        assertThatThrownBy(() -> draft(floor, "C2")).hasRootCauseInstanceOf(StoreFailed.class);
      }
    } finally {
      first.close();
    }
  }

  private static Entry mallory() {
    var added = new HouseEvent.UserAdded(new User("mallory", "Mallory", Role.ADMINISTRATOR, true));
    var kind = WrittenNames.of(added);
    return new Entry(
        House.JOURNAL,
        Instant.now(),
        "ada",
        kind.name(),
        kind.version(),
        EventJson.write(added),
        List.of());
  }

  @Test
  void aReaderThatWasLostIsReplacedUnseen() throws Exception {
    try (var floor = server()) {
      draft(floor, "C1");
      var before = floor.database().journals().list();
      PostgresServer.cut(house());
      assertThat(floor.database().journals().list()).hasSameSizeAs(before);
    }
  }

  @Test
  void aCutConnectionIsMadeAgainByWhoWritesAndWhoFollows() throws Exception {
    try (var first = server();
        var second = server()) {
      draft(first, "C1");
      for (var i = 2; i < 6; i++) {
        PostgresServer.cut(house());
        draft(first, "C" + i);
        same(second, first);
      }
    }
  }

  /// A dealer got no answer from one server and was refused by another: what the first still has on
  /// its way is not done afterwards, not by the next writer either.
  @Test
  void aTryThatComesLateIsRefusedAsTheLaterOneWas() throws Exception {
    var open = new Act.Open("C1", List.of());
    var early = new PeerCommand("open", Pit.SUPERVISOR, open, null, List.of());
    var first = server();
    try (var second = server()) {
      var late = new PeerCommand("open", Pit.SUPERVISOR, open, null, List.of());
      var refused = first.submit(late).join();
      assertThat(refused.refusals()).extracting(Refusal::code).containsOnly(Code.UNKNOWN_TABLE);
      draft(first, "C1");
      assertThat(first.submit(early).join()).isEqualTo(refused);
      first.close();
      Wait.until("the second writes", second::isWriting);
      assertThat(second.submit(early).join()).isEqualTo(refused);
      assertThat(second.database().journals().command("open")).isEmpty();
      var again = new PeerCommand("open", Pit.SUPERVISOR, open, null, List.of());
      assertThat(second.submit(again).join()).isInstanceOf(Answer.Accepted.class);
      assertThat(second.submit(early).join()).isInstanceOf(Answer.Accepted.class);
      var yesterday =
          new PeerCommand(
              "older", Pit.SUPERVISOR, open, null, List.of(), Instant.now().minusSeconds(90));
      assertThatThrownBy(() -> second.submit(yesterday).join())
          .hasMessageContaining("asked too long ago");
    }
  }

  /// The connection breaks while the database commits, and the commit happens after all: it is
  /// waited for, and the one who asked is told that it was done.
  @Test
  void aCommitWhoseEndWasNotHeardIsWaitedFor() throws Exception {
    var line = new CutLine("tcp://localhost:" + PostgresServer.port());
    var house =
        PostgresServer.through(line.port(), folder.resolve("house"), PostgresServer.LONG_LEASE);
    try (line;
        var lock = Raw.open(house());
        var locked = lock.createStatement();
        var floor = server(Clock.systemUTC(), house)) {
      draft(floor, "C1");
      locked.execute("select pg_advisory_lock(hashtext(current_user))");
      locked.execute(
          "create function slow() returns trigger language plpgsql as 'begin perform"
              + " pg_advisory_xact_lock(hashtext(current_user)); return null; end'");
      locked.execute(
          "create constraint trigger slow after insert on commands deferrable initially deferred"
              + " for each row execute function slow()");
      var drafted = floor.submit("C2", Pit.MANAGER, new Act.Draft("C2", Pit.setup(Pit.CRAPS)));
      Wait.until("the commit to wait", () -> waiting() == 1);
      line.cut();
      Wait.until("the writer to wait for the commit", () -> waiting() == 2);
      locked.execute("select pg_advisory_unlock(hashtext(current_user))");
      assertThat(drafted.join()).isInstanceOf(Answer.Accepted.class);
      assertThat(floor.isWriting()).isTrue();
      draft(floor, "C3");
    }
  }

  private int waiting() {
    return Integer.parseInt(
        Raw.text(
            house(),
            "select count(*) from pg_stat_activity"
                + " where usename = current_user and wait_event_type = 'Lock'"));
  }

  /// What a server passes on arrives as it was asked.
  @Test
  void everyActIsReadAsItWasWritten() {
    try (var pit = new Pit(folder)) {
      pit.openFloor();
      var chance = new Chance(pit, new Random(5));
      for (var i = 0; i < 1_000; i++) {
        var asked = chance.next();
        var ask = new PeerCommand("key", asked.actor(), asked.act(), null, List.of());
        assertThat(PeerCommand.read(ask.write())).isEqualTo(ask);
        var answer = pit.act(asked.actor(), asked.act());
        assertThat(Reply.read(Reply.of(answer, i).write()).answer()).isEqualTo(answer);
      }
    }
  }
}
