package io.lammer.table.roads;

import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.yaml.Value;
import java.util.List;
import java.util.Optional;

/// The roads of a game that shows its results as roads.
public interface GameRoads {
  static GameRoads of(Game game) {
    return game.part(GameRoads.class);
  }

  /// The entry of an outcome, or empty for an outcome that is not on the roads.
  Optional<Roads.Round> round(Outcome outcome);

  /// The roads of some outcomes, oldest first.
  default Roads roads(List<? extends Outcome> outcomes) {
    return Roads.of(outcomes.stream().flatMap(outcome -> round(outcome).stream()).toList());
  }

  /// The name of a side in class names and text keys.
  default String name(Side side) {
    return Value.spelled(side);
  }

  /// The text key of the bead plate's title, which states the counts of the sides.
  default String beadPlate() {
    return "bead-plate";
  }
}
