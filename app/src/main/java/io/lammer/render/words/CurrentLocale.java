package io.lammer.render.words;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/// The current locale: English unless another one is set for the running code.
public final class CurrentLocale {
  private static final ScopedValue<Locale> LANGUAGE = ScopedValue.newInstance();

  /// Prevents fallback to the system's default locale.
  private static final ResourceBundle.Control ONLY =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private static final Map<Kept, ResourceBundle> BUNDLES = new ConcurrentHashMap<>();

  private record Kept(String name, Locale language) {}

  private CurrentLocale() {}

  public static <T> T in(Locale language, Supplier<T> saying) {
    return ScopedValue.where(LANGUAGE, language).call(saying::get);
  }

  public static Locale now() {
    return LANGUAGE.orElse(Locale.ROOT);
  }

  /// A resource bundle in the current locale, with English for missing texts and with the texts
  /// that games add to it.
  public static ResourceBundle bundle(String name) {
    return BUNDLES.computeIfAbsent(
        new Kept(name, now()), it -> GameTexts.in(name, read(it.language())));
  }

  private static Function<String, ResourceBundle> read(Locale language) {
    return name -> ResourceBundle.getBundle(name, language, ONLY);
  }
}
