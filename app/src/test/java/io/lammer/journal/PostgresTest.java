package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.table.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresTest {
  @TempDir private Path folder;

  private HouseAddress house() {
    return PostgresServer.house(folder.resolve("house"));
  }

  private static List<Object> ends(Database database) {
    return List.of(database.journals().list(), database.seals().list());
  }

  @Test
  void aHouseIsCopiedThereAndBackWithItsHashesAndSeals() throws Exception {
    var file = HouseAddress.of(folder.resolve("first.db"));
    List<Object> ends;
    try (var database = Database.open(file)) {
      House.fill(database);
      ends = ends(database);
    }
    var house = house();
    Files.copy(file.beside(".key"), house.beside(".key"));
    HouseCopy.run(file, house, VerifyListener.NONE);
    var back = HouseAddress.of(folder.resolve("back.db"));
    var sound = HouseCopy.run(house, back, VerifyListener.NONE);
    assertThat(sound.events()).isPositive();
    for (var copy : List.of(house, back)) {
      try (var database = Database.read(copy)) {
        assertThat(ends(database)).isEqualTo(ends);
        assertThat(new Verify(database).full(VerifyListener.NONE)).isEqualTo(sound);
      }
    }
    assertThatThrownBy(() -> HouseCopy.run(file, house, VerifyListener.NONE))
        .hasMessageEndingWith("holds a house already; expected an empty database");
    try (var database = Database.open(house)) {
      House.submit(database, House.request("more", "table 1"));
    }
  }

  /// However many ask at once: PostgreSQL gives out a hundred in all, to all servers together.
  @Test
  void manyReadersShareAFewConnections() {
    try (var database = Database.open(house())) {
      var counts =
          IntStream.range(0, 60)
              .mapToObj(
                  _ ->
                      CompletableFuture.supplyAsync(
                          () -> connections(database), Thread::startVirtualThread))
              .toList();
      assertThat(counts).allSatisfy(count -> assertThat(count.join()).isLessThanOrEqualTo(10));
    }
  }

  /// Those of this house, after long enough for others to want one too.
  private static long connections(Database database) {
    return database
        .query(
            "select count(*) from pg_stat_activity, pg_sleep(0.05)"
                + " where application_name = 'lammer' and usename = current_user",
            row -> row.getLong(1))
        .getFirst();
  }

  /// The other writes to sessions may be lost in a power cut; that one was ended may not.
  @Test
  void onlyTheEndOfASessionWaitsForTheDisk() {
    var house = house();
    try (var database = Database.open(house)) {
      Raw.sql(house, "create table waited (value text)");
      Raw.sql(
          house,
          "create function waited() returns trigger language plpgsql as $$ begin"
              + " insert into waited values (tg_op || current_setting('synchronous_commit'));"
              + " return null; end $$");
      Raw.sql(
          house,
          "create trigger waited after insert or delete on sessions for each row execute function"
              + " waited()");
      var sessions = database.sessions();
      sessions.open(new SessionTable.Kept("one", "dana", 1, 1, Long.MAX_VALUE, "{}"));
      assertThat(sessions.of("dana", 2)).hasSize(1);
      sessions.end("one");
      sessions.open(new SessionTable.Kept("two", "dana", 1, 1, Long.MAX_VALUE, "{}"));
      assertThat(database.query("select value from waited", row -> row.getString(1)))
          .containsExactly("INSERToff", "DELETEon", "INSERToff");
    }
  }

  @Test
  void anEarlierRowOfASecretPutBackSignsNobodyIn() {
    var house = house();
    try (var database = Database.open(house)) {
      CredentialsTest.putBack(database, house, "password");
    }
  }

  /// Whoever may write the database names a server of their own, to be sent what people ask for.
  @Test
  void aWriterThatNoServerOfTheHouseNamedIsUnknown() {
    var house = house();
    try (var database = Database.join(house);
        var feed = database.feed()) {
      database.begin(new Verify(database).ends());
      database.reachableAt("https://floor.example");
      assertThat(database.takeOver(feed, () -> {})).isTrue();
      assertThat(feed.writer().address()).isEqualTo("https://floor.example");
      for (var forged :
          List.of("'https://evil.example'", "replace(address, 'floor.example', 'evil.example')")) {
        Raw.sql(house, "update lease set address = " + forged);
        assertThat(feed.writer().address()).doesNotContain("evil.example");
      }
    }
  }

  /// While servers are upgraded one after the other.
  @Test
  void aRefusalOfANewerBuildKeepsNoServerFromWriting() {
    var house = house();
    Database.join(house).close();
    Raw.sql(
        house,
        "insert into refused_keys values"
            + " ('k', decode('%s', 'hex'), E'OF_TOMORROW\\t\\twhy not', 1)"
                .formatted(Hash.of("body")));
    try (var database = Database.join(house);
        var feed = database.feed()) {
      database.begin(new Verify(database).ends());
      assertThat(database.takeOver(feed, () -> {})).isTrue();
    }
  }

  @Test
  void aBackupIsOneVerifiedFile() {
    try (var database = Database.open(house())) {
      House.fill(database);
      var to = folder.resolve("backup.db");
      Backup.make(database, to);
      try (var backup = Database.read(to)) {
        assertThat(ends(backup)).isEqualTo(ends(database));
      }
      assertThat(folder.resolve("backup.db-wal")).doesNotExist();
    }
  }

  @Test
  void aSecondWriterIsRefusedWhileTheFirstIsHeardOf() {
    try (var first = Database.open(house().withLease(PostgresServer.LONG_LEASE))) {
      assertThatThrownBy(() -> Database.open(house()))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is being written by another process, ");
      House.submit(first, House.request("still", "table 1"));
    }
    Database.open(house()).close();
  }

  /// Its time is over although it is well, as if it had been asleep.
  @Test
  void aWriterThatWasOvertakenStoresNothingAndStops() throws Exception {
    var asleep = Database.open(house());
    House.submit(asleep, House.request("before", "table 1"));
    Raw.sql(house(), "update lease set epoch = epoch + 1, ends = '-infinity'");
    try (var awake = Database.open(house())) {
      var late = asleep.writer().submit(House.request("late", "table 1"));
      assertThatThrownBy(late::join).hasRootCauseInstanceOf(LeaseLost.class);
      assertThat(asleep.writer().isRunning()).isFalse();
      assertThat(awake.journals().command("late")).isEmpty();
      assertThat(House.submit(awake, House.request("late", "table 1")))
          .isEqualTo(new Answer.Accepted<>(new StoredAnswer(House.answer("late"), false)));
      asleep.close();
      House.submit(awake, House.request("after", "table 1"));
      assertThat(awake.journals().head("table 1").number()).isEqualTo(3);
      assertThat(new Verify(awake).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Sound.class);
    }
  }

  @Test
  void aWriterWhoseConnectionIsLostGoesOnOnANewOne() throws Exception {
    try (var database = Database.open(house())) {
      House.submit(database, House.request("before", "table 1"));
      for (var i = 0; i < 5; i++) {
        PostgresServer.cut(house());
        assertThat(House.submit(database, House.request("cut " + i, "table 1")))
            .isEqualTo(new Answer.Accepted<>(new StoredAnswer(House.answer("cut " + i), false)));
      }
      assertThat(database.journals().head("table 1").number()).isEqualTo(6);
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Sound.class);
    }
  }

  @Test
  void aWriterThatWasCutOffAndOvertakenStops() throws Exception {
    var cut = Database.open(house());
    House.submit(cut, House.request("before", "table 1"));
    Raw.sql(house(), "update lease set epoch = epoch + 1, ends = '-infinity'");
    PostgresServer.cut(house());
    assertThatThrownBy(() -> House.submit(cut, House.request("late", "table 1")))
        .hasRootCauseInstanceOf(LeaseLost.class);
    assertThat(cut.writer().isRunning()).isFalse();
    cut.close();
    try (var database = Database.open(house())) {
      assertThat(database.journals().command("late")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "local"})
  void aServerThatDoesNotSyncIsRefused(String value) {
    var house = folder.resolve("house");
    assertThatThrownBy(
            () ->
                Database.open(
                    PostgresServer.house(house, "options=-csynchronous_commit%3D" + value)))
        .hasMessageContaining(
            "has synchronous_commit %s; expected on or remote_apply".formatted(value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "create view mine as select * from events",
        "create rule nothing as on update to events do instead nothing",
        "create function f() returns trigger language plpgsql as 'begin return new; end';"
            + " create trigger t before insert on events for each row execute function f()"
      })
  void whatActsByItselfIsRefused(String addition) throws Exception {
    Database.open(house()).close();
    Raw.sql(house(), addition);
    assertThatThrownBy(() -> Database.open(house()))
        .hasMessageContaining("which the program did not make");
  }

  @Test
  void aDatabaseOfAnotherProgramIsLeftAlone() throws Exception {
    Raw.sql(house(), "create table theirs (id integer)");
    assertThatThrownBy(() -> Database.open(house()))
        .hasMessageContaining("has a schema that is not the program's");
    assertThatThrownBy(() -> Database.read(house())).hasMessageEndingWith("holds no house");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost:5432,127.0.0.1:5433,[::1]/house",
        "db/house?sslmode=verify-full",
        "db/house?files=house&sslmode=require",
        "a,b/house?sslmode=verify-ca&sslrootcert=ca.pem",
        "db/house?ssl=true",
        "db/house?sslmode=disable"
      })
  void aLineThatIsSecuredOrSaidToNeedNothingIsTaken(String address) {
    var parsed = PostgresAddress.parse("postgresql://ann@" + address);
    assertThat(parsed.safe()).isEqualTo(parsed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "db/house",
        "10.0.4.1/house?sslmode=prefer",
        "localhost,db:5433/house?files=sslmode=require",
        "[2001:db8::1]:5432/house?ssl=false"
      })
  void aLineBeyondThisMachineThatMayBePlainIsRefused(String address) {
    var parsed = PostgresAddress.parse("postgresql://ann@" + address);
    assertThatThrownBy(parsed::safe)
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("beyond this machine")
        .hasMessageNotContaining("localhost");
  }

  @Test
  void anAddressHidesItsPasswordAndTakesSeveralHosts() {
    var parsed =
        PostgresAddress.parse(
            "postgresql://ann:p%40ss@a:5432,b:5433/house?sslmode=require&files=/etc/lammer/north");
    assertThat(parsed)
        .hasToString("postgresql://ann@a:5432,b:5433/house")
        .returns("p@ss", PostgresAddress::password)
        .returns("sslmode=require", PostgresAddress::settings)
        .returns(Path.of("/etc/lammer/north"), PostgresAddress::files);
    assertThatThrownBy(() -> HouseAddress.of("postgresql:house"))
        .hasMessageContaining("postgresql://person:password@host:port/database");
  }
}
