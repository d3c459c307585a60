package io.lammer.rules;

import java.util.List;

/// A property that all cards of one or both hands share.
public enum SharedProperty {
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

  /// Cards of equal rank have equal points. Points say nothing about color or suit.
  public boolean isAllowedByPoints(List<Card> cards) {
    return this != RANK
        || cards.stream().allMatch(card -> card.value() == cards.getFirst().value());
  }

  public CardDetail grain() {
    return switch (this) {
      case RANK -> CardDetail.RANK;
      case COLOR -> CardDetail.COLOR;
      case SUIT -> CardDetail.SUIT;
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
