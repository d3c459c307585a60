package io.lammer.server.console;

import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.List;

/// The chips of a table, by which an amount is handed over.
public final class Rack {
  /// What a chip is worth, smallest first.
  public static final List<Integer> CHIPS = List.of(1, 5, 25, 100, 500, 1000);

  private Rack() {}

  /// So many of one chip.
  ///
  /// @param worth in dollars; 0 for the coins of what is less than a dollar
  public record Stack(int worth, long count, Money amount) {}

  /// The fewest chips of an amount, largest first, then the coins.
  public static List<Stack> of(Money amount) {
    var stacks = new ArrayList<Stack>();
    var left = amount;
    for (var worth : CHIPS.reversed()) {
      var chip = Money.dollars(worth);
      var count = left.units() / chip.units();
      if (count > 0) {
        stacks.add(new Stack(worth, count, chip.times(count)));
        left = left.minus(chip.times(count));
      }
    }
    if (left.isPositive()) {
      stacks.add(new Stack(0, 1, left));
    }
    return stacks;
  }
}
