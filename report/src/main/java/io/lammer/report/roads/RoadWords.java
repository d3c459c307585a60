package io.lammer.report.roads;

import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/// The words of the pictures.
final class RoadWords {
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("io.lammer.report.roads.roads", Locale.ROOT);

  private RoadWords() {}

  static String of(String key, Object... values) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(values);
  }

  static String list(Collection<Integer> numbers) {
    return numbers.isEmpty()
        ? of("none")
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
