package io.lammer.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ThrottleTest {
  private Instant now = Instant.parse("2026-11-15T20:00:00Z");
  private final Throttle throttle = new Throttle(() -> now);

  private void wrong(int times) {
    for (var i = 0; i < times; i++) {
      throttle.wrong("name dana", "from 10.0.0.1");
    }
  }

  @Test
  void aFewWrongTriesAreFree() {
    wrong(4);
    assertThat(throttle.wait("name dana", "from 10.0.0.1")).isZero();
  }

  @Test
  void theWaitDoublesWithEachWrongTry() {
    wrong(5);
    assertThat(throttle.wait("name dana")).isEqualTo(Duration.ofSeconds(15));
    wrong(1);
    assertThat(throttle.wait("name dana")).isEqualTo(Duration.ofSeconds(30));
    wrong(30);
    assertThat(throttle.wait("name dana")).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void theWaitEnds() {
    wrong(5);
    now = now.plusSeconds(16);
    assertThat(throttle.wait("name dana", "from 10.0.0.1")).isZero();
  }

  @Test
  void anotherNameFromTheSameAddressWaitsToo() {
    wrong(5);
    assertThat(throttle.wait("name drew", "from 10.0.0.1")).isPositive();
    assertThat(throttle.wait("name drew", "from 10.0.0.2")).isZero();
  }

  @Test
  void aRightTryForgivesTheNameButNotTheAddress() {
    wrong(5);
    throttle.right("name dana");
    assertThat(throttle.wait("name dana")).isZero();
    assertThat(throttle.wait("from 10.0.0.1")).isPositive();
  }
}
