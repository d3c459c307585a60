package io.lammer.sim;

import io.lammer.rules.Card;

/// A shoe in play: the cards that are left, in no order, and behind them those that are out. A card
/// is taken from a place among those left, each as likely as the others to a part in 2^55.
final class DealtShoe {
  static final int NO_CUT_CARD = -1;

  /// The card that is shown and ten burned ones; two hands of three and the Fightback card.
  private static final int MOST_BURNED = 11;

  private static final int MOST_DEALT = 7;

  private final byte[] cards;
  private final int cutCard;

  /// How many rounds a shoe has at most; without a cut card, that is how many it has whatever its
  /// cards.
  private final int rounds;

  private int left;
  private int roundsLeft;

  /// @param cutCard how many cards lie behind it, or [#NO_CUT_CARD]
  DealtShoe(int decks, int cutCard) {
    this.cards = new byte[decks * Card.DECK.size()];
    for (var i = 0; i < cards.length; i++) {
      cards[i] = (byte) (i % Card.DECK.size());
    }
    this.cutCard = cutCard;
    this.rounds = cutCard == NO_CUT_CARD ? (cards.length - MOST_BURNED) / MOST_DEALT : cards.length;
  }

  /// A round begins, maybe that of a new shoe. When the cut card has come out, this is the last.
  ///
  /// @param draw for the card that is shown and the burned ones
  void round(long draw) {
    if (roundsLeft == 0) {
      begin(draw);
    } else if (left <= cutCard) {
      roundsLeft = 1;
    }
    roundsLeft--;
  }

  /// The first card is shown, and as many are burned as it has points, or ten.
  private void begin(long draw) {
    left = cards.length;
    roundsLeft = rounds;
    var shown = Card.DECK.get(take(draw, 1)).value();
    var number = draw;
    for (var i = 0; i < (shown == 0 ? 10 : shown); i++) {
      number = Draws.next(number);
      take(number, 1);
    }
  }

  /// A card, which is put back where `out` is 0.
  int take(long draw, int out) {
    var place = (int) Math.unsignedMultiplyHigh(draw, left);
    var card = cards[place];
    cards[place] = cards[left - 1];
    cards[left - 1] = card;
    left -= out;
    return card;
  }
}
