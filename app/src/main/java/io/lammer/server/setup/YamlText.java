package io.lammer.server.setup;

import io.lammer.rules.yaml.Value;
import io.lammer.script.Script;
import io.lammer.script.ScriptText;
import io.lammer.script.SetupReader;
import io.lammer.tables.Setup;
import java.util.List;
import java.util.stream.Collectors;

/// Set-ups as files: what is exported is read again as the same set-up.
final class YamlText {
  private YamlText() {}

  /// A script without play, which the command line takes, too.
  static String of(Setup setup, List<String> notes) {
    return ScriptText.of(new Script(setup, List.of()), notes);
  }

  /// The set-up alone.
  static String table(Setup setup) {
    return of(setup, List.of())
        .lines()
        .filter(line -> line.startsWith("  "))
        .map(line -> line.substring(2))
        .collect(Collectors.joining("\n"));
  }

  /// Reads a script, of which only the table counts, or what stands under its `table`.
  static Setup read(String file, String text) {
    var value = Value.parse(file, text);
    if (value.isMapping() && value.fields().keys().contains("table")) {
      return SetupReader.read(value.fields("table", "play").need("table"));
    }
    return SetupReader.read(value);
  }
}
