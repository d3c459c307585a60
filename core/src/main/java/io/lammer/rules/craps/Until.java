package io.lammer.rules.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;

/// Waits until one of its totals is rolled: bit n is total n. The roll itself is the ending.
public record Until(int totals) implements Machine {
  public static final Until ANY_ROLL = new Until(0b1111111111100);

  public static Until oneOf(int one, int other) {
    return new Until(1 << one | 1 << other);
  }

  @Override
  public Step advance(int state, Outcome outcome) {
    var roll = (Outcome.Roll) outcome;
    return (totals & 1 << roll.total()) == 0 ? new Step.Stays(state) : new Step.Ends(roll);
  }
}
