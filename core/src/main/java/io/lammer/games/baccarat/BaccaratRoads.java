package io.lammer.games.baccarat;

import io.lammer.rules.Outcome;
import io.lammer.table.roads.GameRoads;
import io.lammer.table.roads.Roads;
import java.util.Optional;

/// The roads of a shoe. A Fightback card belongs to a round that is on them already.
final class BaccaratRoads implements GameRoads {
  @Override
  public Optional<Roads.Round> round(Outcome outcome) {
    return outcome instanceof Deal deal
        ? Optional.of(
            new Roads.Round(deal.winner(), deal.banker().isPair(), deal.player().isPair()))
        : Optional.empty();
  }
}
