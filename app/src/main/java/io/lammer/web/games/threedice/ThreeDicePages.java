package io.lammer.web.games.threedice;

import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Felt;
import io.lammer.table.Table;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.GamePages;
import io.lammer.web.games.GameTraining;
import io.lammer.web.games.contest.ContestHands;
import io.lammer.web.view.HandView;
import java.util.List;

/// The pages of 3 Dice Baccarat.
public final class ThreeDicePages implements GamePages {
  private final ThreeDiceConsole console = new ThreeDiceConsole();
  private final ThreeDiceDisplay display = new ThreeDiceDisplay();
  private final ThreeDiceTraining training = new ThreeDiceTraining();

  @Override
  public Game game() {
    return Game.DICE;
  }

  @Override
  public GameConsole console() {
    return console;
  }

  @Override
  public GameDisplay display() {
    return display;
  }

  @Override
  public GameTraining training() {
    return training;
  }

  @Override
  public String templates() {
    return "games/threedice";
  }

  @Override
  public String phase(Table table, String phase) {
    return phase;
  }

  @Override
  public List<HandView> hands(Outcome outcome) {
    return ContestHands.of((Outcome.Contest) outcome);
  }

  /// The layout has no state: reads `{}`.
  @Override
  public Felt felt(Value value, Felt now) {
    value.fields(new String[0]);
    return Felt.Dice.FRESH;
  }
}
