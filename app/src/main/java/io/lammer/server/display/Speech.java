package io.lammer.server.display;

import io.lammer.report.words.Terms;
import io.lammer.server.page.Language;
import io.lammer.server.page.Words;
import java.util.MissingResourceException;

/// What a display says, in the language of its screen.
public record Speech(Language language) {
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

  /// A printed label, pay or notice.
  String term(String printed) {
    return language.speak(() -> Terms.of(printed));
  }
}
