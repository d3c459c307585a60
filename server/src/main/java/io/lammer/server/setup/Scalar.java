package io.lammer.server.setup;

import io.lammer.tables.SetupField.Kind;
import java.util.regex.Pattern;

/// What a person keyed into one field, as the set-up's text has it: `$5,000` is 5000, and `20` of
/// an increment is 20%. What is no number stays as it is, for the reader to complain.
final class Scalar {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+([.][0-9]+)?");

  private Scalar() {}

  static String of(Kind kind, String value) {
    return switch (kind) {
      case WHOLE, DOLLARS, NUMBER, LIMITS -> {
        var plain = value.replace("$", "").replace(",", "");
        yield NUMBER.matcher(plain).matches() ? plain : quoted(value);
      }
      case PERCENT, COMMISSION -> quoted(NUMBER.matcher(value).matches() ? value + "%" : value);
      case FLAG -> "true";
      case TEXT, PAYTABLE, WAGER, REFERENCE, WORD, DATE, NEED, ODDS, DEALER, RECORD ->
          quoted(value);
    };
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
