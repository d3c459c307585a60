package io.lammer.server.console;

import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.List;

/// The chips of a table, by which an amount is handed over.
public final class Rack {
  /// What a chip is worth, smallest first.
  public static final List<Integer> CHIPS = List.of(1, 5, 25, 100, 500, 1000);

  /// Fractional chips and coins in cents, smallest first; the last are chips of most racks.
  private static final List<Integer> CENTS = List.of(1, 5, 10, 25, 50);

  private Rack() {}

  /// So many of one chip.
  ///
  /// @param worth in dollars; 0 for a piece of less than a dollar
  public record Stack(int worth, long count, Money amount) {
    /// What is printed on it.
    public String face() {
      var cents = amount.units() / count / Money.cents(1).units();
      return worth > 0 ? String.valueOf(worth) : cents + "¢";
    }
  }

  /// The fewest chips of an amount, largest first, then the pieces of less than a dollar.
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

  /// What is left after as many of one chip as go into it.
  private static Money handed(List<Stack> stacks, Money amount, int worth, Money chip) {
    var count = amount.units() / chip.units();
    if (count > 0) {
      stacks.add(new Stack(worth, count, chip.times(count)));
    }
    return amount.minus(chip.times(count));
  }
}
