package io.lammer.games.baccarat;

import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.sim.GameSimulators;
import io.lammer.table.GameTableOdds;
import java.util.List;

public final class BaccaratGame implements GameModule {
  public static final Game GAME =
      new Game("baccarat", "mini-baccarat", Game.Trait.CONTEST, Game.Trait.SHOE);

  private static final GameSimulators ENGINES =
      (_, analyses, decks, cutCard) -> new BaccaratSimulator(decks, cutCard, analyses);

  private static final List<Object> PARTS =
      List.of(
          new BaccaratPlay(),
          new BaccaratCatalog(),
          new BaccaratHouse(),
          new BaccaratJournal(),
          new BaccaratGameSetup(),
          new BaccaratOdds(),
          GameTableOdds.NONE,
          ENGINES,
          new BaccaratWords(),
          new BaccaratSteps(),
          new BaccaratFelt(),
          new BaccaratRoads());

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public List<Object> parts() {
    return PARTS;
  }
}
