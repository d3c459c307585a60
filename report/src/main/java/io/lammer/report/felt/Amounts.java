package io.lammer.report.felt;

import io.lammer.rules.Money;

/// Money as short as it can be said exactly.
final class Amounts {
  private Amounts() {}

  /// `$1,000`, or `$12.50`.
  static String dollars(Money amount) {
    var text = amount.toString();
    return amount.isWholeDollars() ? text.substring(0, text.length() - 3) : text;
  }

  /// The same without the sign, as on a chip.
  static String plain(Money amount) {
    return dollars(amount).replace("$", "");
  }
}
