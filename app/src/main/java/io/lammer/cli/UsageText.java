package io.lammer.cli;

import io.lammer.rules.catalog.Catalog.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Map;
import java.util.ResourceBundle;
import org.yaml.snakeyaml.Yaml;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Model.CommandSpec;

/// The text of `--help` from `usage.yaml`, which is read only when help is printed.
final class UsageText extends ListResourceBundle {
  private static final String FILE = "io/lammer/cli/usage.yaml";
  private static final ResourceBundle TEXT = new UsageText();

  private UsageText() {}

  static Help help(CommandSpec command, ColorScheme colors) {
    return new Help(command.resourceBundle(TEXT), colors);
  }

  @Override
  protected Object[][] getContents() {
    var texts = new ArrayList<Object[]>();
    add(texts, "", new Yaml().load(Source.builtIn(UsageText.class, FILE).text()));
    return texts.toArray(Object[][]::new);
  }

  /// Adds each line of a text, with percent signs doubled because one would begin a format.
  private static void add(List<Object[]> texts, String prefix, Object value) {
    if (value instanceof Map<?, ?> map) {
      map.forEach(
          (key, inner) -> add(texts, prefix + key.toString().replace(' ', '.') + ".", inner));
    } else {
      var lines = value.toString().replace("%", "%%").lines().toList();
      for (var i = 0; i < lines.size(); i++) {
        texts.add(new Object[] {prefix + i, lines.get(i)});
      }
    }
  }
}
