package io.lammer.journal;

import static io.lammer.journal.House.DAY;
import static io.lammer.journal.House.NOON;
import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What is found when events, commands, transfers or the file itself were tampered with.
class VerifyTest extends TamperedHouse {
  VerifyTest(@TempDir Path folder) throws IOException {
    super(folder);
  }

  @Test
  void untouchedDatabaseIsSound() {
    assertThat(verify()).isEqualTo(new VerifyResult.Sound(3, 18, 11, 2));
    assertThat(verifySinceLastSeal()).isEqualTo(new VerifyResult.Sound(3, 4, 3, 2));
  }

  @Test
  void emptyDatabaseIsSound(@TempDir Path folder) {
    try (var database = Database.open(folder.resolve("empty.db"))) {
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isEqualTo(new VerifyResult.Sound(0, 0, 0, 0));
      database.seals().seal(DAY, NOON).join();
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isEqualTo(new VerifyResult.Sound(0, 0, 1, 1));
      assertThat(new Verify(database).sinceLastSeal(VerifyListener.NONE))
          .isEqualTo(new VerifyResult.Sound(0, 0, 1, 1));
    }
  }

  /// Every column of every table, but for snapshots and kept days, which are only a convenience,
  /// and credentials, which are kept apart from the journals.
  static List<String> columns() {
    var all =
        Raw.text(
            shared.resolve("house.db"),
            """
            select group_concat(t.name || '.' || c.name)
            from sqlite_master t join pragma_table_info(t.name) c
            where t.type = 'table' and t.name not in ('flyway_schema_history', 'snapshots', 'days', 'credentials')
              and c.name <> 'mac'
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
      assertThat(verify()).as(column + " " + end).isInstanceOf(VerifyResult.Broken.class);
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
    assertThat(verify()).isEqualTo(new VerifyResult.Sound(3, 18, 11, 2));
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
        "insert into commands select id + 1, 'x', request, answer, hash, mac from commands"
            + " order by id desc limit 1");
    assertThat(verify()).isEqualTo(broken("command 12 (x) was changed: its hash does not match"));
  }

  @Test
  void changeBeforeTheLastSealIsLeftToTheFullRun() {
    Raw.sql(file, "update events set body = '{}' where id = 3");
    assertThat(verifySinceLastSeal()).isInstanceOf(VerifyResult.Sound.class);
    assertThat(verify()).isInstanceOf(VerifyResult.Broken.class);
    Raw.sql(file, "update events set body = '{}' where id = 17");
    assertThat(verifySinceLastSeal())
        .isEqualTo(broken("journal \"table 2\" event 5 was changed: its hash does not match"));
  }

  @Test
  void damagedFileIsFound() throws IOException {
    var root = Raw.text(file, "select rootpage from sqlite_master where name = 'transfers'");
    var bytes = Files.readAllBytes(file);
    var page = 4096;
    var begin = (Integer.parseInt(root) - 1) * page;
    Arrays.fill(bytes, begin, begin + page, (byte) 0x55);
    Files.write(file, bytes);
    assertThat(verify()).isInstanceOf(VerifyResult.Broken.class);
  }

  @Test
  void watchSeesEveryEventInOrderAndMayObject() {
    var seen = new ArrayList<String>();
    var progress = new ArrayList<Long>();
    var watch =
        new VerifyListener() {
          @Override
          public void progress(long done, long total) {
            assertThat(total).isEqualTo(18);
            progress.add(done);
          }

          @Override
          public Optional<String> event(StoredEvent event) {
            assertThat(event.entry().transfers()).containsExactly(House.bet(1, 100));
            seen.add(event.journal() + " " + event.number());
            return Optional.of("is not what I counted").filter(_ -> seen.size() == 19);
          }
        };
    try (var database = Database.read(file)) {
      assertThat(new Verify(database).full(watch)).isInstanceOf(VerifyResult.Sound.class);
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
          new VerifyListener() {
            @Override
            public Optional<String> event(StoredEvent event) {
              if (first.getAndSet(false)) {
                submit(database, request("late", "table 1", "new"));
              }
              return Optional.empty();
            }
          };
      assertThat(new Verify(database).full(writing))
          .isEqualTo(new VerifyResult.Sound(3, 18, 11, 2));
      assertThat(new Verify(database).full(writing))
          .isEqualTo(new VerifyResult.Sound(4, 20, 12, 2));
    }
  }

  private void recompute(boolean wanted) {
    if (wanted) {
      Forger.recompute(file);
    }
  }
}
