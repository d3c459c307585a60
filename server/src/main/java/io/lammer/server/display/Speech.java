package io.lammer.server.display;

import io.lammer.server.page.Language;
import io.lammer.server.page.Words;
import java.util.ArrayList;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.regex.Pattern;

/// What a display says, in the language of its screen.
public record Speech(Language language) {
  private static final Pattern FIGURE = Pattern.compile("\\$?[0-9][0-9,.]*(?:/[0-9]+)?%?(?<![,.])");

  public String say(String key, Object... values) {
    return Words.in(language, "display." + key, values);
  }

  /// As `say`, or the plain word where there is none.
  String sayOr(String key, String otherwise) {
    try {
      return say(key);
    } catch (MissingResourceException _) {
      return otherwise;
    }
  }

  /// A printed label, pay or notice. English is as printed; another language has it under its words
  /// with figures left open: `term.n-over-n` for `9 over 6`. What an operator wrote stays as it is.
  String term(String printed) {
    if (language == Language.ENGLISH) {
      return printed;
    }
    var figures = new ArrayList<Object>();
    FIGURE.matcher(printed).results().forEach(found -> figures.add(found.group()));
    var key = key(printed);
    try {
      return key.isEmpty() ? printed : say("term." + key, figures.toArray());
    } catch (MissingResourceException _) {
      return printed;
    }
  }

  /// Empty where it is all figures.
  static String key(String printed) {
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
