package io.lammer.rules;

import java.util.List;

/// What the cards of a hand, or of both hands, may have in common.
public enum Likeness {
  RANK,
  COLOR,
  SUIT;

  public boolean holds(List<Card> cards) {
    for (var i = 1; i < cards.size(); i++) {
      if (key(cards.get(i)) != key(cards.getFirst())) {
        return false;
      }
    }
    return true;
  }

  private int key(Card card) {
    return switch (this) {
      case RANK -> card.rank();
      case COLOR -> card.isRed() ? 1 : 0;
      case SUIT -> card.suit().ordinal();
    };
  }
}
