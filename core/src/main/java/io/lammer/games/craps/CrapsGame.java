package io.lammer.games.craps;

import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.sim.GameSimulators;
import java.util.List;

public final class CrapsGame implements GameModule {
  public static final Game GAME = new Game("craps", "craps", Game.Trait.STANDARD_WAGERS);

  private static final GameSimulators ENGINES =
      (edition, analyses, _, _) -> new CrapsSimulator(edition.terms().bonusWindow(), analyses);

  private static final List<Object> PARTS =
      List.of(
          new CrapsPlay(),
          new CrapsCatalog(),
          new CrapsHouse(),
          new CrapsJournal(),
          new CrapsGameSetup(),
          new CrapsOdds(),
          ENGINES,
          new CrapsWords(),
          new CrapsSteps(),
          new CrapsFelt());

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public List<Object> parts() {
    return PARTS;
  }
}
