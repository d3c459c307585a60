package io.lammer.web.page;

import io.lammer.render.words.CurrentLocale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeMap;

/// The texts of pages: `floor.title` is the key `title` in the bundle `text/floor.properties`.
public final class Texts {
  private Texts() {}

  /// A text with `{0}`, `{1}` and so on replaced by the values.
  public static String say(String key, Object... values) {
    var dot = key.indexOf('.');
    if (dot < 0) {
      throw new IllegalArgumentException("\"" + key + "\" names no bundle");
    }
    var sentence = bundle(key.substring(0, dot)).getString(key.substring(dot + 1));
    for (var i = 0; i < values.length; i++) {
      sentence = sentence.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return sentence;
  }

  public static String in(Language language, String key, Object... values) {
    return language.speak(() -> say(key, values));
  }

  /// Like `say`, but returns `otherwise` if the bundle has no such key.
  public static String sayOr(String key, String otherwise) {
    try {
      return say(key);
    } catch (MissingResourceException _) {
      return otherwise;
    }
  }

  public static Map<String, String> all(String name, String beginning) {
    var bundle = bundle(name);
    var all = new TreeMap<String, String>();
    for (var key : bundle.keySet()) {
      if (key.startsWith(beginning)) {
        all.put(key.substring(beginning.length()), bundle.getString(key));
      }
    }
    return all;
  }

  private static ResourceBundle bundle(String name) {
    return CurrentLocale.bundle("text." + name);
  }
}
