package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.web.Await;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Guessing has threads of its own, and few of them.
final class HashingPoolTest {
  private final CountDownLatch held = new CountDownLatch(1);

  private Integer wait(AtomicInteger atOnce, AtomicInteger most) {
    most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
    Await.latch("the end of the test", held);
    return atOnce.decrementAndGet();
  }

  @Test
  void oneAddressHasFewPlacesAndOthersComeBetween() throws Exception {
    var atOnce = new AtomicInteger();
    var most = new AtomicInteger();
    try (var hashing = new HashingPool();
        var guessers = Executors.newVirtualThreadPerTaskExecutor()) {
      var refused = new AtomicInteger();
      var asked = new CountDownLatch(116);
      IntStream.range(0, 120)
          .forEach(
              _ -> {
                var _ =
                    guessers.submit(
                        () -> {
                          try {
                            hashing.run("guesser", () -> wait(atOnce, most));
                          } catch (TooBusyException _) {
                            refused.incrementAndGet();
                            asked.countDown();
                          }
                        });
              });
      Await.latch("116 refusals", asked);
      assertThat(refused).hasValue(116);
      var other = guessers.submit(() -> hashing.run("desk", () -> "in"));
      held.countDown();
      assertThat(other.get()).isEqualTo("in");
    }
    assertThat(most.get())
        .isLessThanOrEqualTo(Math.max(1, Runtime.getRuntime().availableProcessors() / 4));
  }

  @Test
  void theQueueHasAnEnd() throws Exception {
    try (var hashing = new HashingPool();
        var guessers = Executors.newVirtualThreadPerTaskExecutor()) {
      var refused = new CountDownLatch(50);
      for (var i = 0; i < 200; i++) {
        var from = "address " + i;
        var _ =
            guessers.submit(
                () -> {
                  try {
                    hashing.run(from, () -> wait(new AtomicInteger(), new AtomicInteger()));
                  } catch (TooBusyException _) {
                    refused.countDown();
                  }
                });
      }
      Await.latch("50 refusals", refused);
      assertThatThrownBy(() -> hashing.run("desk", () -> 1)).isInstanceOf(TooBusyException.class);
      held.countDown();
    }
  }
}
