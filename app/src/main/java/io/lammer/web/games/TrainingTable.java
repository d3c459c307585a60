package io.lammer.web.games;

import io.lammer.table.Table;
import java.util.List;
import java.util.Optional;

/// Plays the players and the dealer of one automated table. An implementation may keep state
/// between calls.
public interface TrainingTable {
  /// Called once when a round begins.
  ///
  /// @param seats all seats in random order
  default void begin(Table table, List<Integer> seats) {}

  /// What players do before they bet on the coming round.
  default Optional<TrainingStep> first(Table table) {
    return Optional.empty();
  }

  /// False while nobody bets on the coming round.
  default boolean takesWagers(Table table) {
    return true;
  }

  /// Adds the main wagers that a player would like to make.
  void wish(Wishes wishes);

  /// The dealer's step while wagers may be made.
  TrainingStep call(Table table);
}
