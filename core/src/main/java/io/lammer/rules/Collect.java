package io.lammer.rules;

import java.util.ArrayList;
import java.util.List;

/// Numbers to be rolled before a 7. The state is the set of lammers: bit n is number n.
///
/// `ALL_SMALL`, `ALL_TALL` and `MAKE_EM_ALL` ignore a repeated number; for the progressive a repeat
/// ends the wager (ruling 18, 19).
public record Collect(int numbers, boolean repeatEnds) implements Machine {
  public static final int SMALL = 0b0000001111100;
  public static final int TALL = 0b1111100000000;

  public static final Collect ALL_SMALL = new Collect(SMALL, false);
  public static final Collect ALL_TALL = new Collect(TALL, false);
  public static final Collect MAKE_EM_ALL = new Collect(SMALL | TALL, false);
  public static final Collect MAKE_EM_ALL_PROGRESSIVE = new Collect(SMALL | TALL, true);

  @Override
  public Step advance(int lammers, Outcome outcome) {
    var total = ((Outcome.Roll) outcome).total();
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

  /// What ends it before it has all its numbers, in words.
  public String endsOn() {
    return repeatEnds ? "a 7 or a number that has come already" : "a 7";
  }

  /// The numbers of a set of lammers, smallest first.
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
