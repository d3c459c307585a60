package io.lammer.rules;

import java.io.Serializable;
import java.util.List;

/// One of the two hands of a baccarat game: two or three cards, or three dice. The total is the
/// last digit of the sum.
public sealed interface Hand extends Serializable {
  int total();

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

  /// The three dice of one cup.
  record Dice(int first, int second, int third) implements Hand {
    @Override
    public int total() {
      return (first + second + third) % 10;
    }

    /// The face that all three dice show, or 0 if they differ.
    public int triple() {
      return first == second && second == third ? first : 0;
    }

    /// True if the three values form a sequence, in any order.
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
