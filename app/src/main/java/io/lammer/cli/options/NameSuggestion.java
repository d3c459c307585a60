package io.lammer.cli.options;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// Suggests the known name that is closest to an unknown one.
public final class NameSuggestion {
  private NameSuggestion() {}

  public static Optional<String> to(String typed, Collection<String> names) {
    return names.stream()
        .min(Comparator.comparingInt((String name) -> edits(typed, name)).thenComparing(it -> it))
        .filter(name -> edits(typed, name) <= Math.max(1, name.length() / 4));
  }

  /// For example `; did you mean PT-PRG-HP-01?`, or an empty string.
  public static String hint(String typed, Collection<String> names) {
    return to(typed, names).map("; did you mean %s?"::formatted).orElse("");
  }

  /// The Levenshtein distance, ignoring case.
  private static int edits(String typed, String name) {
    var from = typed.toLowerCase(Locale.ROOT);
    var to = name.toLowerCase(Locale.ROOT);
    var row = new int[to.length() + 1];
    for (var j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (var i = 1; i <= from.length(); i++) {
      var corner = row[0];
      row[0] = i;
      for (var j = 1; j <= to.length(); j++) {
        var changed = corner + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        corner = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
