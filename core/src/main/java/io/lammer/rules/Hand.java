package io.lammer.rules;

import java.io.Serializable;
import java.util.List;

/// One of the two hands of a baccarat game: cards, or three dice. The total is the last digit.
public sealed interface Hand extends Serializable {
  int total();

  /// Two or three cards.
  record Cards(List<Card> cards, int total) implements Hand {
    public Cards(List<Card> cards) {
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

    /// The same of two cards by their total.
    public static boolean isNatural(int totalOfTwo) {
      return totalOfTwo >= 8;
    }

    /// The first two cards have one rank.
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

  /// The three dice of one cup.
  record Dice(int first, int second, int third) implements Hand {
    @Override
    public int total() {
      return (first + second + third) % 10;
    }

    /// The face shown by all three dice, or 0.
    public int triple() {
      return first == second && second == third ? first : 0;
    }

    /// Three values in sequence, thrown in any order.
    public boolean isStraight() {
      var low = Math.min(first, Math.min(second, third));
      var high = Math.max(first, Math.max(second, third));
      return high - low == 2 && first != second && second != third && first != third;
    }

    @Override
    public String toString() {
      return first + " " + second + " " + third + " = " + total();
    }
  }
}
