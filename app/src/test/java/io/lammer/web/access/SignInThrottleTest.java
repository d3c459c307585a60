package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class SignInThrottleTest {
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-15T20:00:00Z"));
  private final SignInThrottle throttle = new SignInThrottle(now::get);

  private void wrong(int times, String name, String address) {
    for (var i = 0; i < times; i++) {
      throttle.wrong(name, address);
    }
  }

  private Duration wait(String name, String address) {
    return throttle.pause(name, address).time();
  }

  private void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }

  @Test
  void aNameWaitsWhereItWasWrongFiveTimesAndLongerEachTime() {
    wrong(4, "dana", "a");
    assertThat(wait("dana", "a")).isZero();
    wrong(1, "dana", "a");
    assertThat(wait("dana", "a")).isEqualTo(Duration.ofSeconds(15));
    assertThat(wait("dana", "b")).isZero();
    assertThat(wait("drew", "a")).isZero();
    pass(Duration.ofSeconds(15));
    assertThat(wait("dana", "a")).isZero();
    wrong(1, "dana", "a");
    assertThat(wait("dana", "a")).isEqualTo(Duration.ofSeconds(30));
    throttle.known("dana", "a");
    wrong(50, "dana", "a");
    assertThat(wait("dana", "a")).isEqualTo(Duration.ofMinutes(5));
  }

  @Test
  void anAddressThatGuessesAtManyNamesWaits() {
    for (var i = 0; i < 20; i++) {
      throttle.wrong("name" + i, "a");
    }
    assertThat(wait("other", "a")).isEqualTo(Duration.ofSeconds(15));
    assertThat(wait("other", "b")).isZero();
  }

  @Test
  void aNameThatManyAddressesGuessAtWaits() {
    for (var i = 0; i < 20; i++) {
      throttle.wrong("dana", "address" + i);
    }
    assertThat(wait("dana", "new")).isEqualTo(Duration.ofSeconds(15));
    assertThat(wait("drew", "new")).isZero();
  }

  @Test
  void othersDoNotShutAPersonOutOfTheirUsualPlace() {
    throttle.right("dana", "desk");
    for (var i = 0; i < 500; i++) {
      throttle.wrong("dana", "address" + i);
      throttle.wrong("name" + i, "desk");
    }
    assertThat(wait("dana", "desk")).isZero();
    assertThat(wait("drew", "desk")).isPositive();
  }

  @Test
  void aRightTryForgivesThePersonThereAndNobodyElse() {
    wrong(19, "dana", "a");
    throttle.right("dana", "a");
    assertThat(wait("dana", "a")).isZero();
    wrong(1, "drew", "a");
    assertThat(wait("sam", "a")).isPositive();
    assertThat(wait("dana", "a")).isZero();
  }

  @Test
  void aPauseIsToldOnce() {
    wrong(5, "dana", "a");
    assertThat(throttle.pause("dana", "a").first()).isTrue();
    assertThat(throttle.pause("dana", "a").first()).isFalse();
    for (var i = 0; i < 20; i++) {
      throttle.wrong("name" + i, "b");
    }
    assertThat(throttle.pause("other", "b").first()).isTrue();
    assertThat(throttle.pause("another", "b").first()).isFalse();
  }

  @Test
  void mistakesOfLongAgoCountNoMore() {
    wrong(4, "dana", "a");
    pass(Duration.ofMinutes(16));
    wrong(1, "dana", "a");
    assertThat(wait("dana", "a")).isZero();
  }
}
