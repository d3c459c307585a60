package io.lammer.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class ThrottleTest {
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-15T20:00:00Z"));
  private final Throttle throttle = new Throttle(now::get);

  private void wrong(int times, String name, String address) {
    for (var i = 0; i < times; i++) {
      throttle.wrong(name, address);
    }
  }

  private void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }

  @Test
  void aNameWaitsAfterFiveWrongTriesAndLongerEachTime() {
    wrong(4, "dana", "a");
    assertThat(throttle.wait("dana", "a")).isZero();
    wrong(1, "dana", "a");
    assertThat(throttle.wait("dana", "b")).isEqualTo(Duration.ofSeconds(15));
    pass(Duration.ofSeconds(15));
    assertThat(throttle.wait("dana", "a")).isZero();
    wrong(1, "dana", "a");
    assertThat(throttle.wait("dana", "a")).isEqualTo(Duration.ofSeconds(30));
    wrong(50, "dana", "a");
    assertThat(throttle.wait("dana", "a")).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void anAddressThatGuessesAtManyNamesWaits() {
    for (var i = 0; i < 20; i++) {
      throttle.wrong("name" + i, "a");
    }
    assertThat(throttle.wait("other", "a")).isEqualTo(Duration.ofSeconds(15));
    assertThat(throttle.wait("other", "b")).isZero();
  }

  @Test
  void aRightTryForgivesTheNameButNotTheAddress() {
    wrong(19, "dana", "a");
    throttle.right("dana");
    assertThat(throttle.wait("dana", "a")).isZero();
    wrong(1, "drew", "a");
    assertThat(throttle.wait("dana", "a")).isPositive();
  }

  @Test
  void mistakesOfLongAgoCountNoMore() {
    wrong(4, "dana", "a");
    pass(Duration.ofMinutes(16));
    wrong(1, "dana", "a");
    assertThat(throttle.wait("dana", "a")).isZero();
  }
}
