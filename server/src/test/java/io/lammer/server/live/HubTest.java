package io.lammer.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.Running;
import io.lammer.tables.floor.Role;
import java.util.ArrayList;
import java.util.Objects;
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

  /// A house that follows may be a little behind the one that rendered: what was shown must be
  /// told.
  @Test
  void whatComesWhileItIsRenderedIsSeenPerhaps() {
    var live = Running.shared().host().live();
    var rendered = new AtomicInteger();
    var topic =
        new Topic(
            () -> Set.of("house"),
            () -> {
              if (rendered.getAndIncrement() == 0) {
                Running.shared().add("late", Role.DEALER, "a long enough password");
              }
              return "";
            });
    var mailbox = new Mailbox();
    var before = live.version("house");
    var shown = hub.join("test/late", topic, mailbox).now();
    hub.leave("test/late", mailbox);
    var span = Objects.requireNonNull(shown.seen().journals().get("house"));
    assertThat(span.from()).isEqualTo(before);
    assertThat(span.to()).isGreaterThan(before).isLessThanOrEqualTo(live.version("house"));
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
