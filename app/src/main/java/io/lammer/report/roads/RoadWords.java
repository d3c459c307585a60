package io.lammer.report.roads;

import io.lammer.report.words.Tongue;
import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/// The words of the pictures.
final class RoadWords {
  private RoadWords() {}

  static String of(String key, Object... values) {
    var bundle = Tongue.bundle("io.lammer.report.roads.roads");
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
  }

  static String list(Collection<Integer> numbers) {
    return numbers.isEmpty()
        ? of("none")
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
