package io.lammer.server.demo;

import io.lammer.tables.Command;
import java.time.Duration;
import java.util.List;

/// One thing that happens at a table that plays by itself.
///
/// @param after how long people take before the next
record AutoplayStep(Who who, List<Command> commands, Duration after) {
  enum Who {
    PLAYER,
    DEALER
  }

  AutoplayStep {
    commands = List.copyOf(commands);
  }

  static AutoplayStep player(List<Command> commands, int millis) {
    return new AutoplayStep(Who.PLAYER, commands, Duration.ofMillis(millis));
  }

  static AutoplayStep dealer(Command command, int millis) {
    return new AutoplayStep(Who.DEALER, List.of(command), Duration.ofMillis(millis));
  }
}
