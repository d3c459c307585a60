package io.lammer.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GamingDayTest {
  private static final ZoneId PACIFIC = ZoneId.of("America/Los_Angeles");

  /// Pacific time is 8 hours behind UTC in winter and 7 in summer. In 2026 the clock goes from 2 to
  /// 3 on 8 March at 10:00 UTC, and back from 2 to 1 on 1 November at 9:00 UTC.
  @ParameterizedTest
  @CsvSource({
    "6, 2026-01-15T13:59:59.999999999Z, 2026-01-14",
    "6, 2026-01-15T14:00:00Z,           2026-01-15",
    "6, 2026-07-15T12:59:59Z,           2026-07-14",
    "6, 2026-07-15T13:00:00Z,           2026-07-15",
    "6, 2026-01-01T13:59:59Z,           2025-12-31",
    "6, 2024-02-29T14:00:00Z,           2024-02-29",
    // The night of the spring change is an hour short, that of the autumn change an hour long.
    "6, 2026-03-08T12:59:59Z,           2026-03-07",
    "6, 2026-03-08T13:00:00Z,           2026-03-08",
    "6, 2026-11-01T13:59:59Z,           2026-10-31",
    "6, 2026-11-01T14:00:00Z,           2026-11-01",
    // The clock never shows 2 on the spring day: the day begins as it is put forward.
    "2, 2026-03-08T09:59:59Z,           2026-03-07",
    "2, 2026-03-08T10:00:00Z,           2026-03-08",
    // It shows 1 twice on the autumn day: the day begins the first time, and once only.
    "1, 2026-11-01T07:59:59Z,           2026-10-31",
    "1, 2026-11-01T08:00:00Z,           2026-11-01",
    "1, 2026-11-01T09:00:00Z,           2026-11-01",
    "2, 2026-11-01T09:59:59Z,           2026-10-31",
    "2, 2026-11-01T10:00:00Z,           2026-11-01",
    "0, 2026-07-15T06:59:59Z,           2026-07-14",
    "0, 2026-07-15T07:00:00Z,           2026-07-15",
    "23, 2026-07-15T05:59:59Z,          2026-07-13",
    "23, 2026-07-15T06:00:00Z,          2026-07-14"
  })
  void aMomentBelongsToTheLastDayThatHasBegun(int rollOver, Instant moment, LocalDate day) {
    assertThat(new GamingDay(PACIFIC, rollOver).of(moment)).isEqualTo(day);
  }

  @Test
  void theNightsOfTheChangesAreAnHourShorterAndLonger() {
    var day = new GamingDay(PACIFIC, 6);
    assertThat(length(day, "2026-03-07")).isEqualTo(Duration.ofHours(23));
    assertThat(length(day, "2026-03-08")).isEqualTo(Duration.ofHours(24));
    assertThat(length(day, "2026-10-31")).isEqualTo(Duration.ofHours(25));
  }

  private static Duration length(GamingDay day, String date) {
    var from = LocalDate.parse(date);
    return Duration.between(day.start(from), day.start(from.plusDays(1)));
  }

  /// Troll puts its clock back by two hours; Apia left out a whole day in December 2011.
  @ParameterizedTest
  @CsvSource({
    "America/Los_Angeles, 2026-10-31T00:00:00Z",
    "America/Los_Angeles, 2026-03-07T00:00:00Z",
    "America/Havana,      2025-11-01T00:00:00Z",
    "Australia/Lord_Howe, 2026-04-03T00:00:00Z",
    "Antarctica/Troll,    2025-10-25T00:00:00Z",
    "Pacific/Apia,        2011-12-28T00:00:00Z"
  })
  void daysFollowOneAnotherAtEveryHour(ZoneId zone, Instant from) {
    for (var rollOver : hours()) {
      var day = new GamingDay(zone, rollOver);
      var before = day.of(from);
      for (var minutes = 0; minutes < 4 * 24 * 60; minutes += 10) {
        var moment = from.plus(Duration.ofMinutes(minutes));
        var found = day.of(moment);
        assertThat(found).isAfterOrEqualTo(before);
        assertThat(day.start(found)).isBeforeOrEqualTo(moment);
        assertThat(day.start(found.plusDays(1))).isAfter(moment);
        before = found;
      }
    }
  }

  static int[] hours() {
    return IntStream.range(0, 24).toArray();
  }

  @ParameterizedTest
  @MethodSource("hours")
  void aDayBeginsInIt(int rollOver) {
    var day = new GamingDay(PACIFIC, rollOver);
    var first = LocalDate.parse("2026-01-01");
    first
        .datesUntil(first.plusYears(1))
        .forEach(
            date -> {
              assertThat(day.of(day.start(date))).isEqualTo(date);
              assertThat(day.of(day.start(date).minusNanos(1))).isEqualTo(date.minusDays(1));
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 24})
  void anHourThatNoClockShowsIsRefused(int rollOver) {
    assertThatThrownBy(() -> new GamingDay(PACIFIC, rollOver))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
