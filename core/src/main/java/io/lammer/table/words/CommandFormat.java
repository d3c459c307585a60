package io.lammer.table.words;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A kind of script step that is built around one command.
public record CommandFormat<C extends Command>(
    String word, Class<C> type, Frame frame, Function<Value, C> reader, Function<C, Object> writer)
    implements StepFormat {

  /// The commands that a step adds before and after its own.
  public enum Frame {
    /// Adds nothing, because the command is not an outcome.
    NONE,
    /// Adds a lock before an outcome and a confirmation after it.
    ROUND,
    /// Adds only a confirmation, because the outcome belongs to the round before it.
    AFTER_ROUND;

    /// The commands of a step.
    public List<Command> around(List<? extends Command> own) {
      var commands = new ArrayList<Command>();
      if (this == ROUND) {
        commands.add(new Command.Lock());
      }
      commands.addAll(own);
      if (this != NONE) {
        commands.add(new Command.Confirm());
      }
      return commands;
    }
  }

  @Override
  public List<Command> read(Value value) {
    return frame.around(List.of(reader.apply(value)));
  }

  @Override
  public Command readLive(Value value) {
    return reader.apply(value);
  }

  @Override
  public Object write(List<Command> commands) {
    return commands.stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .map(writer)
        .orElseThrow(() -> new IllegalArgumentException("no " + word + " in " + commands));
  }
}
