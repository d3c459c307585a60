package io.lammer.table;

import io.lammer.rules.Spot;
import org.jspecify.annotations.Nullable;

/// Names a wager of a layout: the spot where it lies and, on the follow-up of a round, its
/// paytable. What the wager pays and its limits are in the layout.
public record WagerRef(Spot spot, @Nullable String paytable) {
  private static final String BEFORE_PAYTABLE = "/";

  public static WagerRef of(Spot spot) {
    return new WagerRef(spot, null);
  }

  /// Parses `place 6` or `fightback/PT-FLT-FB-01`.
  public static WagerRef parse(String text) {
    var end = text.indexOf(BEFORE_PAYTABLE);
    return end < 0
        ? of(Spot.parse(text))
        : new WagerRef(Spot.parse(text.substring(0, end)), text.substring(end + 1));
  }

  public String name() {
    return spot.wager();
  }

  WagerRef at(Spot other) {
    return spot.equals(other) ? this : new WagerRef(other, paytable);
  }

  @Override
  public String toString() {
    return paytable == null ? spot.toString() : spot + BEFORE_PAYTABLE + paytable;
  }
}
