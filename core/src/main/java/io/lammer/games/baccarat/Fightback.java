package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome;
import io.lammer.rules.Outcome.Contest;
import java.util.OptionalInt;

/// A Fightback card and the round it followed.
public record Fightback(Deal round, Card card) implements Outcome {
  @Override
  public Game game() {
    return BaccaratGame.GAME;
  }

  @Override
  public Contest contest() {
    return round;
  }

  /// The losing hand's total with the card added, last digit only (ruling 27); empty after a tie.
  public OptionalInt score() {
    var losing = round.losing();
    return losing == null
        ? OptionalInt.empty()
        : OptionalInt.of((losing.total() + card.value()) % 10);
  }
}
