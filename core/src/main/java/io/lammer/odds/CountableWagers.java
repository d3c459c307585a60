package io.lammer.odds;

import java.util.List;

/// The wagers of an edition that a card counter can follow, with their exact values for any shoe.
/// Ranks are numbered from 0 (ace) to 12 (king). Not necessarily thread-safe.
public interface CountableWagers {
  /// The names of the wagers, all different.
  List<String> names();

  /// The expected gain of each wager per unit staked.
  ///
  /// @param ranks the number of cards left of each rank
  double[] values(int[] ranks);

  /// The number of cards that the round starting at a card takes.
  ///
  /// @param cards the ranks of a shoe in dealing order
  int cardsDealt(int[] cards, int start);

  /// The most cards that a round can take.
  int cardsDealtMax();
}
