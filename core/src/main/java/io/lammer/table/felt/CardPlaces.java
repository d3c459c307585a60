package io.lammer.table.felt;

import io.lammer.rules.Card;
import java.util.ArrayList;
import java.util.List;

/// The places of a hand's cards.
public final class CardPlaces {
  private static final double TALLEST = 140;
  private static final double RATIO = 1.4;
  private static final double GAP = 12;

  private CardPlaces() {}

  /// The place of one of a hand's three cards.
  public static Box place(Box hand, int card) {
    var height = Math.min(TALLEST, hand.height() - 36);
    var width = height / RATIO;
    var x = hand.midX() + (card - 1) * (width + GAP) - width / 2;
    return new Box(x, hand.y() + 30, width, height);
  }

  /// The cards of a hand with their total; nothing without cards.
  public static List<Mark> hand(Box hand, List<Card> cards, int total, boolean wins) {
    var marks = new ArrayList<Mark>();
    for (var i = 0; i < cards.size(); i++) {
      marks.add(new Mark.CardFace(place(hand, i), cards.get(i)));
    }
    if (!cards.isEmpty()) {
      var last = place(hand, 2);
      marks.add(
          new Mark.Total(
              new Box(hand.x(), last.y(), last.right() - hand.x(), last.height()), total, wins));
    }
    return marks;
  }
}
