package io.lammer.render.picture;

import io.lammer.rules.Card;
import io.lammer.rules.Suit;
import io.lammer.table.felt.Box;
import java.util.List;
import java.util.stream.IntStream;

/// The faces of dice and cards, shared by all pictures and texts.
public final class Faces {
  /// The positions of the pips in a 3-by-3 grid: bit `3 * row + column`.
  private static final int[] PIPS = {
    0, 0b000_010_000, 0b100_000_001, 0b100_010_001, 0b101_000_101, 0b101_010_101, 0b101_101_101
  };

  /// The position of a pip: -1, 0 or 1 from the center of the die.
  public record Pip(int across, int down) {}

  private Faces() {}

  public static List<Pip> pips(int face) {
    return IntStream.range(0, 9)
        .filter(place -> (PIPS[face] & 1 << place) != 0)
        .mapToObj(place -> new Pip(place % 3 - 1, place / 3 - 1))
        .toList();
  }

  public static String die(int face) {
    var drawing = new Drawing();
    drawing.open("svg", "class viewBox aria-hidden", "die", "0 0 48 48", "true");
    drawing.rect(new Box(2, 2, 44, 44), 9, "");
    pips(face)
        .forEach(pip -> drawing.circle(24 + 12 * pip.across(), 24 + 12 * pip.down(), 4.4, ""));
    return drawing.close("svg").toString();
  }

  /// The rank as text: `10`, `A`, `K`.
  public static String rank(Card card) {
    var letter = card.toString().substring(0, 1);
    return letter.equals("T") ? "10" : letter;
  }

  public static String words(Card card) {
    return rank(card) + sign(card.suit());
  }

  /// The suit symbol as text; the variation selector keeps devices from showing a colored emoji.
  public static String sign(Suit suit) {
    return switch (suit) {
      case SPADES -> "\u2660\uFE0E";
      case HEARTS -> "\u2665\uFE0E";
      case DIAMONDS -> "\u2666\uFE0E";
      case CLUBS -> "\u2663\uFE0E";
    };
  }
}
