package io.lammer.sim;

import io.lammer.rules.Card;
import org.jspecify.annotations.Nullable;

/// A shoe being dealt: the remaining cards in no order, followed by the used ones. Each draw picks
/// any remaining card with a probability that is exact to one part in 2^55.
public final class DealtShoe {
  private static final int NO_CUT_CARD = -1;

  /// The exposed first card and up to ten burned cards.
  private static final int MOST_BURNED = 11;

  private final byte[] cards;
  private final int cutCard;

  /// The maximum number of rounds in a shoe. Without a cut card it is the number that can be dealt
  /// whatever the cards are.
  private final int rounds;

  private int left;
  private int roundsLeft;

  /// @param cutCard the number of cards behind the cut card, or null without one
  /// @param cardsMax the most cards that a round can take
  public DealtShoe(int decks, @Nullable Integer cutCard, int cardsMax) {
    this.cards = new byte[decks * Card.DECK.size()];
    for (var i = 0; i < cards.length; i++) {
      cards[i] = (byte) (i % Card.DECK.size());
    }
    this.cutCard = cutCard == null ? NO_CUT_CARD : cutCard;
    this.rounds = cutCard == null ? (cards.length - MOST_BURNED) / cardsMax : cards.length;
  }

  /// Starts a round, and a new shoe if necessary. Once the cut card has come out, this round is the
  /// last one of the shoe.
  ///
  /// @param draw the random number for the exposed card and the burned ones
  public void round(long draw) {
    if (roundsLeft == 0) {
      begin(draw);
    } else if (left <= cutCard) {
      roundsLeft = 1;
    }
    roundsLeft--;
  }

  /// Exposes the first card and burns as many cards as it has points, or ten for zero points.
  private void begin(long draw) {
    left = cards.length;
    roundsLeft = rounds;
    var shown = Card.DECK.get(take(draw, 1)).value();
    var number = draw;
    for (var i = 0; i < (shown == 0 ? 10 : shown); i++) {
      number = IndexedRandom.next(number);
      take(number, 1);
    }
  }

  /// Draws a card; puts it back if `out` is 0.
  ///
  /// @return its index in [Card#DECK]
  public int take(long draw, int out) {
    var place = (int) Math.unsignedMultiplyHigh(draw, left);
    var card = cards[place];
    cards[place] = cards[left - 1];
    cards[left - 1] = card;
    left -= out;
    return card;
  }
}
