package io.lammer.games.baccarat;

import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.sim.GameEngines;
import io.lammer.table.GameTableOdds;
import java.util.List;

public final class BaccaratGame implements GameModule {
  private static final GameEngines ENGINES =
      (_, analyses, decks, cutCard) -> new BaccaratEngine(decks, cutCard, analyses);

  private static final List<Object> PARTS =
      List.of(
          new BaccaratPlay(),
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
    return Game.BACCARAT;
  }

  @Override
  public List<Object> parts() {
    return PARTS;
  }
}
