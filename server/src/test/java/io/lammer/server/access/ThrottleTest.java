package io.lammer.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ThrottleTest {
  private static final String HERE = "10.0.0.1";
  private static final String ELSEWHERE = "10.0.0.2";

  private Instant now = Instant.parse("2026-11-15T20:00:00Z");
  private final Throttle throttle = new Throttle(() -> now);

  private void wrong(String name, int times) {
    for (var i = 0; i < times; i++) {
      throttle.wrong(name, HERE);
    }
  }

  @Test
  void aFewWrongTriesAreFree() {
    wrong("dana", 4);
    assertThat(throttle.wait("dana", HERE)).isZero();
  }

  @Test
  void theWaitDoublesWithEachWrongTry() {
    wrong("dana", 5);
    assertThat(throttle.wait("dana", ELSEWHERE)).isEqualTo(Duration.ofSeconds(15));
    wrong("dana", 1);
    assertThat(throttle.wait("dana", ELSEWHERE)).isEqualTo(Duration.ofSeconds(30));
    wrong("dana", 30);
    assertThat(throttle.wait("dana", ELSEWHERE)).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void theWaitEnds() {
    wrong("dana", 5);
    now = now.plusSeconds(16);
    assertThat(throttle.wait("dana", HERE)).isZero();
  }

  @Test
  void anAddressThatTriesManyNamesWaitsForAllOfThem() {
    for (var i = 0; i < 20; i++) {
      throttle.wrong("name" + i, HERE);
    }
    assertThat(throttle.wait("drew", HERE)).isPositive();
    assertThat(throttle.wait("drew", ELSEWHERE)).isZero();
  }

  @Test
  void aRightTryForgivesTheNameButNotTheAddress() {
    wrong("dana", 20);
    throttle.right("dana");
    assertThat(throttle.wait("dana", ELSEWHERE)).isZero();
    assertThat(throttle.wait("dana", HERE)).isPositive();
  }
}
