package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Outcome.Contest;
import java.util.ArrayList;
import java.util.List;

/// A round of mini-baccarat.
public record Deal(CardHand player, CardHand banker) implements Contest {
  @Override
  public Game game() {
    return BaccaratGame.GAME;
  }

  /// The outcome when this Fightback card follows the round.
  public Fightback with(Card card) {
    return new Fightback(this, card);
  }

  public int size() {
    return player.size() + banker.size();
  }

  /// The cards of both hands.
  public List<Card> cards() {
    var all = new ArrayList<Card>(6);
    all.addAll(player.cards());
    all.addAll(banker.cards());
    return all;
  }
}
