package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.report.picture.Faces;
import io.lammer.rules.Card;
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
        "fill stroke stroke-opacity stroke-dasharray",
        "none",
        palette.line(),
        "0.6",
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
        x, y, 25, "class fill stroke", "hand-total", wins ? "#ffcf3f" : "#f4f6f8", "#000000");
    drawing.words(String.valueOf(total), x, y, 30, "font-weight fill", "bold", "#111820");
  }

  static void card(Drawing drawing, Box box, Card card) {
    var color = card.isRed() ? "#c01824" : "#15181c";
    drawing.open("g", "class data-card", "card", card);
    drawing.rect(box, 7, "fill stroke", "#fdfcf7", "#00000088");
    drawing.words(
        Faces.rank(card),
        box.midX(),
        box.y() + box.height() * 0.3,
        box.height() * 0.34,
        "font-weight fill",
        "bold",
        color);
    drawing.words(
        Faces.sign(card.suit()),
        box.midX(),
        box.y() + box.height() * 0.7,
        box.height() * 0.36,
        "fill",
        color);
    drawing.close("g");
  }
}
