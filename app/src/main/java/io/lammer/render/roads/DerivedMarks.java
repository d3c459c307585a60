package io.lammer.render.roads;

import io.lammer.render.picture.Drawing;
import io.lammer.rules.yaml.Value;
import io.lammer.table.roads.DerivedRoad.Mark;

/// The marks of the derived roads. Blue marks have a light pip, so that color is not the only
/// difference.
final class DerivedMarks {
  private DerivedMarks() {}

  static void ring(Drawing drawing, double x, double y, Mark mark) {
    drawing.circle(x, y, 6.6, "class", "ring " + Value.spelled(mark));
    pip(drawing, x, y, mark);
  }

  static void disc(Drawing drawing, double x, double y, Mark mark) {
    drawing.circle(x, y, 8, "class", "disc " + Value.spelled(mark));
    pip(drawing, x, y, mark);
  }

  static void slash(Drawing drawing, double x, double y, Mark mark) {
    drawing.line(x - 6.5, y + 6.5, x + 6.5, y - 6.5, "class", "slash " + Value.spelled(mark));
    pip(drawing, x, y, mark);
  }

  private static void pip(Drawing drawing, double x, double y, Mark mark) {
    if (mark == Mark.BLUE) {
      drawing.circle(x, y, 2.4, "class", "pip");
    }
  }
}
