package io.lammer.rules.craps;

import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;

/// Pass and don't pass (12 barred, ruling 23). The state is the point, or 0 on the come-out.
public enum Line implements Machine {
  PASS,
  DONT_PASS;

  @Override
  public Step advance(int point, Outcome outcome) {
    var total = ((Outcome.Roll) outcome).total();
    if (point == START) {
      return switch (total) {
        case 7, 11 -> ends(this == PASS);
        case 2, 3 -> ends(this == DONT_PASS);
        case 12 -> this == PASS ? ends(false) : new Step.Ends(Ending.Line.BARRED);
        default -> new Step.Stays(total);
      };
    }
    if (total == point) {
      return ends(this == PASS);
    }
    return total == 7 ? ends(this == DONT_PASS) : new Step.Stays(point);
  }

  private static Step ends(boolean won) {
    return new Step.Ends(won ? Ending.Line.WON : Ending.Line.LOST);
  }
}
