package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Machine;
import io.lammer.tables.Lammers.Collected;
import io.lammer.tables.Lammers.Followed;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import java.util.ArrayList;
import java.util.List;

/// The numbered circles of one bonus wager: printed, or lit with a lammer once rolled.
///
/// @param circles from left to right; a wager that follows one of two sequences has both
record LammerCircles(String wager, List<Circle> circles, double radius) {
  private static final double BETWEEN = 0.6;
  private static final int ANY = -1;

  /// @param row the sequence it belongs to, or -1 where it serves any
  record Circle(int row, int number, double x, double y) {}

  /// The circles of a wager, spread over a box.
  static LammerCircles in(Box box, String wager, Machine machine) {
    var rows = rows(machine);
    var all = rows.stream().mapToInt(List::size).sum() + (rows.size() - 1) * BETWEEN;
    var step = Math.min(36, box.width() / Math.max(1, all));
    var radius = Math.min(box.height() / 2 - 1, step / 2 - 1);
    var circles = new ArrayList<Circle>();
    var x = box.x() + step / 2;
    for (var row = 0; row < rows.size(); row++) {
      for (var number : rows.get(row)) {
        circles.add(new Circle(row, number, x, box.midY()));
        x += step;
      }
      x += step * BETWEEN;
    }
    return new LammerCircles(wager, List.copyOf(circles), radius);
  }

  /// The lammers of a wager that lie on the circles of others: smaller, and beside theirs.
  static LammerCircles on(List<LammerCircles> trackers, String wager, int place) {
    var circles = new ArrayList<Circle>();
    var radius = trackers.getLast().radius() * 0.5;
    for (var tracker : trackers.reversed()) {
      for (var circle : tracker.circles()) {
        if (circles.stream().noneMatch(other -> other.number() == circle.number())) {
          var across = (place % 2 == 0 ? 1 : -1) * radius;
          circles.add(new Circle(ANY, circle.number(), circle.x() + across, circle.y() - radius));
        }
      }
    }
    return new LammerCircles(wager, List.copyOf(circles), radius);
  }

  private static List<List<Integer>> rows(Machine machine) {
    return switch (io.lammer.tables.Lammers.of(machine, Machine.START).orElse(null)) {
      case null -> List.of();
      case Collected collected -> List.of(collected.needed());
      case Followed followed -> followed.sequences();
    };
  }

  void print(Drawing drawing, Palette palette) {
    for (var circle : circles) {
      drawing.circle(
          circle.x(),
          circle.y(),
          radius,
          "fill stroke stroke-width",
          palette.cloth(),
          palette.pays(),
          1.4);
      drawing.words(
          String.valueOf(circle.number()),
          circle.x(),
          circle.y(),
          radius * 1.05,
          "font-weight fill",
          "bold",
          palette.words());
    }
  }

  /// The lammers of the wager that is in progress, if one is.
  void light(Drawing drawing, Table table) {
    table.wagers().stream()
        .filter(wager -> wager.offer().name().equals(this.wager) && wager.state() != Machine.START)
        .findFirst()
        .flatMap(Standing::lammers)
        .ifPresent(lammers -> light(drawing, lammers));
  }

  private void light(Drawing drawing, io.lammer.tables.Lammers lammers) {
    drawing.open("g", "class data-wager", "lammers", wager);
    for (var circle : circles) {
      if (isLit(circle, lammers)) {
        drawing.open("g", "class data-number", "lammer", circle.number());
        drawing.circle(circle.x(), circle.y() + 1.5, radius, "fill-opacity", "0.45");
        drawing.circle(
            circle.x(), circle.y(), radius, "fill stroke stroke-width", "#ffcf3f", "#fff6d6", 2);
        drawing.words(
            String.valueOf(circle.number()),
            circle.x(),
            circle.y(),
            radius * 1.1,
            "font-weight fill",
            "bold",
            "#2a1c00");
        drawing.close("g");
      }
    }
    drawing.close("g");
  }

  private static boolean isLit(Circle circle, io.lammer.tables.Lammers lammers) {
    return lammers.rolled().contains(circle.number())
        && (circle.row() == ANY
            || !(lammers instanceof Followed followed)
            || followed.chosen() == circle.row());
  }
}
