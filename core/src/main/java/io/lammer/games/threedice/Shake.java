package io.lammer.games.threedice;

import io.lammer.rules.Game;
import io.lammer.rules.Outcome.Contest;

/// A shake of both cups in 3 Dice Baccarat.
public record Shake(DiceHand player, DiceHand banker) implements Contest {
  @Override
  public Game game() {
    return ThreeDiceGame.GAME;
  }
}
