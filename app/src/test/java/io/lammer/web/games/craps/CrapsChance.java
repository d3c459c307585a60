package io.lammer.web.games.craps;

import static io.lammer.web.games.GameChance.die;

import io.lammer.games.craps.CrapsCommand;
import io.lammer.table.Command;
import io.lammer.web.games.GameChance;
import java.util.Random;

public final class CrapsChance implements GameChance {
  @Override
  public Command outcome(Random random) {
    return new CrapsCommand.Roll(die(random), die(random));
  }
}
