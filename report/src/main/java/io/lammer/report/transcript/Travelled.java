package io.lammer.report.transcript;

import io.lammer.rules.Outcome;
import io.lammer.tables.Standing;
import io.lammer.tables.View;
import java.util.List;

/// The come wagers that a roll moved to their numbers.
final class Travelled {
  private Travelled() {}

  static List<Standing> by(Outcome outcome, View before, View after) {
    if (!(outcome instanceof Outcome.Roll roll)) {
      return List.of();
    }
    return after.table().wagers().stream()
        .filter(wager -> wager.offer().travels() && wager.state() == roll.total())
        .filter(
            wager -> before.table().find(wager.seat(), wager.offer().wager().spot()).isPresent())
        .toList();
  }
}
