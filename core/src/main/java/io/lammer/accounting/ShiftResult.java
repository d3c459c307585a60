package io.lammer.accounting;

import io.lammer.rules.Money;
import io.lammer.table.Layout;
import java.util.OptionalDouble;
import java.util.function.LongFunction;

/// The result of a table's resolved wagers in a shift. Jackpot payouts are not part of it.
///
/// @param theory the handle multiplied by the exact edge
public record ShiftResult(long rounds, Money handle, Money win, Money theory) {
  public static final ShiftResult NOTHING = new ShiftResult(0, Money.ZERO, Money.ZERO, Money.ZERO);

  /// @param layouts the layouts of the table, by the number of the event that laid it out
  public static ShiftResult of(TableSums sums, Theory theory, LongFunction<Layout> layouts) {
    var handle = Money.ZERO;
    var win = Money.ZERO;
    var expected = Money.ZERO;
    for (var wager : sums.wagers()) {
      if (!wager.isEmpty()) {
        handle = handle.plus(wager.handle());
        win = win.plus(wager.win());
        expected = expected.plus(theory.of(wager, layouts).win());
      }
    }
    return new ShiftResult(sums.rounds().settled(), handle, win, expected);
  }

  /// The win divided by the handle; empty if nothing was staked.
  public OptionalDouble hold() {
    return part(win);
  }

  public OptionalDouble theoreticalHold() {
    return part(theory);
  }

  private OptionalDouble part(Money money) {
    return handle.isZero()
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) money.units() / handle.units());
  }
}
