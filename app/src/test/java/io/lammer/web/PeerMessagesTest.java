package io.lammer.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Database;
import io.lammer.journal.HouseSecret;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeerMessagesTest {
  private static final String PATH = "/peer/acts";

  @TempDir private Path folder;
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-18T20:00:00Z"));
  private PeerMessages sender;
  private PeerMessages writer;

  @BeforeEach
  void start() {
    var secret = secret("house.db");
    sender = new PeerMessages(secret, now::get);
    writer = new PeerMessages(secret, now::get);
  }

  private HouseSecret secret(String file) {
    try (var database = Database.open(folder.resolve(file))) {
      return database.secret();
    }
  }

  private void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }

  @Test
  void aMessageIsAcceptedOnceHoweverLongAgo() {
    var signature = sender.sign(PATH, 7, "body");
    assertThat(writer.accepts(signature, PATH, 7, "body")).isTrue();
    for (var second = 0; second < 100; second++) {
      assertThat(writer.accepts(signature, PATH, 7, "body")).as("after %d s", second).isFalse();
      assertThat(writer.accepts(sender.sign(PATH, 7, "body"), PATH, 7, "body")).isTrue();
      pass(Duration.ofSeconds(1));
    }
  }

  @Test
  void anOldMessageIsRefusedAndOneOfAClockThatIsFarAhead() {
    var early = sender.sign(PATH, 7, "body");
    var inTime = sender.sign(PATH, 7, "body");
    pass(PeerMessages.AGE);
    assertThat(writer.accepts(inTime, PATH, 7, "body")).isTrue();
    pass(Duration.ofSeconds(1));
    assertThat(writer.accepts(early, PATH, 7, "body")).isFalse();
    pass(Duration.ofHours(1));
    var ahead = sender.sign(PATH, 7, "body");
    pass(Duration.ofHours(-1));
    assertThat(writer.accepts(ahead, PATH, 7, "body")).isFalse();
  }

  @Test
  void aPassIsForAPathALengthAndAMoment() {
    var pass = sender.pass(PATH, 100);
    assertThat(writer.isPass(pass, PATH, 100)).isTrue();
    assertThat(writer.isPass(pass, "/peer/heard", 100)).isFalse();
    assertThat(writer.isPass(pass, PATH, 101)).isFalse();
    assertThat(writer.isPass("", PATH, 100)).isFalse();
    assertThat(new PeerMessages(secret("another.db"), now::get).isPass(pass, PATH, 100)).isFalse();
    pass(PeerMessages.AGE.plusSeconds(1));
    assertThat(writer.isPass(pass, PATH, 100)).isFalse();
  }

  @Test
  void nothingOfAMessageCanBeChanged() {
    var signature = sender.sign(PATH, 7, "body");
    assertThat(writer.accepts(signature, "/peer/heard", 7, "body")).isFalse();
    assertThat(writer.accepts(signature, PATH, 8, "body")).isFalse();
    assertThat(writer.accepts(signature, PATH, 7, "other")).isFalse();
    var parts = signature.split(" ");
    assertThat(
            writer.accepts(
                (now.get().toEpochMilli() + 1) + signature.substring(parts[0].length()),
                PATH,
                7,
                "body"))
        .isFalse();
    assertThat(
            writer.accepts(
                signature.replace(parts[1], parts[1].replace(parts[1].charAt(0), 'f')),
                PATH,
                8,
                "body"))
        .isFalse();
    for (var word : new String[] {"", "guessed", signature + " ", "0 0 0"}) {
      assertThat(writer.accepts(word, PATH, 7, "body")).as(word).isFalse();
    }
    assertThat(writer.accepts(signature, PATH, 7, "body")).isTrue();
  }

  @Test
  void aServerOfAnotherHouseIsUnderstoodNeitherAskingNorAnswering() {
    var other = new PeerMessages(secret("other.db"), now::get);
    var signature = sender.sign(PATH, 7, "body");
    assertThat(other.accepts(signature, PATH, 7, "body")).isFalse();
    assertThat(sender.isAnswer(writer.signAnswer(signature, "done"), signature, "done")).isTrue();
    assertThat(sender.isAnswer(writer.signAnswer(signature, "done"), signature, "else")).isFalse();
    assertThat(sender.isAnswer(other.signAnswer(signature, "done"), signature, "done")).isFalse();
    var second = sender.sign(PATH, 7, "body");
    assertThat(sender.isAnswer(writer.signAnswer(signature, "done"), second, "done")).isFalse();
  }
}
