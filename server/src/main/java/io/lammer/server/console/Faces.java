package io.lammer.server.console;

import io.lammer.rules.Card;
import io.lammer.rules.Suit;

/// The faces of dice and cards on the keys of a console.
public final class Faces {
  /// Where pips are, in thirds of a die: bit `3 * row + column`.
  private static final int[] PIPS = {
    0, 0b000_010_000, 0b100_000_001, 0b100_010_001, 0b101_000_101, 0b101_010_101, 0b101_101_101
  };

  private Faces() {}

  public static String die(int face) {
    var svg = new StringBuilder("<svg class=\"die\" viewBox=\"0 0 48 48\" aria-hidden=\"true\">");
    svg.append("<rect x=\"2\" y=\"2\" width=\"44\" height=\"44\" rx=\"9\"/>");
    for (var place = 0; place < 9; place++) {
      if ((PIPS[face] & 1 << place) != 0) {
        svg.append(
            "<circle cx=\"%d\" cy=\"%d\" r=\"4.4\"/>"
                .formatted(12 + 12 * (place % 3), 12 + 12 * (place / 3)));
      }
    }
    return svg.append("</svg>").toString();
  }

  /// `10`, `A`, `K`.
  public static String rank(Card card) {
    var letter = card.toString().substring(0, 1);
    return letter.equals("T") ? "10" : letter;
  }

  /// `K` and the sign of its suit.
  static String words(Card card) {
    return rank(card) + sign(card.suit());
  }

  /// The text form of the sign, which no device colours by itself.
  public static String sign(Suit suit) {
    return switch (suit) {
      case SPADES -> "\u2660\uFE0E";
      case HEARTS -> "\u2665\uFE0E";
      case DIAMONDS -> "\u2666\uFE0E";
      case CLUBS -> "\u2663\uFE0E";
    };
  }
}
