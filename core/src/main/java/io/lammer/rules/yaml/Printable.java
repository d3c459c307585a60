package io.lammer.rules.yaml;

import java.util.stream.Collectors;

/// Text that a line of a transcript or a terminal shows as it is: without line feeds, terminal
/// escapes, and signs that are invisible or turn the direction of reading. A word with one of these
/// could make a line say something else than what happened.
public final class Printable {
  private static final int QUOTED_MAX = 60;

  private Printable() {}

  public static boolean is(String text) {
    return text.codePoints().allMatch(Printable::isShown);
  }

  public static boolean isShown(int letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  /// The text with such signs spelled out, as in `U+001B`.
  public static String escaped(String text) {
    return is(text)
        ? text
        : text.codePoints().mapToObj(Printable::escaped).collect(Collectors.joining());
  }

  private static String escaped(int letter) {
    if (isShown(letter)) {
      return Character.toString(letter);
    }
    return letter == '\n' ? "\\n" : "\\u%04X".formatted(letter);
  }

  /// As a message quotes it: spelled out, and cut where it is long.
  public static String quoted(String text) {
    var whole = text.codePointCount(0, text.length());
    if (whole <= QUOTED_MAX) {
      return "\"" + escaped(text) + "\"";
    }
    var start = text.substring(0, text.offsetByCodePoints(0, QUOTED_MAX));
    return "\"%s...\" (%,d letters)".formatted(escaped(start), whole);
  }
}
