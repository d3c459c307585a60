package io.lammer.games.threedice;

import io.lammer.rules.Hand;

/// The three dice of one cup.
public record DiceHand(int first, int second, int third) implements Hand {
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
