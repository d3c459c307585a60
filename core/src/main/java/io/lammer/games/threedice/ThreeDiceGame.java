package io.lammer.games.threedice;

import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.sim.GameSimulators;
import io.lammer.table.GameTableOdds;
import java.util.List;

public final class ThreeDiceGame implements GameModule {
  public static final Game GAME = new Game("dice", "3 dice baccarat", Game.Trait.CONTEST);

  private static final GameSimulators ENGINES = (_, _, _, _) -> new ThreeDiceSimulator();

  private static final List<Object> PARTS =
      List.of(
          new ThreeDicePlay(),
          new ThreeDiceCatalog(),
          new ThreeDiceHouse(),
          new ThreeDiceJournal(),
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
    return GAME;
  }

  @Override
  public List<Object> parts() {
    return PARTS;
  }
}
