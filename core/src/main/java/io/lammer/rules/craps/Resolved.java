package io.lammer.rules.craps;

import io.lammer.rules.Conduct;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import org.jspecify.annotations.Nullable;

/// What becomes of a craps wager when a roll would resolve it.
public enum Resolved {
  /// It does not work on this roll.
  UNTOUCHED,
  /// It is settled and gone.
  DOWN,
  /// It is paid and stays where it is.
  STAYS,
  /// A barred don't wager stands as if it were just made.
  ANEW,
  /// Odds that do not work come back when their flat wager is resolved.
  BACK;

  /// @param row that the roll met, or null for a loss
  /// @param off it does not work on this roll, [Conduct#isOff]
  /// @param offAndOn odds of a come wager that wins as the next one lands on its number
  public static Resolved of(Conduct conduct, @Nullable Row row, boolean off, boolean offAndOn) {
    var odds = conduct.oddsOn() != null;
    if (off) {
      return odds && !offAndOn ? BACK : UNTOUCHED;
    }
    if (odds) {
      return offAndOn ? STAYS : DOWN;
    }
    return switch (row == null ? null : row.pay()) {
      case null -> DOWN;
      case Pay.Loss() -> DOWN;
      case Pay.Push() -> conduct.up() == Conduct.Up.NOT_RAISED ? ANEW : DOWN;
      case Pay.Odds _, Pay.Dollars _, Pay.Percent _ -> conduct.winnerStays() ? STAYS : DOWN;
    };
  }
}
