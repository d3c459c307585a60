package io.lammer.script;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Setup;
import java.util.List;

/// A set-up and a list of steps: the input of `lammer settle`.
public record Script(Setup table, List<Step> play) {
  public Script {
    play = List.copyOf(play);
  }

  /// One step of play. Its commands are accepted together or not at all.
  ///
  /// @param number counted from 1
  /// @param word the key of its kind, from [StepFormats]
  public record Step(int number, String word, List<Command> commands) {
    public Step {
      commands = List.copyOf(commands);
    }
  }

  /// Parses the set-up of a script, or of a file that contains only a set-up.
  public static Setup table(String file, String text) {
    var value = Value.parse(file, text);
    return value.fields().keys().contains("table")
        ? SetupReader.read(value.fields("table", "play").need("table"))
        : SetupReader.read(value);
  }

  /// Parses a YAML or JSON text; throws [io.lammer.rules.yaml.MalformedText] if it has the wrong
  /// shape.
  public static Script parse(String file, String text) {
    var fields = Value.parse(file, text).fields("table", "play");
    var table = SetupReader.read(fields.need("table"));
    return new Script(table, StepReader.read(fields.need("play")));
  }
}
