package io.lammer.render.roads;

import io.lammer.render.picture.Drawing;
import io.lammer.table.Markers;
import io.lammer.table.Markers.Collected;
import io.lammer.table.Markers.Followed;

/// The lammers of a bonus wager as SVG: circles 2 to 6 and 8 to 12, or the sequences to follow.
public final class LammersSvg {
  private static final int SLOT = 44;
  private static final int GAP = 20;
  private static final int WIDTH = 10 * SLOT + GAP;
  private static final double RADIUS = 18;

  private LammersSvg() {}

  public static String of(Markers lammers) {
    return switch (lammers) {
      case Collected collected -> collected(collected);
      case Followed followed -> followed(followed);
    };
  }

  private static String collected(Collected lammers) {
    var frame = new RoadFrame(WIDTH, SLOT);
    var drawing = frame.ground();
    lammers.needed().forEach(number -> lammer(drawing, "needed", place(number), 0, number));
    lammers.reached().forEach(number -> lammer(drawing, "lit", place(number), 0, number));
    return frame.svg(
        drawing,
        "lammers",
        1,
        RoadWords.of("lammers"),
        RoadWords.of(
            "lammers.collected",
            RoadWords.list(lammers.reached()),
            RoadWords.list(lammers.needed())));
  }

  private static double place(int number) {
    return number < 7 ? (number - 2) * SLOT : (number - 3) * SLOT + GAP;
  }

  private static String followed(Followed lammers) {
    var frame = new RoadFrame(WIDTH, SLOT * lammers.sequences().size());
    var drawing = frame.ground();
    for (var row = 0; row < lammers.sequences().size(); row++) {
      sequence(drawing, lammers, row);
    }
    return frame.svg(
        drawing,
        "lammers followed",
        1,
        RoadWords.of("lammers"),
        RoadWords.of(
            "lammers.followed", RoadWords.list(lammers.reached()), RoadWords.list(lammers.next())));
  }

  private static void sequence(Drawing drawing, Followed lammers, int row) {
    var passed = lammers.chosen() >= 0 && lammers.chosen() != row;
    var numbers = lammers.sequences().get(row);
    var step = 2.0 * SLOT;
    for (var i = 0; i < numbers.size(); i++) {
      var style =
          passed
              ? "passed"
              : i < lammers.matched() ? "lit" : i == lammers.matched() ? "next" : "needed";
      if (i > 0) {
        arrow(drawing, passed ? "arrow passed" : "arrow", i * step - SLOT / 2.0, row * SLOT);
      }
      lammer(drawing, style, i * step, row * SLOT, numbers.get(i));
    }
  }

  private static void arrow(Drawing drawing, String style, double x, double top) {
    var middle = top + SLOT / 2.0;
    drawing.leaf(
        "path",
        "class d",
        style,
        "M%s %sl8 8l-8 8".formatted(Drawing.number(x - 4), Drawing.number(middle - 8)));
  }

  private static void lammer(Drawing drawing, String style, double left, double top, int number) {
    var x = left + SLOT / 2.0;
    var y = top + SLOT / 2.0;
    drawing.circle(x, y, RADIUS, "class", "lammer " + style);
    if (style.equals("lit")) {
      drawing.circle(x, y, RADIUS - 3.5, "class", "edge");
    }
    RoadFrame.words(
        drawing, (number > 9 ? "number wide " : "number ") + style, x, y, String.valueOf(number));
  }
}
