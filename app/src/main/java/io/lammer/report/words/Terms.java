package io.lammer.report.words;

import java.util.ArrayList;
import java.util.Locale;
import java.util.regex.Pattern;

/// Printed labels, pays and notices. English is as printed; another language has them under their
/// words with figures left open: `n-over-n` for `9 over 6`. What an operator wrote stays as it is.
public final class Terms {
  private static final String BUNDLE = "io.lammer.report.words.terms";
  private static final Pattern FIGURE = Pattern.compile("\\$?[0-9][0-9,.]*(?:/[0-9]+)?%?(?<![,.])");

  private Terms() {}

  public static String of(String printed) {
    var key = key(printed);
    if (key.isEmpty() || Tongue.now().equals(Locale.ROOT)) {
      return printed;
    }
    var terms = Tongue.bundle(BUNDLE);
    if (!terms.containsKey(key)) {
      return printed;
    }
    var figures = new ArrayList<String>();
    FIGURE.matcher(printed).results().forEach(found -> figures.add(found.group()));
    var term = terms.getString(key);
    for (var i = 0; i < figures.size(); i++) {
      term = term.replace("{" + i + "}", figures.get(i));
    }
    return term;
  }

  /// Empty where it is all figures.
  public static String key(String printed) {
    var words =
        FIGURE
            .matcher(printed)
            .replaceAll(" n ")
            .toLowerCase(Locale.ROOT)
            .replace("'", "")
            .replaceAll("[^a-z]+", "-")
            .replaceAll("^-|-$", "");
    return words.replaceAll("n|-", "").isEmpty() ? "" : words;
  }
}
