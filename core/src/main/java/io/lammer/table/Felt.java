package io.lammer.table;

import io.lammer.rules.Game;

/// The state of a game between rounds, apart from the wagers.
public interface Felt {
  /// The game that this state belongs to.
  Game game();
}
