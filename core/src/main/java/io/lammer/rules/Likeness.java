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

  /// Cards of one rank have the same points; colours and suits are free.
  boolean isAllowedByPoints(List<Card> cards) {
    return this != RANK
        || cards.stream().allMatch(card -> card.value() == cards.getFirst().value());
  }

  Grain grain() {
    return switch (this) {
      case RANK -> Grain.RANK;
      case COLOR -> Grain.COLOR;
      case SUIT -> Grain.SUIT;
    };
  }

  private int key(Card card) {
    return switch (this) {
      case RANK -> card.rank();
      case COLOR -> card.isRed() ? 1 : 0;
      case SUIT -> card.suit().ordinal();
    };
  }
}
