package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.report.picture.Faces;

/// The face of a die.
final class Die {
  private Die() {}

  /// Printed on the cloth, in its own colors.
  static void printed(Drawing drawing, int face, double x, double y, double size, Palette palette) {
    draw(drawing, face, x, y, size, palette.words(), "#0c2a20");
  }

  /// Thrown, red as casinos have them.
  static void thrown(Drawing drawing, int face, double x, double y, double size) {
    draw(drawing, face, x, y, size, "#c8202f", "#ffffff");
  }

  private static void draw(
      Drawing drawing, int face, double x, double y, double size, String color, String pip) {
    drawing.rect(
        new Box(x - size / 2, y - size / 2, size, size), size * 0.18, "fill stroke", color, pip);
    var off = size * 0.26;
    for (var at : Faces.pips(face)) {
      drawing.circle(x + at.across() * off, y + at.down() * off, size * 0.09, "fill", pip);
    }
  }

  /// Two printed dice, with the pays below.
  static Print pair(Box box, int first, int second, String pays, Palette palette) {
    return drawing -> {
      var line = Math.clamp(box.height() * 0.3, 15, 28);
      var room = pays.isEmpty() ? box.height() : box.height() - line;
      var size = Math.min(38, Math.min(room - 8, (box.width() - 14) / 2));
      var y = box.y() + room / 2 + 1;
      printed(drawing, first, box.midX() - size / 2 - 2, y, size, palette);
      printed(drawing, second, box.midX() + size / 2 + 2, y, size, palette);
      if (!pays.isEmpty()) {
        Print.small(
                new Box(box.x(), box.bottom() - line, box.width(), line - 3),
                pays,
                16,
                palette.pays())
            .on(drawing);
      }
    };
  }
}
