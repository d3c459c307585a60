package io.lammer.odds;

import io.lammer.rules.Card;
import io.lammer.rules.Shoe;
import java.util.Arrays;

/// The number of each card left in a shoe.
public final class Composition {
  private final int[] cards;

  private Composition(int[] cards) {
    this.cards = cards;
  }

  public static Composition decks(int decks) {
    var cards = new int[52];
    Arrays.fill(cards, decks);
    return new Composition(cards);
  }

  /// The composition of a live shoe, as far as its used cards were seen.
  public static Composition of(Shoe shoe) {
    var cards = new int[52];
    for (var card : Card.DECK) {
      cards[card.index()] = shoe.decks() - shoe.seen(card);
    }
    return new Composition(cards);
  }

  public static Composition of(int[] cards) {
    return new Composition(cards.clone());
  }

  public int count(Card card) {
    return cards[card.index()];
  }

  public int size() {
    return Arrays.stream(cards).sum();
  }
}
