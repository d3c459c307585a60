package io.lammer.server.console;

import io.lammer.rules.Money;

/// Money as dealers call it: cents only where there are any.
public final class Dollars {
  private Dollars() {}

  /// `$1,000`, or `$12.50`.
  public static String of(Money amount) {
    var text = amount.toString();
    return amount.isWholeDollars() ? text.substring(0, text.length() - 3) : text;
  }
}
