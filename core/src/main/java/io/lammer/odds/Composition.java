package io.lammer.odds;

import io.lammer.rules.Card;
import io.lammer.rules.baccarat.Shoe;
import java.util.Arrays;

/// How many of each card a shoe still holds.
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

  /// What is left of a shoe as far as its cards have been seen.
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

  /// How many cards there are of each number of points.
  public int[] points() {
    var points = new int[10];
    for (var card : Card.DECK) {
      points[card.value()] += count(card);
    }
    return points;
  }
}
