package io.lammer.web.display;

import io.lammer.render.words.PrintedTermTranslations;
import io.lammer.rules.Edition;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Language;
import io.lammer.web.page.Texts;

/// The texts of a display in the language of its screen.
public record DisplayText(Language language) {
  public String say(String key, Object... values) {
    return Texts.in(language, "display." + key, values);
  }

  String sayOr(String key, String otherwise) {
    return language.speak(() -> Texts.sayOr("display." + key, otherwise));
  }

  /// The name of an edition on displays.
  String edition(Edition edition) {
    return language.speak(
        () ->
            Texts.sayOr(
                GamePages.of(edition.game()).folder() + ".edition." + edition.id(),
                edition.title()));
  }

  String term(String printed) {
    return language.speak(() -> PrintedTermTranslations.of(printed));
  }
}
