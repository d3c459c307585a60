package io.lammer.table;

import io.lammer.rules.Money;

/// An amount at or above which something must be done.
public record Threshold(Bound bound, Money amount) {
  public enum Bound {
    ABOVE,
    AT_LEAST
  }

  public boolean isMetBy(Money money) {
    var compared = money.compareTo(amount);
    return switch (bound) {
      case ABOVE -> compared > 0;
      case AT_LEAST -> compared >= 0;
    };
  }

  /// For example `above $5,000.00` or `$600.00 or more`.
  @Override
  public String toString() {
    return switch (bound) {
      case ABOVE -> "above " + amount;
      case AT_LEAST -> amount + " or more";
    };
  }
}
