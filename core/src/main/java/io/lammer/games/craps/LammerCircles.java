package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.table.Markers;
import io.lammer.table.Markers.Collected;
import io.lammer.table.Markers.Followed;
import io.lammer.table.Table;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Mark;
import io.lammer.table.felt.NumberCircle;
import io.lammer.table.felt.Print;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The numbered circles of one bonus wager, printed on the felt and covered by lammers once rolled.
///
/// @param circles the circles from left to right, with those of both sequences for Fired Up
record LammerCircles(String wager, List<Circle> circles, double radius) {
  private static final double BETWEEN = 0.6;
  private static final int ANY = -1;

  /// @param row the index of the circle's sequence, or -1 if the circle serves any sequence
  record Circle(int row, NumberCircle at) {
    Circle(int row, int number, double x, double y) {
      this(row, new NumberCircle(number, x, y));
    }
  }

  /// Spreads the circles of a wager over a box.
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

  /// The lammers of a wager without circles of its own, drawn smaller and next to the circles of
  /// other wagers.
  static LammerCircles on(List<LammerCircles> trackers, String wager, int place) {
    var circles = new ArrayList<Circle>();
    var radius = trackers.getLast().radius() * 0.5;
    for (var tracker : trackers.reversed()) {
      for (var circle : tracker.circles()) {
        var at = circle.at();
        if (circles.stream().noneMatch(other -> other.at().number() == at.number())) {
          var across = (place % 2 == 0 ? 1 : -1) * radius;
          circles.add(new Circle(ANY, at.number(), at.x() + across, at.y() - radius));
        }
      }
    }
    return new LammerCircles(wager, List.copyOf(circles), radius);
  }

  private static List<List<Integer>> rows(Machine machine) {
    return switch (Lammers.of(machine, Machine.START).orElse(null)) {
      case null -> List.of();
      case Collected collected -> List.of(collected.needed());
      case Followed followed -> followed.sequences();
    };
  }

  Print print() {
    return new Print.Numbers(circles.stream().map(Circle::at).toList(), radius);
  }

  /// The lammers of the wager in progress, if any.
  Optional<Mark> markers(Table table) {
    return table.wagers().stream()
        .filter(bet -> bet.name().equals(wager) && bet.state() != Machine.START)
        .findFirst()
        .flatMap(bet -> Lammers.of(bet.offer(table.layout()).wager().machine(), bet.state()))
        .map(this::markers);
  }

  private Mark markers(Markers lammers) {
    return new Mark.Markers(
        wager,
        circles.stream().filter(circle -> isLit(circle, lammers)).map(Circle::at).toList(),
        radius);
  }

  private static boolean isLit(Circle circle, Markers lammers) {
    return lammers.reached().contains(circle.at().number())
        && (circle.row() == ANY
            || !(lammers instanceof Followed followed)
            || followed.chosen() == circle.row());
  }
}
