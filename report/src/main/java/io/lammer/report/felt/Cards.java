package io.lammer.report.felt;

import io.lammer.rules.Card;
import io.lammer.rules.Suit;
import java.util.List;

/// Playing cards on the felt, and the places printed for them.
final class Cards {
  private static final double TALLEST = 140;
  private static final double RATIO = 1.4;
  private static final double GAP = 12;

  private Cards() {}

  /// The place of one of the three cards of a hand.
  static Box place(Box hand, int card) {
    var height = Math.min(TALLEST, hand.height() - 36);
    var width = height / RATIO;
    var x = hand.midX() + (card - 1) * (width + GAP) - width / 2;
    return new Box(x, hand.y() + 30, width, height);
  }

  static void places(Drawing drawing, Box hand, String name, Palette palette) {
    name(drawing, hand, name, palette);
    for (var i = 0; i < 3; i++) {
      outline(drawing, place(hand, i), palette);
    }
  }

  static void name(Drawing drawing, Box hand, String name, Palette palette) {
    Print.big(new Box(hand.x(), hand.y(), hand.width(), 24), name, 18, palette.pays()).on(drawing);
  }

  static void outline(Drawing drawing, Box box, Palette palette) {
    drawing.rect(
        box,
        7,
        "fill",
        "none",
        "stroke",
        palette.line(),
        "stroke-opacity",
        "0.6",
        "stroke-dasharray",
        "6 5");
  }

  static void hand(Drawing drawing, Box hand, List<Card> cards, boolean wins) {
    for (var i = 0; i < cards.size(); i++) {
      card(drawing, place(hand, i), cards.get(i));
    }
    if (!cards.isEmpty()) {
      var total = cards.stream().mapToInt(Card::value).sum() % 10;
      total(
          drawing,
          new Box(
              hand.x(),
              place(hand, 2).y(),
              place(hand, 2).right() - hand.x(),
              place(hand, 2).height()),
          total,
          wins);
    }
  }

  /// The total beside a hand.
  static void total(Drawing drawing, Box hand, int total, boolean wins) {
    var x = hand.right() + 44;
    var y = hand.midY();
    drawing.circle(
        x, y, 25, "class", "hand-total", "fill", wins ? "#ffcf3f" : "#f4f6f8", "stroke", "#000000");
    drawing.words(String.valueOf(total), x, y, 30, "font-weight", "bold", "fill", "#111820");
  }

  static void card(Drawing drawing, Box box, Card card) {
    var color = card.isRed() ? "#c01824" : "#15181c";
    drawing.open("g", "class", "card", "data-card", card);
    drawing.rect(box, 7, "fill", "#fdfcf7", "stroke", "#00000088");
    drawing.words(
        rank(card),
        box.midX(),
        box.y() + box.height() * 0.3,
        box.height() * 0.34,
        "font-weight",
        "bold",
        "fill",
        color);
    drawing.words(
        suit(card.suit()),
        box.midX(),
        box.y() + box.height() * 0.7,
        box.height() * 0.36,
        "fill",
        color);
    drawing.close("g");
  }

  private static String rank(Card card) {
    var letter = card.toString().substring(0, 1);
    return letter.equals("T") ? "10" : letter;
  }

  /// The text form of the sign, which no device colours by itself.
  private static String suit(Suit suit) {
    return switch (suit) {
      case SPADES -> "\u2660\uFE0E";
      case HEARTS -> "\u2665\uFE0E";
      case DIAMONDS -> "\u2666\uFE0E";
      case CLUBS -> "\u2663\uFE0E";
    };
  }
}
