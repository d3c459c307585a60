package io.lammer.web.display;

import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.web.page.Language;
import io.lammer.web.page.Texts;
import java.util.MissingResourceException;

/// The texts of a display in the language of its screen.
public record DisplayText(Language language) {
  public String say(String key, Object... values) {
    return Texts.in(language, "display." + key, values);
  }

  String sayOr(String key, String otherwise) {
    try {
      return say(key);
    } catch (MissingResourceException _) {
      return otherwise;
    }
  }

  String term(String printed) {
    return language.speak(() -> PrintedTermTranslations.of(printed));
  }
}
