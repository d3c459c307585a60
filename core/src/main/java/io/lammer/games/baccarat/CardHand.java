package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import java.util.List;

public record CardHand(List<Card> cards, int total) implements Hand {
  public CardHand(List<Card> cards) {
    var sum = 0;
    for (var card : cards) {
      sum += card.value();
    }
    this(List.copyOf(cards), sum % 10);
  }

  public int size() {
    return cards.size();
  }

  /// A two-card 8 or 9.
  public boolean isNatural() {
    return isNatural(total) && cards.size() == 2;
  }

  /// True if this two-card total is a natural.
  public static boolean isNatural(int totalOfTwo) {
    return totalOfTwo >= 8;
  }

  /// True if the first two cards have the same rank.
  public boolean isPair() {
    return cards.get(0).rank() == cards.get(1).rank();
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    for (var card : cards) {
      text.append(card).append(' ');
    }
    return text + "= " + total;
  }
}
