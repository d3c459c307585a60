package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Role;
import io.lammer.web.Running;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Guesses at a server of their own, since they count against everybody at this address.
final class GuessingTest {
  @TempDir private Path folder;
  private Running server;

  @BeforeEach
  void start() {
    server = Running.in(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /// In one's own place wrong guesses of others, wherever they sit, do not count.
  @Test
  void whoeverWasInFromAnAddressIsNotShutOutByGuessesAtOtherNames() {
    server.add("bea", Role.SUPERVISOR, "training");
    assertThat(server.enter("bea", "training").statusCode()).isEqualTo(200);
    for (var i = 0; i < 30; i++) {
      server.enter("nobody" + i, "guess");
    }
    assertThat(server.enter("nobody99", "guess").statusCode()).isEqualTo(429);
    assertThat(server.enter("bea", "training").statusCode()).isEqualTo(200);
  }

  /// Every event is a write to the disk.
  @Test
  void aThrottledGuessIsWrittenDownOnce() {
    server.add("tess", Role.SUPERVISOR, "training");
    for (var i = 0; i < 25; i++) {
      server.enter("tess", "guess" + i);
    }
    try (var events = server.host().live().database().journals().read("access", 1)) {
      assertThat(events.filter(event -> event.entry().body().contains("\"tess\""))).hasSize(6);
    }
  }

  @Test
  void guessingAtOneNameFromOnePlaceIsThrottled() {
    server.add("gus", Role.SUPERVISOR, "training");
    for (var i = 0; i < 5; i++) {
      assertThat(server.enter("gus", "guess" + i).statusCode()).isEqualTo(401);
    }
    var answer = server.enter("gus", "training");
    assertThat(answer.statusCode()).isEqualTo(429);
    assertThat(answer.headers().firstValue("Retry-After").orElseThrow()).matches("[0-9]+");
    assertThat(Running.json(answer).at("/code").asString()).isEqualTo("too-many-tries");
  }
}
