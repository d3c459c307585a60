package io.lammer.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent.ActRefused;
import io.lammer.table.Refusal.Code;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Refused requests fill no journal, however fast somebody sends them.
class RefusalRateLimitTest {
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-19T20:00:00Z"));
  private final RefusalRateLimit notes = new RefusalRateLimit(now::get);

  private static ActRefused refused(String user) {
    return new ActRefused(
        user, "GET", "/users", List.of(Code.NOT_ALLOWED.because("dealer", "see users")));
  }

  private long written(String user, int requests) {
    return IntStream.range(0, requests).filter(_ -> notes.isWritten(refused(user))).count();
  }

  @Test
  void theFirstOfAMinuteAreWrittenAndTheRestCounted() {
    assertThat(written("ann (analyst)", 409)).isEqualTo(RefusalRateLimit.WRITTEN);
    assertThat(written("dana (dealer)", 1)).isEqualTo(1);
    assertThat(notes.counted()).isEmpty();
    now.updateAndGet(before -> before.plus(Duration.ofMinutes(1)));
    assertThat(notes.counted())
        .singleElement()
        .satisfies(
            count -> {
              assertThat(count.user()).isEqualTo("ann (analyst)");
              assertThat(count.refusals().getFirst().message()).startsWith("389 more requests");
            });
    assertThat(notes.counted()).isEmpty();
    assertThat(written("ann (analyst)", 3)).isEqualTo(3);
  }

  @Test
  void whatWasCountedIsWrittenWhenTheProgramStops() {
    written("ann (analyst)", 21);
    assertThat(notes.all()).hasSize(1);
  }
}
