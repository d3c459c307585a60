package io.lammer.web.console;

import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.List;

/// Breaks amounts down into the chips of a table.
public final class ChipBreakdown {
  /// Chip values in dollars, smallest first.
  public static final List<Integer> CHIPS = List.of(1, 5, 25, 100, 500, 1000);

  /// Fractional chips and coins in cents, smallest first. Most racks have chips of the larger ones.
  private static final List<Integer> CENTS = List.of(1, 5, 10, 25, 50);

  private ChipBreakdown() {}

  /// A stack of equal chips.
  ///
  /// @param worth the value of a chip in dollars; 0 for chips and coins below a dollar
  public record Stack(int worth, long count, Money amount) {
    public String face() {
      var cents = amount.units() / count / Money.cents(1).units();
      return worth > 0 ? String.valueOf(worth) : cents + "¢";
    }
  }

  /// The fewest chips for an amount, largest first, then those below a dollar.
  public static List<Stack> of(Money amount) {
    var stacks = new ArrayList<Stack>();
    var left = amount;
    for (var worth : CHIPS.reversed()) {
      left = handed(stacks, left, worth, Money.dollars(worth));
    }
    for (var cents : CENTS.reversed()) {
      left = handed(stacks, left, 0, Money.cents(cents));
    }
    return stacks;
  }

  /// Adds as many chips of one value as fit, and returns the remaining amount.
  private static Money handed(List<Stack> stacks, Money amount, int worth, Money chip) {
    var count = amount.units() / chip.units();
    if (count > 0) {
      stacks.add(new Stack(worth, count, chip.times(count)));
    }
    return amount.minus(chip.times(count));
  }
}
