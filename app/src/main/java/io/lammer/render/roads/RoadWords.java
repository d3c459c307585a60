package io.lammer.render.roads;

import io.lammer.render.words.CurrentLocale;
import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/// The texts of the pictures.
public final class RoadWords {
  private RoadWords() {}

  public static String of(String key, Object... values) {
    var bundle = CurrentLocale.bundle("io.lammer.render.roads.roads");
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(values);
  }

  public static String list(Collection<Integer> numbers) {
    return numbers.isEmpty()
        ? of("none")
        : numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
