package io.lammer.games.craps;

import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import java.util.ArrayList;
import java.util.List;

/// A wager that collects numbers until a 7. The state is the set of collected numbers (lammers):
/// bit n is number n.
///
/// `ALL_SMALL`, `ALL_TALL` and `MAKE_EM_ALL` ignore repeated numbers; in the progressive a repeat
/// ends the wager (rulings 18 and 19).
public record CollectNumbers(int numbers, boolean repeatEnds) implements Machine {
  public static final int SMALL = 0b0000001111100;
  public static final int TALL = 0b1111100000000;

  public static final CollectNumbers ALL_SMALL = new CollectNumbers(SMALL, false);
  public static final CollectNumbers ALL_TALL = new CollectNumbers(TALL, false);
  public static final CollectNumbers MAKE_EM_ALL = new CollectNumbers(SMALL | TALL, false);
  public static final CollectNumbers MAKE_EM_ALL_PROGRESSIVE =
      new CollectNumbers(SMALL | TALL, true);

  @Override
  public Step advance(int lammers, Outcome outcome) {
    var total = ((Roll) outcome).total();
    var bit = 1 << total;
    if (total == 7 || (repeatEnds && (lammers & bit) != 0)) {
      return ended(lammers);
    }
    var next = lammers | (bit & numbers);
    return next == numbers ? ended(next) : new Step.Stays(next);
  }

  private static Step ended(int lammers) {
    return new Step.Ends(new Ending.Tally(Integer.bitCount(lammers)));
  }

  /// The roll that ends the wager early, in words.
  public String endsOn() {
    return repeatEnds ? "a 7 or a number that has come already" : "a 7";
  }

  /// The numbers in a set of lammers, in ascending order.
  public static List<Integer> list(int lammers) {
    var numbers = new ArrayList<Integer>();
    for (var number = 2; number <= 12; number++) {
      if ((lammers & (1 << number)) != 0) {
        numbers.add(number);
      }
    }
    return numbers;
  }
}
