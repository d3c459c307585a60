package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent.Means;
import io.lammer.web.Running;
import io.lammer.web.access.CurrentUser.Entered;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/// A session does not live for ever, however busy it is.
final class SessionLifetimeTest {
  private static boolean isGood(Duration age) {
    var server = Running.shared();
    var changes = server.host().floor().house().held("dana").changes();
    var at = Instant.now().minus(age).toEpochMilli();
    return server
        .bean(CurrentUser.class)
        .actor(new Entered("dana", Means.PASSWORD, changes, at, "127.0.0.1"))
        .isPresent();
  }

  @Test
  void aSessionEndsTwelveHoursAfterTheSignIn() {
    assertThat(isGood(Duration.ofMinutes(11 * 60 + 55))).isTrue();
    assertThat(isGood(Duration.ofHours(12))).isFalse();
  }
}
