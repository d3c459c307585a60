package io.lammer.render.felt;

import io.lammer.render.words.CurrentLocale;
import java.util.Optional;
import java.util.ResourceBundle;

/// The texts of felts.
final class FeltWords {
  private FeltWords() {}

  private static ResourceBundle bundle() {
    return CurrentLocale.bundle("io.lammer.render.felt.felt");
  }

  static String of(String key, Object... values) {
    var words = bundle().getString(key);
    for (var i = 0; i < values.length; i++) {
      words = words.replace("{" + i + "}", values[i].toString());
    }
    return words;
  }

  static Optional<String> find(String key, Object... values) {
    return bundle().containsKey(key) ? Optional.of(of(key, values)) : Optional.empty();
  }
}
