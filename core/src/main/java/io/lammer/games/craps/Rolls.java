package io.lammer.games.craps;

import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.Outcomes.Weighted;
import java.util.ArrayList;

/// The rolls of two dice.
public final class Rolls {
  /// The 36 rolls as 21 distinct ones: the order of the dice does not matter.
  public static final Outcomes<Roll> ALL = all();

  private Rolls() {}

  private static Outcomes<Roll> all() {
    var rolls = new ArrayList<Weighted<Roll>>();
    for (var high = 1; high <= 6; high++) {
      for (var low = 1; low <= high; low++) {
        rolls.add(new Weighted<>(new Roll(low, high), low == high ? 1 : 2));
      }
    }
    return Outcomes.of(rolls);
  }
}
