package io.lammer.server.display;

import io.lammer.server.page.Language;
import java.util.ArrayList;

/// What was chosen for one screen, in its address: `?lang=vi&sound=on`.
///
/// @param sound wins are heard
public record Choice(Language language, boolean sound) {
  /// What is not known is English and silent: a screen shows its table whatever was typed.
  static Choice of(String lang, String sound) {
    return new Choice(Language.chosen(lang), sound.equals("on"));
  }

  /// As it stands in an address; nothing where nothing was chosen.
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

  public Speech words() {
    return new Speech(language);
  }
}
