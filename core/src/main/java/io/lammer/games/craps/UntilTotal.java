package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;

/// A wager resolved by the first roll of any of its totals, as a bit set: bit n is total n. The
/// roll itself is the ending.
public record UntilTotal(int totals) implements Machine {
  public static final UntilTotal ANY_ROLL = new UntilTotal(0b1111111111100);

  public static UntilTotal oneOf(int one, int other) {
    return new UntilTotal(1 << one | 1 << other);
  }

  @Override
  public Step advance(int state, Outcome outcome) {
    var roll = (Roll) outcome;
    return (totals & 1 << roll.total()) == 0 ? new Step.Stays(state) : new Step.Ends(roll);
  }
}
