package io.lammer.render.words;

import java.util.ArrayList;
import java.util.Locale;
import java.util.regex.Pattern;

/// Translates printed labels, pays and notices. English is shown as printed. Other languages are
/// looked up by the words with placeholders for figures: `n-over-n` for `9 over 6`. An operator's
/// own texts are not translated.
public final class PrintedTermTranslations {
  private static final String BUNDLE = "io.lammer.render.words.terms";
  private static final Pattern FIGURE = Pattern.compile("\\$?[0-9][0-9,.]*(?:/[0-9]+)?%?(?<![,.])");

  private PrintedTermTranslations() {}

  public static String of(String printed) {
    var key = key(printed);
    if (key.isEmpty() || CurrentLocale.now().equals(Locale.ROOT)) {
      return printed;
    }
    var terms = CurrentLocale.bundle(BUNDLE);
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

  /// The lookup key of a printed text; empty if it contains only figures.
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
