package io.lammer.web.push;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Role;
import io.lammer.web.Await;
import io.lammer.web.Running;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Screens that come and go while others are rendered.
final class HubTest {
  private final Hub hub = Running.shared().bean(Hub.class);
  private final Renderer renderer = Running.shared().bean(Renderer.class);

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
    var mailbox = new UpdateQueue();
    var channel = hub.join("test/left", topic, mailbox);
    var visit = Thread.startVirtualThread(() -> shown(channel));
    Await.latch("a rendering", rendering);
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
  void aScreenThatStaysHearsOfEveryMove() throws InterruptedException {
    var rendered = new AtomicInteger();
    var mailbox = new UpdateQueue();
    hub.join("test/stays", topic("stays", rendered), mailbox).now();
    assertThat(hub.listening("stays")).isEqualTo(1);
    visits(5);
    assertThat(hub.listening("stays")).isEqualTo(1);
    hub.leave("test/stays", mailbox);
    assertThat(hub.listening("stays")).isZero();
    assertThat(rendered).hasValue(1);
  }

  @Test
  void aJackpotOfManyTablesMovesEachOfThemLessOften() {
    var usual = Duration.ofMillis(250);
    assertThat(hub.pace("jackpot/harmony", true, 1)).isEqualTo(usual);
    assertThat(hub.pace("jackpot/harmony", true, 100)).isEqualTo(Duration.ofSeconds(1));
    assertThat(hub.pace("jackpot/harmony", true, 10_000)).isEqualTo(Duration.ofSeconds(3));
    assertThat(hub.pace("jackpot/harmony", false, 10_000)).isEqualTo(usual);
    assertThat(hub.pace("house", true, 10_000)).isEqualTo(usual);
  }

  @Test
  void aTopicIsOfATableWhenItShowsOne() throws InterruptedException {
    for (var journal : List.of("table/C1", "jackpot/harmony")) {
      var mailbox = new UpdateQueue();
      var channel = hub.join("test/kind", topic(journal, new AtomicInteger()), mailbox);
      channel.now();
      assertThat(channel.isOfTable()).isEqualTo(journal.startsWith("table/"));
      hub.leave("test/kind", mailbox);
    }
  }

  @Test
  void whatCannotBeRenderedIsTriedAgain() throws InterruptedException {
    var mailbox = new UpdateQueue();
    var topic =
        beginning(
            "failing",
            () -> {
              throw new IllegalStateException("the first time");
            });
    hub.join("test/failing", topic, mailbox).moved(Duration.ZERO);
    assertThat(mailbox.take(Duration.ofMinutes(1))).hasSize(1);
    hub.leave("test/failing", mailbox);
  }

  @Test
  void whatIsAskedForSoonerIsNotKeptWaitingByWhatHasTime() throws InterruptedException {
    var rendered = new AtomicInteger();
    var mailbox = new UpdateQueue();
    var channel = hub.join("test/sooner", topic("sooner", rendered), mailbox);
    channel.moved(Duration.ofHours(1));
    assertThat(mailbox.take(Duration.ofMillis(20))).isEmpty();
    channel.moved(Duration.ZERO);
    channel.moved(Duration.ofHours(1));
    assertThat(mailbox.take(Duration.ofMinutes(1))).hasSize(1);
    hub.leave("test/sooner", mailbox);
  }

  @Test
  void whatHasTimeLetsOthersGoFirst() throws Exception {
    var order = Collections.synchronizedList(new ArrayList<String>());
    var free = new CountDownLatch(1);
    var busy = renderer.soon(Duration.ZERO, () -> awaited(free));
    var slow = renderer.soon(Hub.SLOWEST, () -> order.add("slow"));
    var quick = renderer.soon(Duration.ZERO, () -> order.add("quick"));
    free.countDown();
    for (var work : List.of(busy, slow, quick)) {
      assertThat(work.get()).isTrue();
    }
    assertThat(order).containsExactly("quick", "slow");
  }

  private static boolean awaited(CountDownLatch latch) {
    await(latch);
    return true;
  }

  /// A house that follows may be a little behind the one that rendered: what was shown must be
  /// told.
  @Test
  void whatComesWhileItIsRenderedIsSeenPerhaps() throws InterruptedException {
    var live = Running.shared().host().live();
    var topic =
        beginning(
            "house", () -> Running.shared().add("late", Role.DEALER, "a long enough password"));
    var mailbox = new UpdateQueue();
    var before = live.version("house");
    var shown = hub.join("test/late", topic, mailbox).now();
    hub.leave("test/late", mailbox);
    var span = Objects.requireNonNull(shown.seen().journals().get("house"));
    assertThat(span.from()).isEqualTo(before);
    assertThat(span.to()).isGreaterThan(before).isLessThanOrEqualTo(live.version("house"));
  }

  /// A channel hears of an event a moment after it is published; until then its rendering is old.
  @Test
  void aNewScreenIsNotShownARenderingOlderThanTheJournals() throws InterruptedException {
    var live = Running.shared().host().live();
    var mailbox = new UpdateQueue();
    var channel = hub.join("test/old", topic("house", new AtomicInteger()), mailbox);
    channel.moved(Duration.ZERO);
    assertThat(mailbox.take(Duration.ofMinutes(1))).hasSize(1);
    hub.leave("test/old", mailbox);
    Running.shared().add("unheard", Role.DEALER, "a long enough password");
    var shown = channel.now();
    assertThat(Objects.requireNonNull(shown.seen().journals().get("house")).from())
        .isGreaterThanOrEqualTo(live.version("house"));
  }

  /// Each renders, half of them while it leaves.
  private void visits(int times) {
    for (var i = 0; i < times; i++) {
      var mailbox = new UpdateQueue();
      var channel = hub.join("test/storm", topic("storm", new AtomicInteger()), mailbox);
      if (i % 2 == 0) {
        channel.moved(Duration.ZERO);
      } else {
        shown(channel);
      }
      hub.leave("test/storm", mailbox);
    }
  }

  /// Does something when it is first rendered.
  private static Topic beginning(String journal, Runnable first) {
    var rendered = new AtomicInteger();
    return new Topic(
        () -> Set.of(journal),
        () -> {
          if (rendered.getAndIncrement() == 0) {
            first.run();
          }
          return "";
        });
  }

  private static void shown(Channel channel) {
    try {
      channel.now();
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
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
    Await.latch("the word to go on", latch);
  }
}
