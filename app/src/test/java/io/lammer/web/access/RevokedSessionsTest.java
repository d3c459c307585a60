package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.house.AccessEvent.Means;
import io.lammer.web.Running;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class RevokedSessionsTest {
  private static final Duration LIFETIME = Duration.ofHours(12);

  private final Running server = Running.shared();

  @Test
  void whatTheJournalSaysHoldsAtOnceAndAfterAStart() {
    var live = server.host().live();
    var running = new RevokedSessions(live, LIFETIME);
    for (var event :
        new AccessEvent[] {
          new AccessEvent.SignedOut("drew", "signed out", "ended one"),
          new AccessEvent.SignedIn("drew", Means.PIN, "127.0.0.1", "replaced one")
        }) {
      server.host().note(event).join();
    }
    for (var ended : new RevokedSessions[] {running, new RevokedSessions(live, LIFETIME)}) {
      assertThat(ended.contains("ended one")).isTrue();
      assertThat(ended.contains("replaced one")).isTrue();
      assertThat(ended.contains("another one")).isFalse();
    }
  }

  /// Longer than a session lasts nothing needs to be remembered.
  @Test
  void whatEndedALifetimeAgoIsForgotten() {
    var live = server.host().live();
    var ended = new RevokedSessions(live, Duration.ZERO);
    server.host().note(new AccessEvent.SignedOut("drew", "signed out", "an old one")).join();
    assertThat(ended.contains("an old one")).isTrue();
    server.host().note(new AccessEvent.SignedOut("drew", "signed out", "a new one")).join();
    assertThat(ended.contains("an old one")).isFalse();
  }
}
