package io.lammer.tables;

import io.lammer.rules.Outcome;
import java.util.List;

/// The come wagers that a roll moved from their box to their numbers, also where an earlier one of
/// the seat was just resolved on the same number.
public final class Travelled {
  private Travelled() {}

  public static List<Standing> by(Outcome outcome, Table before, Table after) {
    if (!(outcome instanceof Outcome.Roll roll)) {
      return List.of();
    }
    return after.wagers().stream()
        .filter(wager -> wager.offer().travels() && wager.state() == roll.total())
        .filter(wager -> before.find(wager.seat(), wager.offer().wager().spot()).isPresent())
        .toList();
  }
}
