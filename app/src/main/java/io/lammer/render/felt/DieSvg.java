package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.render.picture.Faces;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Die;
import io.lammer.table.felt.Palette;

/// Draws the face of a die.
final class DieSvg {
  private DieSvg() {}

  static void printed(Drawing drawing, Die die, Palette palette) {
    draw(drawing, die, palette.words(), "#0c2a20");
  }

  static void thrown(Drawing drawing, Die die) {
    draw(drawing, die, "#c8202f", "#ffffff");
  }

  private static void draw(Drawing drawing, Die die, String color, String pip) {
    var size = die.size();
    drawing.rect(
        new Box(die.x() - size / 2, die.y() - size / 2, size, size),
        size * 0.18,
        "fill stroke",
        color,
        pip);
    var off = size * 0.26;
    for (var at : Faces.pips(die.face())) {
      drawing.circle(
          die.x() + at.across() * off, die.y() + at.down() * off, size * 0.09, "fill", pip);
    }
  }
}
