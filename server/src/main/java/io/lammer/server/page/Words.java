package io.lammer.server.page;

import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/// What pages say: `floor.title` is `title` in the bundle `text/floor.properties`.
public final class Words {
  private static final Map<String, ResourceBundle> BUNDLES = new ConcurrentHashMap<>();

  /// Whatever language the machine speaks.
  private static final ResourceBundle.Control ONLY =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private Words() {}

  /// A sentence, with `{0}`, `{1}` and so on replaced by the values.
  public static String say(String key, Object... values) {
    return in(Language.ENGLISH, key, values);
  }

  /// The same in a language.
  public static String in(Language language, String key, Object... values) {
    var dot = key.indexOf('.');
    if (dot < 0) {
      throw new IllegalArgumentException("\"" + key + "\" names no bundle");
    }
    var sentence = bundle(language, key.substring(0, dot)).getString(key.substring(dot + 1));
    for (var i = 0; i < values.length; i++) {
      sentence = sentence.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return sentence;
  }

  /// As `say`, or the plain word where the bundle has none.
  public static String sayOr(String key, String otherwise) {
    try {
      return say(key);
    } catch (MissingResourceException _) {
      return otherwise;
    }
  }

  private static ResourceBundle bundle(Language language, String name) {
    return BUNDLES.computeIfAbsent(
        name + "/" + language.tag(),
        _ -> ResourceBundle.getBundle("text." + name, language.locale(), ONLY));
  }
}
