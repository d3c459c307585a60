package io.lammer.games.dragontiger;

import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.table.roads.GameRoads;
import io.lammer.table.roads.Roads;
import java.util.Optional;

/// The roads of a shoe. They show no pairs, because a hand has only one card.
final class DragonTigerRoads implements GameRoads {
  @Override
  public Optional<Roads.Round> round(Outcome outcome) {
    return Optional.of(new Roads.Round(((DragonTigerDeal) outcome).winner(), false, false));
  }

  @Override
  public String name(Side side) {
    return switch (side) {
      case PLAYER -> "dragon";
      case BANKER -> "tiger";
      case TIE -> "level";
    };
  }

  @Override
  public String beadPlate() {
    return "bead-plate-dragon-tiger";
  }
}
