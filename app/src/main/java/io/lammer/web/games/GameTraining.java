package io.lammer.web.games;

import io.lammer.table.Command;
import io.lammer.table.Table;
import java.util.List;
import java.util.random.RandomGenerator;

/// How a game is played on the training floor.
public interface GameTraining {
  /// Milliseconds until an outcome is entered.
  int outcomeMillis();

  /// Milliseconds until the next player's wagers.
  int wagersMillis();

  /// Outcomes that hit a jackpot, to show people what happens then; empty if none can come now.
  List<Command> jackpot(Table table);

  /// Players and dealer for one table.
  TrainingTable table(RandomGenerator random);
}
