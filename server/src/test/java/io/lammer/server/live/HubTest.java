package io.lammer.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.Running;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Screens that come and go while others are rendered.
final class HubTest {
  private final Hub hub = Running.shared().bean(Hub.class);

  @Test
  void whatIsRenderedAfterItsLastScreenLeftIsNotRenderedAgain() throws InterruptedException {
    var rendering = new CountDownLatch(1);
    var left = new CountDownLatch(1);
    var topic =
        new Topic(
            () -> {
              rendering.countDown();
              await(left);
              return Set.of("left");
            },
            () -> "");
    var mailbox = new Mailbox();
    var channel = hub.join("test/left", topic, mailbox);
    var visit = Thread.startVirtualThread(channel::now);
    rendering.await();
    hub.leave("test/left", mailbox);
    left.countDown();
    visit.join();
    assertThat(hub.listening("left")).isZero();
  }

  @Test
  void manyShortVisitsLeaveNothingBehind() throws InterruptedException {
    var visitors = new ArrayList<Thread>();
    for (var i = 0; i < 8; i++) {
      visitors.add(Thread.ofPlatform().start(() -> visits(40)));
    }
    for (var visitor : visitors) {
      visitor.join();
    }
    assertThat(hub.listening("storm")).isZero();
  }

  @Test
  void aScreenThatStaysHearsOfEveryMove() {
    var rendered = new AtomicInteger();
    var mailbox = new Mailbox();
    hub.join("test/stays", topic("stays", rendered), mailbox).now();
    assertThat(hub.listening("stays")).isEqualTo(1);
    visits(5);
    assertThat(hub.listening("stays")).isEqualTo(1);
    hub.leave("test/stays", mailbox);
    assertThat(hub.listening("stays")).isZero();
    assertThat(rendered).hasValue(1);
  }

  /// Each renders, half of them while it leaves.
  private void visits(int times) {
    for (var i = 0; i < times; i++) {
      var mailbox = new Mailbox();
      var channel = hub.join("test/storm", topic("storm", new AtomicInteger()), mailbox);
      if (i % 2 == 0) {
        channel.moved();
      } else {
        channel.now();
      }
      hub.leave("test/storm", mailbox);
    }
  }

  private static Topic topic(String journal, AtomicInteger rendered) {
    return new Topic(
        () -> Set.of(journal),
        () -> {
          rendered.incrementAndGet();
          return "";
        });
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }
}
