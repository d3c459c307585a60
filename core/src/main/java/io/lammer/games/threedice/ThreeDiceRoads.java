package io.lammer.games.threedice;

import io.lammer.rules.Outcome;
import io.lammer.table.roads.GameRoads;
import io.lammer.table.roads.Roads;
import java.util.Optional;

/// The roads of the recent shakes, which have no pairs.
final class ThreeDiceRoads implements GameRoads {
  @Override
  public Optional<Roads.Round> round(Outcome outcome) {
    return Optional.of(Roads.Round.of((Shake) outcome));
  }
}
