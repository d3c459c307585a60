package io.lammer.web.push;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class UpdateQueueTest {
  private final UpdateQueue mailbox = new UpdateQueue();

  private static RenderedTopic rendered(String topic, long turn) {
    return new RenderedTopic(topic, "", SeenVersions.NOTHING, turn);
  }

  @Test
  void theNewestOfEachTopicIsTakenWhateverCameLast() throws InterruptedException {
    mailbox.put(rendered("meters", 1));
    mailbox.put(rendered("meters", 3));
    mailbox.put(rendered("meters", 2));
    mailbox.put(rendered("floor", 1));
    assertThat(mailbox.take(Duration.ZERO))
        .containsExactly(rendered("meters", 3), rendered("floor", 1));
  }

  @Test
  void whatWasTakenIsGone() throws InterruptedException {
    mailbox.put(rendered("meters", 1));
    assertThat(mailbox.take(Duration.ZERO)).hasSize(1);
    assertThat(mailbox.take(Duration.ofMillis(1))).isEmpty();
  }
}
