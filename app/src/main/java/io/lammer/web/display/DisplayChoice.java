package io.lammer.web.display;

import io.lammer.web.page.Language;
import java.util.ArrayList;

/// The options of one screen, from its URL: `?lang=vi&sound=on`.
///
/// @param sound true if wins play a sound
public record DisplayChoice(Language language, boolean sound) {
  /// Falls back to English and no sound, so that a mistyped option never keeps a screen from
  /// showing its table.
  static DisplayChoice of(String lang, String sound) {
    return new DisplayChoice(Language.chosen(lang), sound.equals("on"));
  }

  /// The options as a query string; empty for the defaults.
  String query() {
    var chosen = new ArrayList<String>();
    if (language != Language.ENGLISH) {
      chosen.add("lang=" + language.tag());
    }
    if (sound) {
      chosen.add("sound=on");
    }
    return String.join("&", chosen);
  }

  public DisplayText words() {
    return new DisplayText(language);
  }
}
