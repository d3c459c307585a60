package io.lammer.render.paper;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes CSV that is safe from formula injection in spreadsheets.
public final class Csv {
  private static final Pattern FORMULA = Pattern.compile("[=+@\\t\\r\\n\uff1d\uff0b\uff0d\uff20-]");
  private static final Pattern FIGURE = Pattern.compile("[+-]?\\$?[0-9.,]*%?");

  private Csv() {}

  static String line(String first, String second, List<String> others) {
    return line(Stream.concat(Stream.of(first, second), others.stream()).toArray(String[]::new));
  }

  public static String line(String... cells) {
    return Stream.of(cells).map(Csv::quoted).collect(Collectors.joining(",")) + "\n";
  }

  private static String quoted(String cell) {
    var text = isFormula(cell) ? "'" + cell : cell;
    return text.matches("[^\",\r\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }

  /// True for text that a spreadsheet would run as a formula; an apostrophe in front makes it text.
  /// Numbers are not affected.
  private static boolean isFormula(String cell) {
    return FORMULA.matcher(cell).lookingAt() && !FIGURE.matcher(cell).matches();
  }
}
