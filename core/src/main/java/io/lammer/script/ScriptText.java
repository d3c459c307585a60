package io.lammer.script;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Setup;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Writes a script as the YAML that [Script#parse] reads.
public final class ScriptText {
  private ScriptText() {}

  /// Writes a script with comments at the top.
  ///
  /// @param notes the lines of the comments
  public static String of(Script script, List<String> notes) {
    var text = new StringBuilder();
    notes.forEach(note -> text.append("# ").append(note).append('\n'));
    text.append("table:\n");
    SetupWriter.of(script.table())
        .forEach(
            (key, value) ->
                text.append("  ").append(key).append(':').append(entry(value)).append('\n'));
    text.append(script.play().isEmpty() ? "play: []\n" : "play:\n");
    for (var step : script.play()) {
      text.append("  - ").append(step.word()).append(": ");
      text.append(Flow.text(StepFormats.of(step.word()).write(step.commands()))).append('\n');
    }
    return text.toString();
  }

  /// The `table` part of a script as maps and lists.
  public static Map<String, Object> setup(Setup setup) {
    var fields = new LinkedHashMap<String, Object>();
    SetupWriter.of(setup).forEach((key, value) -> fields.put(key, plain(value)));
    return fields;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        var fields = new LinkedHashMap<String, Object>();
        map.forEach((key, inner) -> fields.put(key.toString(), plain(inner)));
        yield fields;
      }
      case List<?> list -> list.stream().map(ScriptText::plain).toList();
      case Enum<?> constant -> Value.spelled(constant);
      default -> value;
    };
  }

  /// An amount with as few decimals as possible: `25`, `0.25`, or four decimals for fractions of a
  /// cent.
  public static BigDecimal dollars(Money amount) {
    var decimals = amount.isWholeDollars() ? 0 : amount.isWholeCents() ? 2 : 4;
    return amount.decimal().setScale(decimals, RoundingMode.UNNECESSARY);
  }

  /// A list of maps is written with one item per line.
  private static String entry(Object value) {
    if (value instanceof List<?> list && !list.isEmpty() && list.getFirst() instanceof Map<?, ?>) {
      var lines = new StringBuilder();
      list.forEach(item -> lines.append("\n    - ").append(Flow.text(item)));
      return lines.toString();
    }
    return " " + Flow.text(value);
  }

  /// YAML flow style: maps, lists and scalars on one line.
  static final class Flow {
    private Flow() {}

    static String text(Object value) {
      return switch (value) {
        case Map<?, ?> map ->
            "{"
                + String.join(
                    ", ",
                    map.entrySet().stream()
                        .map(
                            entry ->
                                quoted(entry.getKey().toString()) + ": " + text(entry.getValue()))
                        .toList())
                + "}";
        case List<?> list -> "[" + String.join(", ", list.stream().map(Flow::text).toList()) + "]";
        case String text -> quoted(text);
        case BigDecimal number -> number.toPlainString();
        case Enum<?> constant -> Value.spelled(constant);
        default -> value.toString();
      };
    }

    /// Writes text without quotes if it cannot be read as anything else.
    private static String quoted(String text) {
      var isPlain =
          text.matches("[A-Za-z][A-Za-z0-9._/-]*|[2-9][shdc]|[0-9.]+%")
              && !text.matches("(?i)true|false|null");
      return isPlain ? text : '"' + escaped(text) + '"';
    }

    private static String escaped(String text) {
      var escaped = new StringBuilder();
      for (var i = 0; i < text.length(); i++) {
        var letter = text.charAt(i);
        if (letter == '"' || letter == '\\') {
          escaped.append('\\').append(letter);
        } else if (letter < ' ') {
          escaped.append("\\u%04x".formatted((int) letter));
        } else {
          escaped.append(letter);
        }
      }
      return escaped.toString();
    }
  }
}
