package io.lammer.journal;

import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class KeptDaysTest {
  private static final LocalDate FIRST = LocalDate.of(2026, 11, 14);

  private final HouseAddress house;
  private final Database database;

  KeptDaysTest(TestDatabase kind, @TempDir Path folder) {
    house = kind.house(folder.resolve("house.db"));
    database = Database.open(house);
    for (var i = 1; i <= 5; i++) {
      submit(database, request("k" + i, "a", "b"));
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  /// Keeps a day of the journal `a` that ends with an event and has as many rounds.
  private KeptDay keep(int day, long number) {
    var event = database.journals().event("a", number).orElseThrow();
    var kept =
        new KeptDay(
            new Head("a", number, event.hash()),
            event.id(),
            FIRST.plusDays(day),
            1,
            number,
            ("totals " + number).getBytes(StandardCharsets.UTF_8),
            ("state " + number).getBytes(StandardCharsets.UTF_8));
    assertThat(database.days().save(List.of(kept)).join()).isEqualTo(1);
    return kept;
  }

  private static List<Long> numbers(List<KeptDay> days) {
    return days.stream().map(day -> day.head().number()).toList();
  }

  private List<Long> all() {
    return numbers(database.days().between("a", 1, FIRST, FIRST.plusDays(9)));
  }

  private static Optional<Long> number(Optional<KeptDay> day) {
    return day.map(kept -> kept.head().number());
  }

  @Test
  void daysAreFoundByDateByEventAndByRound() {
    keep(0, 1);
    keep(1, 3);
    keep(3, 5);
    var days = database.days();
    assertThat(all()).containsExactly(1L, 3L, 5L);
    assertThat(numbers(days.between("a", 1, FIRST.plusDays(1), FIRST.plusDays(2))))
        .containsExactly(3L);
    assertThat(number(days.before("a", 1, FIRST.plusDays(3)))).hasValue(3L);
    assertThat(number(days.before("a", 1, FIRST))).isEmpty();
    assertThat(number(days.upTo("a", 1, 4))).hasValue(3L);
    assertThat(number(days.upTo("a", 1, 3))).hasValue(3L);
    assertThat(number(days.withRound("a", 1, 4))).hasValue(5L);
    assertThat(number(days.withRound("a", 1, 6))).isEmpty();
    assertThat(number(days.after("a", 1, FIRST))).hasValue(3L);
    assertThat(days.upTo("a", 2, 5)).isEmpty();
    assertThat(days.upTo("b", 1, 5)).isEmpty();
  }

  @Test
  void aRunningDayIsReplaced() {
    keep(0, 1);
    keep(1, 2);
    keep(1, 4);
    assertThat(all()).containsExactly(1L, 4L);
    assertThat(database.days().upTo("a", 1, 4).orElseThrow().totals())
        .asString(StandardCharsets.UTF_8)
        .isEqualTo("totals 4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "totals = state",
        "state = totals",
        "number = number + 1",
        "rounds = 7",
        "day = '2026-11-16'",
        "day = ''",
        "hash = signature",
        "signature = hash",
        "journal = 2"
      })
  void aDamagedDayIsIgnored(String change) {
    keep(0, 1);
    keep(1, 3);
    Raw.sql(house, "update days set " + change + " where number = 3");
    assertThat(all()).containsExactly(1L);
    assertThat(number(database.days().upTo("a", 1, 5))).hasValue(1L);
    assertThat(database.days().withRound("a", 1, 2)).isEmpty();
    assertThat(database.days().upTo("b", 1, 5)).isEmpty();
  }
}
