package io.lammer.report.felt;

import static io.lammer.report.picture.Drawing.number;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;

/// What is printed on a felt for its looks alone.
final class Ornament {
  private Ornament() {}

  /// Two wings of gold lines behind the middle of the felt.
  static void phoenix(Drawing drawing, Box box, Palette palette) {
    drawing.open(
        "g",
        "class fill stroke stroke-opacity stroke-width",
        "ornament",
        "none",
        palette.line(),
        "0.34",
        2);
    for (var i = 0; i < 7; i++) {
      wing(drawing, box, i, 1);
      wing(drawing, box, i, -1);
    }
    drawing.close("g");
  }

  /// A feather from the breast upwards and out, each shorter and lower than the one before.
  private static void wing(Drawing drawing, Box box, int feather, int side) {
    var x = box.midX();
    var y = box.bottom() - 8;
    var reach = side * (150 - feather * 14.0);
    var top = box.y() + 4 + feather * 17.0;
    drawing.leaf(
        "path",
        "d",
        "M%s %s C%s %s %s %s %s %s"
            .formatted(
                number(x),
                number(y),
                number(x + side * 26),
                number(y - 70 + feather * 8),
                number(x + reach * 0.45),
                number(top + 30),
                number(x + reach),
                number(top)));
  }

  /// Three dice behind the middle of the felt.
  static void dice(Drawing drawing, Box box, Palette palette) {
    drawing.open("g", "class opacity", "ornament", "0.3");
    Die.printed(drawing, 3, box.midX(), box.midY() - 24, 54, palette);
    Die.printed(drawing, 3, box.midX() - 34, box.midY() + 40, 54, palette);
    Die.printed(drawing, 3, box.midX() + 34, box.midY() + 40, 54, palette);
    drawing.close("g");
  }
}
