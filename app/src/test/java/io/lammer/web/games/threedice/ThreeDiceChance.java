package io.lammer.web.games.threedice;

import static io.lammer.web.games.GameChance.die;

import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.table.Command;
import io.lammer.web.games.GameChance;
import java.util.List;
import java.util.Random;

public final class ThreeDiceChance implements GameChance {
  @Override
  public Command outcome(Random random) {
    return random.nextInt(4) == 0
        ? new ThreeDiceCommand.Shake(List.of(3, 3, 3), List.of(6, 6, 6), null)
        : new ThreeDiceCommand.Shake(cup(random), cup(random), null);
  }

  private static List<Integer> cup(Random random) {
    return List.of(die(random), die(random), die(random));
  }
}
