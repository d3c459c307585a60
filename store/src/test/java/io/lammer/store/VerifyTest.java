package io.lammer.store;

import static io.lammer.store.House.DAY;
import static io.lammer.store.House.NOON;
import static io.lammer.store.House.request;
import static io.lammer.store.House.submit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Tampers with copies of one database: journals "table 1" (7 events), "jackpot" (6) and "table 2"
/// (5), with a seal after 4, 4 and 0 of them and another after 7, 4 and 3.
class VerifyTest {
  @TempDir static Path shared = Path.of("");

  private final Path file;

  VerifyTest(@TempDir Path folder) throws IOException {
    file = folder.resolve("house.db");
    Files.copy(shared.resolve("house.db"), file);
  }

  @BeforeAll
  static void fill() {
    try (var database = Database.open(shared.resolve("house.db"))) {
      House.fill(database);
    }
  }

  private Finding verify() {
    try (var database = Database.read(file)) {
      return new Verify(database).full(Watch.NONE);
    }
  }

  private Finding verifySinceLastSeal() {
    try (var database = Database.read(file)) {
      return new Verify(database).sinceLastSeal(Watch.NONE);
    }
  }

  private static Finding broken(String sentence) {
    return new Finding.Broken(sentence);
  }

  @Test
  void untouchedDatabaseIsSound() {
    assertThat(verify()).isEqualTo(new Finding.Sound(3, 18, 11, 2));
    assertThat(verifySinceLastSeal()).isEqualTo(new Finding.Sound(3, 4, 3, 2));
  }

  @Test
  void emptyDatabaseIsSound(@TempDir Path folder) {
    try (var database = Database.open(folder.resolve("empty.db"))) {
      assertThat(new Verify(database).full(Watch.NONE)).isEqualTo(new Finding.Sound(0, 0, 0, 0));
      database.seals().seal(DAY, NOON).join();
      assertThat(new Verify(database).full(Watch.NONE)).isEqualTo(new Finding.Sound(0, 0, 1, 1));
      assertThat(new Verify(database).sinceLastSeal(Watch.NONE))
          .isEqualTo(new Finding.Sound(0, 0, 1, 1));
    }
  }

  /// Every column of every table, but for snapshots, which are only a convenience, and credentials,
  /// which are kept apart from the journals.
  static List<String> columns() {
    var all =
        Raw.text(
            shared.resolve("house.db"),
            """
            select group_concat(t.name || '.' || c.name)
            from sqlite_master t join pragma_table_info(t.name) c
            where t.type = 'table' and t.name not in ('flyway_schema_history', 'snapshots', 'credentials')
            """);
    return List.of(all.split(","));
  }

  @ParameterizedTest
  @MethodSource("columns")
  void changedByteOfAnyColumnIsFound(String column) throws IOException {
    var table = column.substring(0, column.indexOf('.'));
    var name = column.substring(table.length() + 1);
    var key = table.equals("transfers") ? "(event, line)" : table.equals("seals") ? "number" : "id";
    var columns = key.replace("(", "").replace(")", "");
    for (var end : List.of("asc", "desc")) {
      Files.copy(shared.resolve("house.db"), file, StandardCopyOption.REPLACE_EXISTING);
      Raw.sql(
          file,
          """
          update %s set %s = case typeof(%<s)
            when 'integer' then %<s + 1000003
            when 'text' then '~' || substr(%<s, 2)
            else cast(substr(%<s, 1, length(%<s) - 1)
              || iif(substr(%<s, -1) = x'00', x'01', x'00') as blob) end
          where %s = (select %s from %s order by %s %s limit 1)
          """
              .formatted(
                  table, name, key, columns, table, columns.replace(",", " " + end + ","), end));
      assertThat(verify()).as(column + " " + end).isInstanceOf(Finding.Broken.class);
    }
  }

  @Test
  void changedBodyNamesItsEvent() {
    Raw.sql(file, "update events set body = replace(body, 'b2', 'b3') where id = 11");
    assertThat(verify())
        .isEqualTo(broken("journal \"table 1\" event 6 was changed: its hash does not match"));
  }

  @Test
  void changedAmountNamesItsEvent() {
    Raw.sql(file, "update transfers set units = units + 1 where event = 2");
    assertThat(verify())
        .isEqualTo(broken("journal \"jackpot\" event 1 was changed: its hash does not match"));
  }

  @Test
  void changedAnswerNamesItsCommand() {
    Raw.sql(file, "update commands set answer = '{}' where key = 'a3'");
    assertThat(verify()).isEqualTo(broken("command 3 (a3) was changed: its hash does not match"));
  }

  @ParameterizedTest
  @CsvSource({"false", "true"})
  void tailCutBelowASealIsFound(boolean recomputed) {
    Raw.sql(
        file,
        "delete from transfers where event in (select id from events where journal = 1 and number >"
            + " 5)",
        "delete from events where journal = 1 and number > 5");
    recompute(recomputed);
    var expected =
        broken(
            "journal \"table 1\" ends at event 5, but seal 2 of 2026-07-02 recorded it up to"
                + " event 7");
    assertThat(verify()).isEqualTo(expected);
    assertThat(verifySinceLastSeal()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"false", "true"})
  void deletedJournalIsFound(boolean recomputed) {
    Raw.sql(
        file,
        "delete from transfers where event in (select id from events where journal = 3)",
        "delete from events where journal = 3",
        "delete from journals where id = 3");
    recompute(recomputed);
    var expected =
        broken(
            "journal \"table 2\" is missing, but seal 2 of 2026-07-02 recorded it up to event 3");
    assertThat(verify()).isEqualTo(expected);
    assertThat(verifySinceLastSeal()).isEqualTo(expected);
  }

  @Test
  void recomputedChainIsFound() {
    Raw.sql(file, "update events set body = '{\"by\":\"nobody\"}' where id = 3");
    recompute(true);
    assertThat(verify())
        .isEqualTo(
            broken(
                "journal \"table 1\" event 4 is not the one that seal 1 of 2026-07-01 recorded"));
    assertThat(verifySinceLastSeal())
        .isEqualTo(
            broken(
                "journal \"table 1\" event 7 is not the one that seal 2 of 2026-07-02 recorded"));
  }

  @Test
  void recomputingAnUntouchedDatabaseChangesNothing() {
    recompute(true);
    assertThat(verify()).isEqualTo(new Finding.Sound(3, 18, 11, 2));
  }

  @ParameterizedTest
  @CsvSource({
    "1, seal 1 is missing",
    "2, seal 2 is missing; command 9 recorded it",
  })
  void removedSealIsFound(int number, String sentence) {
    Raw.sql(file, "delete from seals where number = " + number);
    assertThat(verify()).isEqualTo(broken(sentence));
  }

  @Test
  void allSealsRemovedIsFound() {
    Raw.sql(file, "delete from seals");
    assertThat(verify()).isEqualTo(broken("seal 1 is missing; command 5 recorded it"));
  }

  @Test
  void alteredSealIsFound() {
    Raw.sql(file, "update seals set body = replace(body, 'events 8', 'events 7')");
    assertThat(verify()).isEqualTo(broken("seal 1 was changed: its hash does not match"));
  }

  @Test
  void alteredSealWithANewHashIsNotSigned() {
    alterSeal(1);
    assertThat(verify()).isEqualTo(broken("seal 1 is not signed by the house"));
  }

  @Test
  void sealSignedAnewWithAnotherKeyIsFound() {
    alterSeal(2);
    sign(2);
    assertThat(verify()).isEqualTo(broken("seal 2 is signed with another key than the house's"));
  }

  @Test
  void allSealsSignedAnewAreFoundByWhoKnowsTheKey() {
    var key = Raw.text(shared.resolve("house.db"), "select hex(public_key) from seals");
    var trusted = HouseKey.encode(HexFormat.of().parseHex(key));
    sign(1);
    sign(2);
    assertThat(verify()).isInstanceOf(Finding.Sound.class);
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).trusting(trusted).full(Watch.NONE))
          .isEqualTo(broken("seal 1 is signed with another key than the house's"));
    }
  }

  @Test
  void everythingSinceASealCutAwayIsFoundByWhoKeptALaterSeal() {
    var printed = Hash.parse(Raw.text(file, "select lower(hex(hash)) from seals where number = 2"));
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).expecting(2, printed).full(Watch.NONE))
          .isInstanceOf(Finding.Sound.class);
      assertThat(new Verify(database).expecting(1, printed).full(Watch.NONE))
          .isInstanceOf(Finding.Broken.class);
    }
    Raw.sql(
        file,
        "delete from transfers where event > 14",
        "delete from events where id > 14",
        "delete from commands where id > 8",
        "delete from seals where number = 2");
    assertThat(verify()).isEqualTo(new Finding.Sound(3, 14, 8, 1));
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).expecting(2, printed).full(Watch.NONE))
          .isEqualTo(broken("seal 2 is missing, but was printed"));
    }
  }

  /// Signed by the house itself, so that nothing but the rule under test is broken.
  private void rewriteSeal(int number, String found, String changed) {
    var text = Raw.text(file, "select body from seals where number = " + number);
    assertThat(text).contains(found);
    var altered = text.replace(found, changed);
    var key = HouseKey.read(shared.resolve("house.db.key"));
    Raw.sql(
        file,
        "update seals set body = '%s', hash = x'%s', signature = x'%s' where number = %d"
            .formatted(altered, Hash.of(altered), hex(key.sign(altered)), number));
  }

  private String sealHash(int number) {
    return Raw.text(file, "select lower(hex(hash)) from seals where number = " + number);
  }

  @Test
  void sealThatDoesNotFollowTheOneBeforeIsFound() {
    rewriteSeal(2, "previous " + sealHash(1), "previous " + Hash.of("another"));
    assertThat(verify()).isEqualTo(broken("seal 2 does not follow the seal before it"));
  }

  @ParameterizedTest
  @CsvSource({
    "number 2, number 3",
    "day 2026-07-02, day 2026-07-03",
    "at 2026-07-02, at 2026-07-03"
  })
  void sealWhoseTextIsNotItsOwnIsFound(String found, String changed) {
    rewriteSeal(2, found, changed);
    assertThat(verify())
        .isEqualTo(broken("seal 2 was changed: its number, day or time is not that of its text"));
  }

  @Test
  void sealOfAnotherCommandIsFound() {
    var hash = Raw.text(file, "select lower(hex(hash)) from commands where id = 8");
    rewriteSeal(2, "commands 8 " + hash, "commands 8 " + Hash.of("another"));
    var expected = broken("command 8 is not the one that seal 2 of 2026-07-02 recorded");
    assertThat(verify()).isEqualTo(expected);
    assertThat(verifySinceLastSeal()).isEqualTo(expected);
  }

  @Test
  void commandThatRecordedAnotherSealIsFound() {
    Raw.sql(file, "update commands set request = x'%s' where id = 9".formatted(Hash.of("another")));
    recompute(true);
    var expected = broken("command 9 (seal/2) recorded another seal 2");
    assertThat(verify()).isEqualTo(expected);
    assertThat(verifySinceLastSeal()).isEqualTo(expected);
  }

  @Test
  void sealThatNoCommandRecordedIsFound() {
    Raw.sql(
        file,
        "insert into seals select 3, day, at, body, hash, signature, public_key from seals"
            + " where number = 2");
    rewriteSeal(3, "number 2", "number 3");
    rewriteSeal(3, "previous " + sealHash(1), "previous " + sealHash(2));
    assertThat(verify()).isEqualTo(broken("seal 3 is in no command"));
    assertThat(verifySinceLastSeal()).isInstanceOf(Finding.Broken.class);
  }

  @Test
  void sealWithANumberThatWasNeverPrintedIsFound() {
    try (var database = Database.read(file)) {
      for (var number : List.of(0L, 3L)) {
        assertThat(new Verify(database).expecting(number, Hash.of("x")).full(Watch.NONE))
            .isEqualTo(broken("seal " + number + " is missing, but was printed"));
      }
    }
  }

  @Test
  void everythingSignedAnewIsFoundByTheKeyThatLiesBesideIt() throws IOException {
    sign(1);
    sign(2);
    Files.copy(shared.resolve("house.db.key"), file.resolveSibling("house.db.key"));
    assertThat(verify()).isEqualTo(broken("seal 1 is signed with another key than the house's"));
  }

  @Test
  void eventThatNamesAnEarlierCommandIsFound() {
    Raw.sql(file, "update events set command = 9 where id = 16");
    assertThat(verify())
        .isEqualTo(broken("journal \"jackpot\" event 5 names command 9, which came earlier"));
  }

  @Test
  void eventOfNoCommandIsFound() {
    Raw.sql(
        file,
        "pragma foreign_keys = off",
        "insert into events select id + 1, 99, journal, number + 1, at, actor, kind, version, body,"
            + " hash from events order by id desc limit 1");
    assertThat(verify()).isEqualTo(broken("journal \"jackpot\" event 7 belongs to no command"));
  }

  @ParameterizedTest
  @CsvSource({
    "trigger, create trigger thief after insert on events begin delete from transfers; end",
    "view, create view thief as select 1"
  })
  void whatActsByItselfIsFound(String type, String sql) {
    Raw.sql(file, sql);
    var expected = "it has a " + type + " thief, which the program did not make";
    assertThat(verify()).isEqualTo(broken(expected));
    assertThat(verifySinceLastSeal()).isEqualTo(broken(expected));
    assertThatThrownBy(() -> Database.open(file))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining(expected);
  }

  @Test
  void missingEventInTheMiddleIsFound() {
    Raw.sql(file, "delete from transfers where event = 16", "delete from events where id = 16");
    assertThat(verify())
        .isEqualTo(
            broken("event 16 of all events is missing; command 10 (c1) or the next made it"));
  }

  @Test
  void addedRowsAreFound() {
    Raw.sql(file, "insert into transfers values (999, 1, 1, 2, 5)");
    assertThat(verify())
        .isEqualTo(broken("a transfer belongs to event 999 of all, which is missing"));
  }

  @Test
  void addedCommandIsFound() {
    Raw.sql(
        file,
        "insert into commands select id + 1, 'x', request, answer, hash from commands"
            + " order by id desc limit 1");
    assertThat(verify()).isEqualTo(broken("command 12 (x) was changed: its hash does not match"));
  }

  @Test
  void changeBeforeTheLastSealIsLeftToTheFullRun() {
    Raw.sql(file, "update events set body = '{}' where id = 3");
    assertThat(verifySinceLastSeal()).isInstanceOf(Finding.Sound.class);
    assertThat(verify()).isInstanceOf(Finding.Broken.class);
    Raw.sql(file, "update events set body = '{}' where id = 17");
    assertThat(verifySinceLastSeal())
        .isEqualTo(broken("journal \"table 2\" event 5 was changed: its hash does not match"));
  }

  @Test
  void damagedFileIsFound() throws IOException {
    var bytes = Files.readAllBytes(file);
    var page = 4096;
    Arrays.fill(bytes, bytes.length - 3 * page, bytes.length - page, (byte) 0x55);
    Files.write(file, bytes);
    assertThat(verify()).isInstanceOf(Finding.Broken.class);
  }

  @Test
  void watchSeesEveryEventInOrderAndMayObject() {
    var seen = new ArrayList<String>();
    var progress = new ArrayList<Long>();
    var watch =
        new Watch() {
          @Override
          public void progress(long done, long total) {
            assertThat(total).isEqualTo(18);
            progress.add(done);
          }

          @Override
          public Optional<String> event(Event event) {
            assertThat(event.entry().transfers()).containsExactly(House.bet(1, 100));
            seen.add(event.journal() + " " + event.number());
            return Optional.of("is not what I counted").filter(_ -> seen.size() == 19);
          }
        };
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).full(watch)).isInstanceOf(Finding.Sound.class);
      assertThat(seen).hasSize(18).startsWith("table 1 1", "jackpot 1", "table 1 2");
      assertThat(progress).first().isEqualTo(0L);
      assertThat(progress).last().isEqualTo(18L);
      assertThat(new Verify(database).full(watch))
          .isEqualTo(broken("journal \"table 1\" event 1 is not what I counted"));
    }
  }

  @Test
  void verifyingWhileWritingSeesOneMoment() {
    Raw.sql(file, "pragma journal_mode = wal");
    try (var database = Database.open(file)) {
      var first = new AtomicBoolean(true);
      var writing =
          new Watch() {
            @Override
            public Optional<String> event(Event event) {
              if (first.getAndSet(false)) {
                submit(database, request("late", "table 1", "new"));
              }
              return Optional.empty();
            }
          };
      assertThat(new Verify(database).full(writing)).isEqualTo(new Finding.Sound(3, 18, 11, 2));
      assertThat(new Verify(database).full(writing)).isEqualTo(new Finding.Sound(4, 20, 12, 2));
    }
  }

  private void recompute(boolean wanted) {
    if (wanted) {
      Forger.recompute(file);
    }
  }

  /// Changes a seal's text and gives it the hash of the new text.
  private void alterSeal(int number) {
    var text = Raw.text(file, "select body from seals where number = " + number);
    var altered = text.replace("day 2026-07", "day 2026-08");
    Raw.sql(
        file,
        "update seals set body = '%s', hash = x'%s' where number = %d"
            .formatted(altered, Hash.of(altered), number));
  }

  /// Signs a seal with a key that is not the house's.
  private void sign(int number) {
    var other = file.resolveSibling("other.key");
    if (!Files.exists(other)) {
      HouseKey.create(other);
    }
    var key = HouseKey.read(other);
    var signature = key.sign(Raw.text(file, "select body from seals where number = " + number));
    Raw.sql(
        file,
        "update seals set signature = x'%s', public_key = x'%s' where number = %d"
            .formatted(hex(signature), hex(key.publicKey()), number));
  }

  private static String hex(String base64) {
    return HexFormat.of().formatHex(HouseKey.decode(base64));
  }
}
