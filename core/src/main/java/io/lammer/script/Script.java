package io.lammer.script;

import io.lammer.rules.yaml.Value;
import io.lammer.tables.Command;
import io.lammer.tables.Setup;
import java.util.List;

/// A set-up and a list of play: what `lammer settle` runs.
public record Script(Setup table, List<Step> play) {
  public Script {
    play = List.copyOf(play);
  }

  /// One step of play. Its commands are accepted together or not at all.
  ///
  /// @param number counted from 1
  public record Step(int number, StepKind what, List<Command> commands) {
    public Step {
      commands = List.copyOf(commands);
    }
  }

  /// The kinds of step, by the key they are written with.
  public enum StepKind {
    BET,
    PRESS,
    TAKE_DOWN,
    TURN,
    ROLL,
    DEAL,
    SHAKE,
    FIGHTBACK,
    COLLECT,
    NEW_SHOE,
    NEW_SHOOTER;

    public String word() {
      return Value.spelled(this);
    }
  }

  /// The set-up of a script, or of a file that is a set-up and nothing else.
  public static Setup table(String file, String text) {
    var value = Value.parse(file, text);
    return value.fields().keys().contains("table")
        ? SetupReader.read(value.fields("table", "play").need("table"))
        : SetupReader.read(value);
  }

  /// Reads a YAML or JSON text; a text of the wrong shape throws [io.lammer.rules.yaml.Malformed].
  public static Script parse(String file, String text) {
    var fields = Value.parse(file, text).fields("table", "play");
    var table = SetupReader.read(fields.need("table"));
    return new Script(table, StepReader.read(fields.need("play")));
  }
}
