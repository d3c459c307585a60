package io.lammer.render.day;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.JournalDay;
import io.lammer.accounting.Period;
import io.lammer.accounting.RunningDay;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.Raw;
import io.lammer.journal.VerifyResult;
import io.lammer.kit.Samples;
import io.lammer.runtime.Audit;
import io.lammer.runtime.DayArchive;
import io.lammer.runtime.History;
import io.lammer.runtime.SnapshotPolicy;
import io.lammer.web.Await;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The gaming days that are kept equal a fold of the journals from their first events.
class KeptDaysTest {
  private static final LocalDate FIRST = LocalDate.of(2026, 11, 13);
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 18);

  @TempDir Path folder;

  private Night night(long seed) {
    var random = new Random(seed);
    var night = new Night(folder);
    night.at("2026-11-14T14:00:00Z");
    night.found("harmony", Night.HARMONY);
    night.open("B1", Night.BACCARAT, Night.PROMOTED);
    night.open("C1", Night.CRAPS);
    night.open("D1", Night.DICE);
    var storm = new Storm(night, random);
    for (var day = 14; day <= 18; day++) {
      night.at("2026-11-%dT19:30:00Z".formatted(day));
      for (var i = 0; i < Samples.count(25, 100); i++) {
        storm.step();
        if (day == 16 && i == 12) {
          night.restart();
        }
      }
    }
    awaitKept(night);
    return night;
  }

  /// Waits until all days but the running one are kept.
  private static void awaitKept(Night night) {
    for (var head : heads(night)) {
      var ended = folded(night, head).stream().filter(day -> day.day().isBefore(TODAY)).count();
      Await.until(
          "the days of " + head.journal(), () -> kept(night, head.journal()).size() == ended);
    }
  }

  private static List<JournalDay> kept(Night night, String journal) {
    var archive = night.floor().archive();
    return night
        .floor()
        .database()
        .days()
        .between(journal, SnapshotPolicy.VERSION, FIRST, TODAY.minusDays(1))
        .stream()
        .map(kept -> archive.containing(journal, kept.head().number()).orElseThrow())
        .toList();
  }

  private static List<Head> heads(Night night) {
    return night.floor().database().journals().list();
  }

  /// The days of a journal, folded from its first event.
  private static List<JournalDay> folded(Night night, Head head) {
    var days = new ArrayList<JournalDay>();
    @Nullable RunningDay running = null;
    for (var happened : night.floor().history().of(head.journal()).toList()) {
      var next = RunningDay.after(running, happened.step(), night.floor().calendar());
      if (running != null && next != running) {
        days.add(running.day());
      }
      running = next;
    }
    if (running != null) {
      days.add(running.day());
    }
    return days;
  }

  private static void agree(Night night, DayArchive archive) {
    for (var head : heads(night)) {
      var days = folded(night, head);
      for (var date = FIRST; !date.isAfter(TODAY.plusDays(1)); date = date.plusDays(1)) {
        var day = date;
        assertThat(archive.of(head.journal(), Period.of(day)))
            .as(head.journal() + " on " + day)
            .isEqualTo(of(days, day));
      }
      assertThat(archive.of(head.journal(), new Period(FIRST, TODAY)))
          .as(head.journal())
          .isEqualTo(days.stream().reduce(JournalDay::plus));
    }
  }

  private static Optional<JournalDay> of(List<JournalDay> days, LocalDate date) {
    return days.stream()
        .filter(day -> !day.day().isAfter(date))
        .reduce((_, later) -> later)
        .map(day -> day.day().equals(date) ? day : day.idle(date));
  }

  @ParameterizedTest
  @ValueSource(longs = 5)
  void keptTotalsEqualAFoldFromTheFirstEvent(long seed) {
    try (var night = night(seed)) {
      agree(night, night.floor().archive());
      agreeForReaders(night);
      for (var head : heads(night)) {
        var kept = kept(night, head.journal());
        assertThat(kept).isEqualTo(folded(night, head).subList(0, kept.size()));
        var half = head.number() / 2 + 1;
        assertThat(
                night
                    .floor()
                    .history()
                    .before(head.journal(), half)
                    .dropWhile(happened -> happened.stored().number() < half)
                    .toList())
            .as(head.journal())
            .isEqualTo(night.floor().history().of(head.journal()).skip(half - 1).toList());
      }
      assertThat(verified(night)).isInstanceOf(VerifyResult.Sound.class);
    }
  }

  /// As `agree`, for a process that does not write the house.
  private void agreeForReaders(Night night) {
    try (var database = Database.read(folder.resolve("house.db"))) {
      var history = new History(database, Night.RULES);
      agree(night, new DayArchive(database, history, night.floor().calendar()));
    }
  }

  private void sql(String... statements) {
    Raw.sql(HouseAddress.of(folder.resolve("house.db")), statements);
  }

  private VerifyResult verified(Night night) {
    return Audit.full(night.floor().database(), Night.RULES, (_, _) -> {});
  }

  @Test
  void aKeptDayThatIsNotTheHousesIsNotBelieved() {
    try (var night = night(7)) {
      sql(
          "attach '%s' as copy".formatted(folder.resolve("copy.db")),
          "create table copy.days as select * from days");
      for (var change :
          List.of(
              "update days set totals = state",
              "update days set state = totals",
              "update days set rounds = rounds + 1",
              "update days set hash = signature",
              "update days set signature = hash",
              "update days set number = number - 1 where number > 1",
              "update days set day = '2026-11-13' where day = '2026-11-14'",
              "update days set day = 'never' where day = '2026-11-15'",
              "delete from days where day = '2026-11-15'",
              "delete from days")) {
        sql(change);
        agreeForReaders(night);
        sql(
            "attach '%s' as copy".formatted(folder.resolve("copy.db")),
            "delete from days",
            "insert into days select * from copy.days");
      }
    }
  }

  @Test
  void daysThatAreMissingAreMadeAgain() {
    try (var night = night(8)) {
      var days = heads(night).stream().map(head -> kept(night, head.journal())).toList();
      sql("delete from days where day = '2026-11-15'");
      sql("update days set totals = state where day = '2026-11-16'");
      agree(night, night.floor().archive());
      awaitKept(night);
      assertThat(heads(night).stream().map(head -> kept(night, head.journal()))).isEqualTo(days);
    }
  }

  @Test
  void verifyReportsTotalsThatAreNotThoseOfTheEvents() {
    try (var night = night(9)) {
      sql("update days set totals = state where day = '2026-11-16' and rounds > 0");
      assertThat(verified(night))
          .isInstanceOfSatisfying(
              VerifyResult.Broken.class,
              broken -> assertThat(broken.sentence()).contains("kept after gaming day 2026-11-15"));
    }
  }
}
