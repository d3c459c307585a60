package io.lammer.web.games;

import io.lammer.table.Command;
import java.time.Duration;
import java.util.List;

/// One step of a table that plays by itself.
///
/// @param after how long people would take before the next step
public record TrainingStep(boolean ofDealer, List<Command> commands, Duration after) {
  public static TrainingStep player(List<Command> commands, int millis) {
    return new TrainingStep(false, commands, Duration.ofMillis(millis));
  }

  public static TrainingStep dealer(Command command, int millis) {
    return new TrainingStep(true, List.of(command), Duration.ofMillis(millis));
  }
}
