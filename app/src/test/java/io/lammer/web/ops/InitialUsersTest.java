package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Running;
import org.junit.jupiter.api.Test;
import org.springframework.context.SmartLifecycle;

final class InitialUsersTest {
  /// In order of their phases, the smallest first, and all are stopped in the other order.
  @Test
  void thePeopleOfANewHouseAreThereBeforeTheServerListens() {
    var begun = Running.shared().beans(SmartLifecycle.class);
    var people = begun.get(InitialUsers.class.getName());
    var listening = begun.get("webServerStartStop");
    assertThat(people.isRunning()).isTrue();
    assertThat(people.getPhase()).isLessThan(listening.getPhase());
  }
}
