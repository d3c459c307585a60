package io.lammer.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class PeriodicTaskTest {
  private final ListAppender<ILoggingEvent> said = new ListAppender<>();

  @BeforeEach
  void listen() {
    said.start();
    log().addAppender(said);
  }

  @AfterEach
  void listenNoMore() {
    log().detachAppender(said);
  }

  private static Logger log() {
    return (Logger) LoggerFactory.getLogger(PeriodicTask.class);
  }

  @Test
  void workThatFailsIsTriedAgainAndTheLogHasEachReasonOnce() throws InterruptedException {
    var tries = new CountDownLatch(10);
    try (var _ =
        new PeriodicTask(
            "work that fails",
            Duration.ofMillis(1),
            () -> {
              tries.countDown();
              if (tries.getCount() == 4) {
                return;
              }
              throw new IllegalStateException(tries.getCount() > 6 ? "as meant" : "otherwise");
            })) {
      assertThat(tries.await(60, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(List.copyOf(said.list))
        .extracting(it -> it.getThrowableProxy().getMessage())
        .containsExactly("as meant", "otherwise", "otherwise");
  }

  @Test
  void workThatWaitsIsEndedByClosingWithoutAWord() throws InterruptedException {
    var begun = new CountDownLatch(1);
    var ended = new CountDownLatch(1);
    var repeated =
        new PeriodicTask(
            "work that waits",
            Duration.ofMillis(1),
            () -> {
              begun.countDown();
              try {
                Thread.sleep(Duration.ofHours(1));
              } catch (InterruptedException interrupted) {
                ended.countDown();
                throw new IllegalStateException(interrupted);
              }
            });
    assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();
    repeated.close();
    assertThat(ended.getCount()).isZero();
    assertThat(said.list).isEmpty();
  }
}
