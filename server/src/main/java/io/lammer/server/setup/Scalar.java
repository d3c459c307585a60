package io.lammer.server.setup;

import java.util.Set;
import java.util.regex.Pattern;

/// What a person keyed into one field, as the set-up's text has it: `$5,000` is 5000, and `20` of
/// an increment is 20%. What is no number stays as it is, for the reader to complain.
final class Scalar {
  private static final Set<String> NUMBERS =
      Set.of(
          "seats",
          "decks",
          "cut-card",
          "commission-unit",
          "breakage",
          "bar",
          "vig-unit",
          "amount",
          "0",
          "1",
          "multiply",
          "add",
          "wager",
          "meter",
          "seed",
          "base-seed",
          "limit",
          "guard",
          "sensor",
          "least-wager",
          "most-players");
  private static final Set<String> PERCENTS = Set.of("increment", "reserve", "commission");
  private static final Set<String> FLAGS = Set.of("commission-owed", "crapless", "training");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+([.][0-9]+)?");

  private Scalar() {}

  static String of(String key, String value) {
    if (NUMBERS.contains(key)) {
      var plain = value.replace("$", "").replace(",", "");
      return NUMBER.matcher(plain).matches() ? plain : quoted(value);
    }
    if (PERCENTS.contains(key)) {
      return quoted(NUMBER.matcher(value).matches() ? value + "%" : value);
    }
    return FLAGS.contains(key) ? "true" : quoted(value);
  }

  static String quoted(String value) {
    var quoted = new StringBuilder("\"");
    for (var i = 0; i < value.length(); i++) {
      var letter = value.charAt(i);
      if (letter == '"' || letter == '\\') {
        quoted.append('\\').append(letter);
      } else if (letter < ' ') {
        quoted.append("\\u%04x".formatted((int) letter));
      } else {
        quoted.append(letter);
      }
    }
    return quoted.append('"').toString();
  }
}
