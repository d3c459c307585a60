package io.lammer.rules.yaml;

import java.util.stream.Collectors;

/// Checks and escapes text for one line of a transcript or terminal. Line feeds, terminal escapes,
/// invisible characters and bidirectional controls could make a line appear to say something else.
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

  /// Replaces unprintable characters with escapes, as in a Java string literal.
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

  /// Quotes text for a message, escaped and truncated.
  public static String quoted(String text) {
    var whole = text.codePointCount(0, text.length());
    if (whole <= QUOTED_MAX) {
      return "\"" + escaped(text) + "\"";
    }
    var start = text.substring(0, text.offsetByCodePoints(0, QUOTED_MAX));
    return "\"%s...\" (%,d letters)".formatted(escaped(start), whole);
  }
}
