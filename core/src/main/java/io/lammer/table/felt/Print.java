package io.lammer.table.felt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something printed on a felt.
public sealed interface Print {
  /// Text, as large as the box and `size` allow.
  ///
  /// @param display true for the typeface of printed felts, false for the plain one
  record Text(Box box, Label label, double size, String color, boolean display) implements Print {
    /// The same text in another box.
    public Text in(Box other) {
      return new Text(other, label, size, color, display);
    }
  }

  /// Two texts beside each other in the box of the first, each as wide as its words need.
  record Beside(Text left, Text right) implements Print {}

  /// Text rotated to read upward. Its box is the one it would have before the rotation.
  record Upright(Text text) implements Print {}

  /// A dashed ring that marks the place for chips.
  record Ring(Box box, String color) implements Print {}

  /// A dashed rectangle that marks the place for chips.
  record Zone(Box box, String color) implements Print {}

  /// The outline of a circle.
  record Circle(double x, double y, double radius, String color) implements Print {}

  /// Two dice side by side, with the pays below.
  ///
  /// @param pays null for dice that fill the box
  record DicePair(Box box, int first, int second, @Nullable Label pays) implements Print {}

  /// Circles with numbers, in which markers are put.
  record Numbers(List<NumberCircle> circles, double radius) implements Print {
    public Numbers {
      circles = List.copyOf(circles);
    }
  }

  /// The dashed outline of a card.
  record CardOutline(Box box) implements Print {}

  /// A tray with rounded ends, for thrown dice.
  record Tray(Box box) implements Print {}

  /// A decoration of thin curves.
  record Curves(List<Curve> curves) implements Print {
    public Curves {
      curves = List.copyOf(curves);
    }
  }

  /// A decoration of faint dice.
  record FaintDice(List<Die> dice) implements Print {
    public FaintDice {
      dice = List.copyOf(dice);
    }
  }

  record Point(double x, double y) {}

  /// A cubic Bézier curve.
  record Curve(Point from, Point fromControl, Point toControl, Point to) {}

  static Text big(Box box, Label label, double size, String color) {
    return new Text(box, label, size, color, true);
  }

  static Text small(Box box, Label label, double size, String color) {
    return new Text(box, label, size, color, false);
  }

  /// A name with its pays below.
  ///
  /// @param pays null for none
  static List<Print> named(Box box, Label name, @Nullable Label pays, Palette palette) {
    if (pays == null) {
      return List.of(big(box, name, 24, palette.words()));
    }
    var air = Math.max(3, box.height() * 0.12);
    var rows = new Box(box.x() + 3, box.y() + air, box.width() - 6, box.height() - 2 * air);
    return List.of(
        big(rows.top(0.55), name, 26, palette.words()),
        small(rows.below(0.58), pays, 16, palette.pays()));
  }

  /// The name of a hand above the places of its three cards.
  static List<Print> hand(Box hand, Label name, Palette palette) {
    var prints = new ArrayList<Print>();
    prints.add(handName(hand, name, palette));
    for (var i = 0; i < 3; i++) {
      prints.add(new CardOutline(CardPlaces.place(hand, i)));
    }
    return prints;
  }

  static Text handName(Box hand, Label name, Palette palette) {
    return big(new Box(hand.x(), hand.y(), hand.width(), 24), name, 18, palette.pays());
  }
}
