package io.lammer.web.setup;

import io.lammer.rules.yaml.Value;
import io.lammer.script.Script;
import io.lammer.script.ScriptText;
import io.lammer.script.SetupReader;
import io.lammer.table.Setup;
import java.util.List;
import java.util.stream.Collectors;

/// Reads and writes set-ups as YAML; an exported set-up reads back as the same set-up.
final class SetupYaml {
  private SetupYaml() {}

  /// A script without play, which the command line also accepts.
  static String of(Setup setup, List<String> notes) {
    return ScriptText.of(new Script(setup, List.of()), notes);
  }

  /// The set-up without the surrounding script.
  static String table(Setup setup) {
    return of(setup, List.of())
        .lines()
        .filter(line -> line.startsWith("  "))
        .map(line -> line.substring(2))
        .collect(Collectors.joining("\n"));
  }

  /// Reads a set-up, either on its own or from the `table` of a script.
  static Setup read(String file, String text) {
    var value = Value.parse(file, text);
    if (value.isMapping() && value.fields().keys().contains("table")) {
      return SetupReader.read(value.fields("table", "play").need("table"));
    }
    return SetupReader.read(value);
  }
}
