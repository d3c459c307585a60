package io.lammer.games.dragontiger;

import io.lammer.rules.Game;
import io.lammer.rules.GameModule;
import io.lammer.sim.GameSimulators;
import io.lammer.table.GameTableOdds;
import java.util.List;

public final class DragonTigerGame implements GameModule {
  public static final Game GAME =
      new Game("dragon-tiger", "Dragon Tiger", Game.Trait.CONTEST, Game.Trait.SHOE);

  private static final GameSimulators ENGINES =
      (_, _, decks, cutCard) -> new DragonTigerSimulator(decks, cutCard);

  private static final List<Object> PARTS =
      List.of(
          new DragonTigerCatalog(),
          new DragonTigerPlay(),
          new DragonTigerHouse(),
          new DragonTigerJournal(),
          new DragonTigerGameSetup(),
          new DragonTigerOdds(),
          GameTableOdds.NONE,
          ENGINES,
          new DragonTigerWords(),
          new DragonTigerSteps(),
          new DragonTigerFelt(),
          new DragonTigerRoads());

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public List<Object> parts() {
    return PARTS;
  }
}
