package io.lammer.report.roads;

import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// The words of the pictures, English unless they are drawn in another language.
public final class RoadWords {
  private static final ScopedValue<Locale> LANGUAGE = ScopedValue.newInstance();

  /// Whatever language the machine speaks.
  private static final ResourceBundle.Control ONLY =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private RoadWords() {}

  /// What is drawn here speaks the language.
  public static <T> T in(Locale language, Supplier<T> drawing) {
    return ScopedValue.where(LANGUAGE, language).call(drawing::get);
  }

  static String of(String key, Object... values) {
    var bundle =
        ResourceBundle.getBundle(
            "io.lammer.report.roads.roads", LANGUAGE.orElse(Locale.ROOT), ONLY);
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
  }

  static String list(Collection<Integer> numbers) {
    return numbers.isEmpty()
        ? of("none")
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
