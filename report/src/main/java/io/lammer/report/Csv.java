package io.lammer.report;

import io.lammer.odds.Analysis;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Analyses as comma-separated values: one line a row of a paytable.
public final class Csv {
  private static final Pattern FORMULA = Pattern.compile("[=+@\\t\\r\\n\uff1d\uff0b\uff0d\uff20-]");
  private static final Pattern FIGURE = Pattern.compile("[+-]?\\$?[0-9.,]*%?");

  private Csv() {}

  public static String analyses(List<Analysis> analyses) {
    var text = new StringBuilder();
    text.append(
        "edition,paytable,wager,decks,condition,row,pays,envy,ways,total,probability,return\n");
    for (var analysis : analyses) {
      for (var odds : analysis.rows()) {
        var row = odds.row();
        text.append(
            line(
                analysis.edition(),
                analysis.paytable() == null ? "" : analysis.paytable().id(),
                analysis.wager().spot().toString(),
                analysis.decks() == null ? "" : analysis.decks().toString(),
                analysis.condition() == null ? "" : analysis.condition(),
                row == null ? "" : row.label(),
                row == null ? "loss" : row.pays(),
                row == null || row.envy() == null ? "" : row.envy().toString(),
                odds.ways().toString(),
                analysis.counts().total().toString(),
                odds.probability().toString(),
                odds.returned().decimal().toPlainString()));
      }
    }
    return text.toString();
  }

  static String line(String first, String second, List<String> others) {
    return line(Stream.concat(Stream.of(first, second), others.stream()).toArray(String[]::new));
  }

  /// A line of values.
  public static String line(String... cells) {
    return Stream.of(cells).map(Csv::quoted).collect(Collectors.joining(",")) + "\n";
  }

  private static String quoted(String cell) {
    var text = isFormula(cell) ? "'" + cell : cell;
    return text.matches("[^\",\r\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
  }

  /// A spreadsheet would run it: an apostrophe before it makes it text. Figures stay figures.
  private static boolean isFormula(String cell) {
    return FORMULA.matcher(cell).lookingAt() && !FIGURE.matcher(cell).matches();
  }
}
