package io.lammer.report.picture;

import io.lammer.rules.Card;
import io.lammer.rules.Suit;
import java.util.List;
import java.util.stream.IntStream;

/// The faces of dice and cards, wherever they are shown.
public final class Faces {
  /// Where pips are, in thirds of a die: bit `3 * row + column`.
  private static final int[] PIPS = {
    0, 0b000_010_000, 0b100_000_001, 0b100_010_001, 0b101_000_101, 0b101_010_101, 0b101_101_101
  };

  /// A pip: -1, 0 or 1 from the middle of its die.
  public record Pip(int across, int down) {}

  private Faces() {}

  public static List<Pip> pips(int face) {
    return IntStream.range(0, 9)
        .filter(place -> (PIPS[face] & 1 << place) != 0)
        .mapToObj(place -> new Pip(place % 3 - 1, place / 3 - 1))
        .toList();
  }

  /// A die on a key.
  public static String die(int face) {
    var drawing = new Drawing();
    drawing.open("svg", "class viewBox aria-hidden", "die", "0 0 48 48", "true");
    drawing.rect(new Box(2, 2, 44, 44), 9, "");
    pips(face)
        .forEach(pip -> drawing.circle(24 + 12 * pip.across(), 24 + 12 * pip.down(), 4.4, ""));
    return drawing.close("svg").toString();
  }

  /// `10`, `A`, `K`.
  public static String rank(Card card) {
    var letter = card.toString().substring(0, 1);
    return letter.equals("T") ? "10" : letter;
  }

  /// `K` and the sign of its suit.
  public static String words(Card card) {
    return rank(card) + sign(card.suit());
  }

  /// The text form of the sign, which no device colors by itself.
  public static String sign(Suit suit) {
    return switch (suit) {
      case SPADES -> "\u2660\uFE0E";
      case HEARTS -> "\u2665\uFE0E";
      case DIAMONDS -> "\u2666\uFE0E";
      case CLUBS -> "\u2663\uFE0E";
    };
  }
}
