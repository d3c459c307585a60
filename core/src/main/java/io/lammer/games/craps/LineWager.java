package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;

/// A pass, come, don't pass or don't come wager. The state is the point, or 0 before one is set.
///
/// @param barred the total on which a don't wager pushes instead of winning: 12 or 2 (ruling 23)
/// @param crapless every total except 7 becomes a point
public record LineWager(boolean pass, int barred, boolean crapless) implements Machine {
  @Override
  public Step advance(int point, Outcome outcome) {
    var total = ((Roll) outcome).total();
    if (point == START) {
      return comeOut(total);
    }
    if (total == point) {
      return ends(pass);
    }
    return total == 7 ? ends(!pass) : new Step.Stays(point);
  }

  private Step comeOut(int total) {
    if (total == 7) {
      return ends(pass);
    }
    if (crapless) {
      return new Step.Stays(total);
    }
    return switch (total) {
      case 11 -> ends(pass);
      case 2, 3, 12 -> !pass && total == barred ? new Step.Ends(LineResult.BARRED) : ends(!pass);
      default -> new Step.Stays(total);
    };
  }

  private static Step ends(boolean won) {
    return new Step.Ends(won ? LineResult.WON : LineResult.LOST);
  }
}
