package io.lammer.server.display;

import io.lammer.rules.Money;

/// Amounts as they are read from far away.
final class DisplayAmounts {
  private DisplayAmounts() {}

  static String plain(Money amount) {
    return plain(amount.toString());
  }

  /// Without cents where there are none.
  static String plain(String amount) {
    return amount.endsWith(".00") ? amount.substring(0, amount.length() - 3) : amount;
  }
}
