package io.lammer.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A baccarat shoe: which cards have been seen, and how many are left. Immutable.
public final class Shoe {
  private final int decks;
  private final byte[] seen;
  private final int used;

  private Shoe(int decks, byte[] seen, int used) {
    this.decks = decks;
    this.seen = seen;
    this.used = used;
  }

  public static Shoe of(int decks) {
    return new Shoe(decks, new byte[52], 0);
  }

  /// Restores a shoe from the values of [#seen] and [#used].
  public static Shoe of(int decks, String seen, int used) {
    var counts = new byte[52];
    for (var i = 0; i < counts.length; i++) {
      counts[i] = (byte) (seen.charAt(i) - '0');
    }
    return new Shoe(decks, counts, used);
  }

  /// The number of times each card of [Card#DECK] has been seen, one digit per card.
  public String seen() {
    var text = new StringBuilder(seen.length);
    for (var count : seen) {
      text.append((char) ('0' + count));
    }
    return text.toString();
  }

  /// The number of cards that have left the shoe, seen or burned.
  public int used() {
    return used;
  }

  /// A full shoe of the same size.
  public Shoe fresh() {
    return of(decks);
  }

  /// Removes cards burned face down, whose identity is unknown.
  public Shoe burn(int cards) {
    return new Shoe(decks, seen, used + cards);
  }

  public Shoe take(List<Card> cards) {
    var next = seen.clone();
    for (var card : cards) {
      next[card.index()]++;
    }
    return new Shoe(decks, next, used + cards.size());
  }

  /// The first of these cards that the shoe can no longer contain (ruling 34).
  public Optional<Card> missing(List<Card> cards) {
    var next = seen.clone();
    for (var card : cards) {
      if (++next[card.index()] > decks) {
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  public int remaining() {
    return 52 * decks - used;
  }

  public int decks() {
    return decks;
  }

  public int seen(Card card) {
    return seen[card.index()];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Shoe shoe
        && decks == shoe.decks
        && used == shoe.used
        && Arrays.equals(seen, shoe.seen);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * decks + used) + Arrays.hashCode(seen);
  }

  @Override
  public String toString() {
    return remaining() + " of " + 52 * decks + " cards";
  }
}
