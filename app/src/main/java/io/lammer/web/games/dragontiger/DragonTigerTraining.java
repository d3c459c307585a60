package io.lammer.web.games.dragontiger;

import io.lammer.table.Command;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Table;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.TrainingStep;
import io.lammer.web.games.TrainingTable;
import io.lammer.web.games.Wishes;
import java.util.List;
import java.util.random.RandomGenerator;

/// How Dragon Tiger is played on the training floor.
final class DragonTigerTraining implements GameTraining {
  @Override
  public int outcomeMillis() {
    return 1600;
  }

  @Override
  public int wagersMillis() {
    return 900;
  }

  /// The game has no jackpot.
  @Override
  public List<Command> jackpot(Table table) {
    return List.of();
  }

  @Override
  public TrainingTable table(RandomGenerator random) {
    return new DragonTigerTable(new RandomOutcomes(random::nextInt));
  }

  private record DragonTigerTable(RandomOutcomes outcomes) implements TrainingTable {
    @Override
    public boolean takesWagers(Table table) {
      return !table.needsShoe();
    }

    @Override
    public void wish(Wishes wishes) {
      wishes.bet(wishes.chance(50) ? "dragon" : "tiger", wishes.chips());
      if (wishes.chance(15)) {
        wishes.bet("tie", 5);
      }
      if (wishes.chance(20)) {
        wishes.bet(wishes.chance(50) ? "dragon-big" : "tiger-red", 10);
      }
    }

    @Override
    public TrainingStep call(Table table) {
      return outcomes
          .preparation(table)
          .map(shoe -> TrainingStep.dealer(shoe, 6000))
          .orElseGet(() -> TrainingStep.dealer(new Command.Lock(), 2500));
    }
  }
}
