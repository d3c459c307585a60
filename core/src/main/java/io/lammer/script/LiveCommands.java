package io.lammer.script;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.LiveFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/// Parses commands for a live table: the steps of a script, each as a single command, and the
/// commands that scripts leave out (`lock`, `reopen`, `call-back`, `confirm`, `sense` and those of
/// each game).
public final class LiveCommands {
  private static final List<LiveFormat> LIVE =
      List.of(
          new LiveFormat("lock", _ -> new Command.Lock()),
          new LiveFormat("reopen", _ -> new Command.Reopen()),
          new LiveFormat("call-back", _ -> new Command.CallBack()),
          new LiveFormat("confirm", _ -> new Command.Confirm()),
          new LiveFormat("sense", LiveCommands::sense));

  private static final Map<String, Function<Value, Command>> READERS = readers();

  private LiveCommands() {}

  private static Map<String, Function<Value, Command>> readers() {
    var readers = new LinkedHashMap<String, Function<Value, Command>>();
    StepFormats.words().forEach(word -> readers.put(word, StepFormats.of(word)::readLive));
    Stream.concat(LIVE.stream(), GameSteps.all().flatMap(game -> game.liveCommands().stream()))
        .forEach(format -> readers.put(format.word(), format.reader()));
    return readers;
  }

  private static Command sense(Value value) {
    var fields = value.fields("seat", "sensor", "covered");
    return new Command.Sense(
        fields.need("seat").whole(), fields.need("sensor").whole(), fields.need("covered").flag());
  }

  /// Parses one command, or a list of commands that are accepted together or not at all.
  public static List<Command> read(Value value) {
    return value.isList() ? value.each(LiveCommands::command) : List.of(command(value));
  }

  private static Command command(Value item) {
    var words = List.copyOf(READERS.keySet());
    var fields = item.fields(words.toArray(String[]::new));
    if (fields.keys().size() != 1) {
      throw item.wrong("a command has one key; expected " + Value.oneOf(words));
    }
    var word = fields.keys().getFirst();
    return Objects.requireNonNull(READERS.get(word)).apply(fields.need(word));
  }
}
