package io.lammer.report.words;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// The language that is spoken: English, unless something is said in another one.
public final class Tongue {
  private static final ScopedValue<Locale> LANGUAGE = ScopedValue.newInstance();

  /// Whatever language the machine speaks.
  private static final ResourceBundle.Control ONLY =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private static final Map<Kept, ResourceBundle> BUNDLES = new ConcurrentHashMap<>();

  private record Kept(String name, Locale language) {}

  private Tongue() {}

  /// What is said here is said in the language; the root is English.
  public static <T> T in(Locale language, Supplier<T> saying) {
    return ScopedValue.where(LANGUAGE, language).call(saying::get);
  }

  public static Locale now() {
    return LANGUAGE.orElse(Locale.ROOT);
  }

  /// The words of a bundle; in English where it has none of the language.
  public static ResourceBundle bundle(String name) {
    return BUNDLES.computeIfAbsent(
        new Kept(name, now()), it -> ResourceBundle.getBundle(name, it.language(), ONLY));
  }
}
