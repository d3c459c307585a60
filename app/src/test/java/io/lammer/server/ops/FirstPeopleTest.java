package io.lammer.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.Running;
import org.junit.jupiter.api.Test;
import org.springframework.context.SmartLifecycle;

final class FirstPeopleTest {
  /// In order of their phases, the smallest first, and all are stopped in the other order.
  @Test
  void thePeopleOfANewHouseAreThereBeforeTheServerListens() {
    var begun = Running.shared().beans(SmartLifecycle.class);
    var people = begun.get(FirstPeople.class.getName());
    var listening = begun.get("webServerStartStop");
    assertThat(people.isRunning()).isTrue();
    assertThat(people.getPhase()).isLessThan(listening.getPhase());
  }
}
