package io.lammer.web.games.threedice;

import io.lammer.games.threedice.DiceHand;
import io.lammer.games.threedice.Shake;
import io.lammer.games.threedice.ThreeDiceGame;
import io.lammer.games.threedice.ThreeDiceState;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
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
    return ThreeDiceGame.GAME;
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
  public String phase(Table table, String phase) {
    return phase;
  }

  @Override
  public List<HandView> hands(Outcome outcome) {
    var shake = (Shake) outcome;
    return List.of(hand(Side.PLAYER, shake.player()), hand(Side.BANKER, shake.banker()));
  }

  private static HandView hand(Side side, DiceHand dice) {
    return ContestHands.dice(side, dice.total(), dice.first(), dice.second(), dice.third());
  }

  /// The layout has no state: reads `{}`.
  @Override
  public Felt felt(Value value, Felt now) {
    value.fields(new String[0]);
    return ThreeDiceState.FRESH;
  }
}
