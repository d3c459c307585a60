package io.lammer.rules.compiled;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Suit;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A deal of mini-baccarat of which only the points of the cards are known, and not the order of
/// each hand's first two.
public final class PointsDeal {
  /// No third card.
  public static final int NONE = -1;

  private final int index;
  private final int[] cards;
  private final int orders;
  private final int dealClass;
  private @Nullable Deal plain;

  PointsDeal(int index, int[] cards, int dealClass) {
    this.index = index;
    this.cards = cards;
    this.orders = (cards[0] == cards[1] ? 1 : 2) * (cards[2] == cards[3] ? 1 : 2);
    this.dealClass = dealClass;
  }

  /// Its place in [DealClasses#ALL].
  public int index() {
    return index;
  }

  /// The points of Player's two, Banker's two, then of the third cards or [#NONE].
  public int[] cards() {
    return cards;
  }

  /// In how many orders the first two cards of each hand can come.
  public int orders() {
    return orders;
  }

  /// See [DealClasses].
  public int dealClass() {
    return dealClass;
  }

  public int size() {
    return 4 + (cards[4] == NONE ? 0 : 1) + (cards[5] == NONE ? 0 : 1);
  }

  /// Both hands as one number, whatever the order of their cards.
  public int hands() {
    return sorted(0, 4) * 2048 + sorted(2, 5);
  }

  private int sorted(int first, int third) {
    var hand = new int[] {cards[first], cards[first + 1], cards[third]};
    Arrays.sort(hand);
    return ((hand[0] + 1) * 11 + hand[1] + 1) * 11 + hand[2] + 1;
  }

  /// The points of some of its cards, as one number.
  ///
  /// @param positions bit n is card n
  public int points(int positions) {
    var points = 0;
    for (var i = 0; i < cards.length; i++) {
      points = points * 11 + ((positions & 1 << i) == 0 ? 0 : cards[i] + 1);
    }
    return points;
  }

  /// A deal with these points, all kings and spades.
  public Deal plain() {
    var known = plain;
    if (known == null) {
      known = new Deal(hand(0, 4), hand(2, 5));
      plain = known;
    }
    return known;
  }

  private Hand.Cards hand(int first, int third) {
    var hand = new ArrayList<Card>(3);
    hand.add(plain(cards[first]));
    hand.add(plain(cards[first + 1]));
    if (cards[third] != NONE) {
      hand.add(plain(cards[third]));
    }
    return new Hand.Cards(hand);
  }

  /// A card of which nothing but its points is known.
  public static Card plain(int points) {
    return new Card(points == 0 ? Card.KING : points, Suit.SPADES);
  }
}
