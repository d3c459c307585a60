package io.lammer.games.baccarat;

import io.lammer.rules.Card;
import io.lammer.rules.Suit;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A mini-baccarat deal known only by the points of its cards, with the first two cards of each
/// hand unordered.
final class DealByPoints {
  /// No third card.
  static final int NONE = -1;

  private final int index;
  private final int[] cards;
  private final int orders;
  private final int dealClass;
  private @Nullable Deal plain;

  DealByPoints(int index, int[] cards, int dealClass) {
    this.index = index;
    this.cards = cards;
    this.orders = (cards[0] == cards[1] ? 1 : 2) * (cards[2] == cards[3] ? 1 : 2);
    this.dealClass = dealClass;
  }

  /// The index in [DealClasses#ALL].
  int index() {
    return index;
  }

  /// The points of Player's first two cards, Banker's first two, Player's third and Banker's third;
  /// [#NONE] for a missing third card.
  int[] cards() {
    return cards;
  }

  /// The number of orders of the first two cards of both hands.
  int orders() {
    return orders;
  }

  /// The class as defined by [DealClasses].
  int dealClass() {
    return dealClass;
  }

  int size() {
    return 4 + (cards[4] == NONE ? 0 : 1) + (cards[5] == NONE ? 0 : 1);
  }

  /// A number that identifies both hands regardless of card order.
  int hands() {
    return sorted(0, 4) * 2048 + sorted(2, 5);
  }

  private int sorted(int first, int third) {
    var hand = new int[] {cards[first], cards[first + 1], cards[third]};
    Arrays.sort(hand);
    return ((hand[0] + 1) * 11 + hand[1] + 1) * 11 + hand[2] + 1;
  }

  /// A number that identifies the points of some of the cards.
  ///
  /// @param positions the cards as a bit set: bit n is card n
  int points(int positions) {
    var points = 0;
    for (var i = 0; i < cards.length; i++) {
      points = points * 11 + ((positions & 1 << i) == 0 ? 0 : cards[i] + 1);
    }
    return points;
  }

  /// An example deal with these points, made of spades and, for zero points, kings.
  Deal plain() {
    var known = plain;
    if (known == null) {
      known = new Deal(hand(0, 4), hand(2, 5));
      plain = known;
    }
    return known;
  }

  private CardHand hand(int first, int third) {
    var hand = new ArrayList<Card>(3);
    hand.add(plain(cards[first]));
    hand.add(plain(cards[first + 1]));
    if (cards[third] != NONE) {
      hand.add(plain(cards[third]));
    }
    return new CardHand(hand);
  }

  /// An example card with these points.
  static Card plain(int points) {
    return new Card(points == 0 ? Card.KING : points, Suit.SPADES);
  }
}
