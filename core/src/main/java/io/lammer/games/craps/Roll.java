package io.lammer.games.craps;

import io.lammer.rules.Game;
import io.lammer.rules.Outcome;

/// A roll of two dice.
public record Roll(int first, int second) implements Outcome {
  @Override
  public Game game() {
    return CrapsGame.GAME;
  }

  public int total() {
    return first + second;
  }

  /// The same roll with the lower die first.
  public Roll sorted() {
    return new Roll(Math.min(first, second), Math.max(first, second));
  }

  public boolean isHard() {
    return first == second;
  }

  @Override
  public String toString() {
    return first + "-" + second;
  }
}
