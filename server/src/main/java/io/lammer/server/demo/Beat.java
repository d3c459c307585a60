package io.lammer.server.demo;

import io.lammer.tables.Command;
import java.time.Duration;
import java.util.List;

/// One thing that happens at a table that plays by itself.
///
/// @param after how long people take before the next
record Beat(Who who, List<Command> commands, Duration after) {
  enum Who {
    PLAYER,
    DEALER
  }

  Beat {
    commands = List.copyOf(commands);
  }

  static Beat player(List<Command> commands, int millis) {
    return new Beat(Who.PLAYER, commands, Duration.ofMillis(millis));
  }

  static Beat dealer(Command command, int millis) {
    return new Beat(Who.DEALER, List.of(command), Duration.ofMillis(millis));
  }
}
