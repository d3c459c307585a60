package io.lammer.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RepeatedTest {
  @Test
  void workThatFailsIsTriedAgain() throws InterruptedException {
    var tries = new CountDownLatch(3);
    try (var _ =
        new Repeated(
            "work that fails",
            Duration.ofMillis(1),
            () -> {
              tries.countDown();
              throw new IllegalStateException("as meant");
            })) {
      assertThat(tries.await(60, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void workThatWaitsIsEndedByClosing() throws InterruptedException {
    var begun = new CountDownLatch(1);
    var ended = new CountDownLatch(1);
    var repeated =
        new Repeated(
            "work that waits",
            Duration.ofMillis(1),
            () -> {
              begun.countDown();
              try {
                Thread.sleep(Duration.ofHours(1));
              } catch (InterruptedException _) {
                ended.countDown();
              }
            });
    assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();
    repeated.close();
    assertThat(ended.getCount()).isZero();
  }
}
