package io.lammer.sim;

import io.lammer.rules.Card;

/// A shoe in play: the cards that are left, in no order, and behind them those that are out. A card
/// is taken from a place among those left, each as likely as the others to a part in 2^55.
final class DealtShoe {
  /// How many cards lie behind the cut card.
  private static final int CUT = 14;

  private final byte[] cards;
  private int left;
  private boolean last;

  DealtShoe(int decks) {
    this.cards = new byte[decks * Card.DECK.size()];
    for (var i = 0; i < cards.length; i++) {
      cards[i] = (byte) (i % Card.DECK.size());
    }
  }

  /// A round begins. When the cut card has come out, one more is dealt, and then the shoe is
  /// shuffled.
  ///
  /// @param draw for the card that is shown and the burned ones
  void round(long draw) {
    if (left > CUT) {
      return;
    }
    if (left > 0 && !last) {
      last = true;
    } else {
      begin(draw);
    }
  }

  /// The first card is shown, and as many are burned as it has points, or ten.
  private void begin(long draw) {
    left = cards.length;
    last = false;
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
