package io.lammer.games.dragontiger;

import io.lammer.rules.Card;
import io.lammer.rules.Game;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import java.util.ArrayList;
import java.util.List;

/// A round of Dragon Tiger. Each side gets one card, and the higher card wins; aces are low. Dragon
/// is [Side#PLAYER] and Tiger is [Side#BANKER].
public record DragonTigerDeal(Card dragon, Card tiger) implements Outcome.Contest {
  /// All deals as if each card came from a deck of its own, ordered by [#index].
  static final List<DragonTigerDeal> ALL = all();

  private record OneCard(Card card) implements Hand {
    @Override
    public int total() {
      return card.rank();
    }
  }

  private static List<DragonTigerDeal> all() {
    var all = new ArrayList<DragonTigerDeal>();
    for (var dragon : Card.DECK) {
      for (var tiger : Card.DECK) {
        all.add(new DragonTigerDeal(dragon, tiger));
      }
    }
    return List.copyOf(all);
  }

  static int index(int dragon, int tiger) {
    return dragon * Card.DECK.size() + tiger;
  }

  @Override
  public Game game() {
    return DragonTigerGame.GAME;
  }

  @Override
  public Hand player() {
    return new OneCard(dragon);
  }

  @Override
  public Hand banker() {
    return new OneCard(tiger);
  }

  public List<Card> cards() {
    return List.of(dragon, tiger);
  }

  public boolean isSuited() {
    return dragon.suit() == tiger.suit();
  }
}
