package io.lammer.rules;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A playing card: rank 1 (ace) to 13 (king), and a suit. Written `8h`, `Tc`, `As`.
public record Card(int rank, Suit suit) implements Serializable {
  public static final int ACE = 1;
  public static final int KING = 13;
  private static final String RANKS = "A23456789TJQK";

  /// All 52 cards, ordered by [#index].
  public static final List<Card> DECK = deck();

  public Card {
    if (rank < ACE || rank > KING) {
      throw new IllegalArgumentException("rank " + rank + " is not between 1 and 13");
    }
  }

  public static Optional<Card> parse(String text) {
    if (text.length() != 2) {
      return Optional.empty();
    }
    var rank = RANKS.indexOf(text.charAt(0)) + 1;
    for (var suit : Suit.values()) {
      if (rank > 0 && suit.letter() == text.charAt(1)) {
        return Optional.of(DECK.get((rank - 1) * 4 + suit.ordinal()));
      }
    }
    return Optional.empty();
  }

  /// The rank 1 to 13 of a letter, or 0 if it is not a rank.
  public static int rank(String letter) {
    return letter.length() == 1 ? RANKS.indexOf(letter.charAt(0)) + 1 : 0;
  }

  /// Baccarat points: ace 1, tens and face cards 0.
  public int value() {
    return rank >= 10 ? 0 : rank;
  }

  public boolean isRed() {
    return suit.isRed();
  }

  /// The card's position in [#DECK], 0 to 51.
  public int index() {
    return (rank - 1) * 4 + suit.ordinal();
  }

  private static List<Card> deck() {
    var cards = new ArrayList<Card>(52);
    for (var rank = ACE; rank <= KING; rank++) {
      for (var suit : Suit.values()) {
        cards.add(new Card(rank, suit));
      }
    }
    return List.copyOf(cards);
  }

  @Override
  public String toString() {
    return "" + RANKS.charAt(rank - 1) + suit.letter();
  }
}
