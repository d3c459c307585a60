package io.lammer.web.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class RoundRateTest {
  private static final Instant START = Instant.parse("2026-11-15T20:00:00Z");

  private final RoundRate pace = new RoundRate();

  @Test
  void aTableThatWasNotWatchedForAWhileHasNoPace() {
    assertThat(pace.perHour("C1")).isEmpty();
    pace.count("C1", START, 10);
    pace.count("C1", START.plusSeconds(10), 12);
    assertThat(pace.perHour("C1")).isEmpty();
  }

  @Test
  void twoRoundsAMinuteAreAHundredAndTwentyAnHour() {
    pace.count("C1", START, 10);
    pace.count("C1", START.plusSeconds(60), 12);
    assertThat(pace.perHour("C1")).hasValue(120);
  }

  @Test
  void whatIsLongAgoDoesNotCount() {
    pace.count("C1", START, 0);
    pace.count("C1", START.plusSeconds(1000), 500);
    pace.count("C1", START.plusSeconds(1060), 500);
    assertThat(pace.perHour("C1")).hasValue(0);
  }

  @Test
  void aTableThatBeginsAnewIsCountedAnew() {
    pace.count("C1", START, 500);
    pace.count("C1", START.plusSeconds(60), 3);
    assertThat(pace.perHour("C1")).isEmpty();
  }
}
