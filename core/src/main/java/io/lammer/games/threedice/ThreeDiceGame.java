package io.lammer.games.threedice;

import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.sim.GameEngines;
import io.lammer.table.GameTableOdds;
import java.util.List;

public final class ThreeDiceGame implements GameModule {
  private static final GameEngines ENGINES = (_, _, _, _) -> new ThreeDiceEngine();

  private static final List<Object> PARTS =
      List.of(
          new ThreeDicePlay(),
          new ThreeDiceGameSetup(),
          new ThreeDiceOdds(),
          GameTableOdds.NONE,
          ENGINES,
          new ThreeDiceWords(),
          new ThreeDiceSteps(),
          new ThreeDiceFelt(),
          new ThreeDiceRoads());

  @Override
  public Game game() {
    return Game.DICE;
  }

  @Override
  public List<Object> parts() {
    return PARTS;
  }
}
