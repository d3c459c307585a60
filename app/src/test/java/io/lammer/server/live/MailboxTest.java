package io.lammer.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class MailboxTest {
  private final Mailbox mailbox = new Mailbox();

  private static Rendered rendered(String topic, long turn) {
    return new Rendered(topic, "", Seen.NOTHING, turn);
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
