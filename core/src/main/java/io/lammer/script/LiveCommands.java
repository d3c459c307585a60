package io.lammer.script;

import io.lammer.rules.yaml.Value;
import io.lammer.script.Script.StepKind;
import io.lammer.tables.Command;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Reads what is asked of a live table: the steps of a script, each as the one command it names,
/// and those that a script leaves out (`lock`, `reopen`, `call-back`, `confirm`, `card`,
/// `take-back-card`, `sense`, `shook`).
public final class LiveCommands {
  /// What only a live table is asked.
  private enum Live {
    LOCK,
    REOPEN,
    CALL_BACK,
    CONFIRM,
    CARD,
    TAKE_BACK_CARD,
    SENSE,
    SHOOK
  }

  private static final List<String> WORDS =
      Stream.concat(
              Arrays.stream(StepKind.values()).map(StepKind::word),
              Arrays.stream(Live.values()).map(Value::spelled))
          .toList();

  private LiveCommands() {}

  /// One command, or a list of them that are accepted together.
  public static List<Command> read(Value value) {
    return value.isList() ? value.each(LiveCommands::command) : List.of(command(value));
  }

  private static Command command(Value item) {
    var fields = item.fields(WORDS.toArray(String[]::new));
    if (fields.keys().size() != 1) {
      throw item.wrong("a command has one key; expected " + Value.oneOf(WORDS));
    }
    var key = fields.keys().getFirst();
    var value = fields.need(key);
    return Arrays.stream(Live.values())
        .filter(word -> Value.spelled(word).equals(key))
        .findFirst()
        .map(word -> command(word, value))
        .orElseGet(() -> StepReader.single(StepReader.what(key), value));
  }

  private static Command command(Live word, Value value) {
    return switch (word) {
      case LOCK -> new Command.Lock();
      case REOPEN -> new Command.Reopen();
      case CALL_BACK -> new Command.CallBack();
      case CONFIRM -> new Command.Confirm();
      case CARD -> new Command.NextCard(value.text());
      case TAKE_BACK_CARD -> new Command.TakeBackCard();
      case SHOOK -> StepReader.shook(value);
      case SENSE -> {
        var fields = value.fields("seat", "sensor", "covered");
        yield new Command.Sense(
            fields.need("seat").whole(),
            fields.need("sensor").whole(),
            fields.need("covered").flag());
      }
    };
  }
}
