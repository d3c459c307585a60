package io.lammer.web.games.threedice;

import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.table.Command;
import io.lammer.table.Table;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.TrainingStep;
import io.lammer.web.games.TrainingTable;
import io.lammer.web.games.Wishes;
import io.lammer.web.games.contest.ContestWishes;
import java.util.List;
import java.util.random.RandomGenerator;

/// How 3 Dice Baccarat is played on the training floor.
final class ThreeDiceTraining implements GameTraining {
  @Override
  public int outcomeMillis() {
    return 4500;
  }

  @Override
  public int wagersMillis() {
    return 1100;
  }

  @Override
  public List<Command> jackpot(Table table) {
    return List.of(new ThreeDiceCommand.Shake(List.of(3, 3, 3), List.of(6, 6, 6), null));
  }

  @Override
  public TrainingTable table(RandomGenerator random) {
    return new ThreeDiceTable();
  }

  private static final class ThreeDiceTable implements TrainingTable {
    @Override
    public void wish(Wishes wishes) {
      ContestWishes.add(wishes);
    }

    @Override
    public TrainingStep call(Table table) {
      return TrainingStep.dealer(new Command.Lock(), 2500);
    }
  }
}
