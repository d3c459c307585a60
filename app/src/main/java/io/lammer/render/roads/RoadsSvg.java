package io.lammer.render.roads;

import io.lammer.render.picture.Drawing;
import io.lammer.rules.yaml.Value;
import io.lammer.table.felt.Box;
import io.lammer.table.roads.BigRoad;
import io.lammer.table.roads.DerivedRoad.Mark;
import io.lammer.table.roads.GameRoads;
import io.lammer.table.roads.Road;
import io.lammer.table.roads.Road.Cell;
import io.lammer.table.roads.Roads;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The five baccarat roads as SVG, with sizes that do not depend on the rounds dealt.
public record RoadsSvg(String beads, String big, String bigEye, String small, String cockroach) {

  public record Columns(int beads, int big, int derived) {}

  static final int CELL = 20;

  private static final double BEAD_SCALE = 2.2;
  private static final double BIG_SCALE = 1.6;
  private static final double DERIVED_SCALE = 0.8;

  /// Draws a mark centered in its cell.
  private interface Pen<M> {
    void draw(Drawing drawing, double x, double y, M mark);
  }

  public static RoadsSvg of(Roads roads, Columns columns) {
    return of(roads, columns, new SideMarks(Value::spelled, "bead-plate"));
  }

  /// The roads of a game that has its own names for the sides.
  public static RoadsSvg of(Roads roads, Columns columns, GameRoads game) {
    return of(roads, columns, new SideMarks(game));
  }

  private static RoadsSvg of(Roads roads, Columns columns, SideMarks sides) {
    return new RoadsSvg(
        beads(roads.beads(), columns.beads(), sides),
        big(roads.big(), columns.big(), sides),
        derived("big-eye", roads.bigEye().road(), columns.derived(), DerivedMarks::ring),
        derived("small", roads.small().road(), columns.derived(), DerivedMarks::disc),
        derived("cockroach", roads.cockroach().road(), columns.derived(), DerivedMarks::slash));
  }

  private static String beads(Road<Roads.Round> road, int columns, SideMarks sides) {
    return frame(columns)
        .svg(
            drawn(road, columns, sides::bead),
            "road bead-plate",
            BEAD_SCALE,
            sides.title(road),
            told(road, round -> sides.letter(round.winner())));
  }

  private static String big(BigRoad big, int columns, SideMarks sides) {
    var drawing = drawn(big.road(), columns, sides::win);
    SideMarks.ties(drawing, middle(0), middle(0), big.held());
    return frame(columns)
        .svg(
            drawing,
            "road big-road",
            BIG_SCALE,
            RoadWords.of("big-road", big.runs().size()),
            told(big.road(), sides::told));
  }

  private static String derived(String name, Road<Mark> road, int columns, Pen<Mark> pen) {
    return frame(columns)
        .svg(
            drawn(road, columns, pen),
            "road derived " + name,
            DERIVED_SCALE,
            RoadWords.of(name, road.cells().size()),
            told(road, mark -> RoadWords.of(mark.name().toLowerCase(Locale.ROOT))));
  }

  private static <M> Drawing drawn(Road<M> whole, int columns, Pen<M> pen) {
    var road = whole.last(columns);
    var drawing = frame(columns).ground();
    drawing.leaf("path", "class d", "grid", grid(columns));
    if (!road.cells().isEmpty()) {
      var last = road.cells().getLast();
      drawing.rect(
          new Box(last.column() * CELL, last.row() * CELL, CELL, CELL), 2, "class", "latest");
    }
    for (var cell : road.cells()) {
      pen.draw(drawing, middle(cell.column()), middle(cell.row()), cell.mark());
    }
    return drawing;
  }

  private static RoadFrame frame(int columns) {
    return new RoadFrame(columns * CELL, Road.ROWS * CELL);
  }

  private static double middle(int place) {
    return place * CELL + CELL / 2.0;
  }

  private static String grid(int columns) {
    var steps = new StringBuilder();
    for (var column = 0; column <= columns; column++) {
      steps.append("M%d 0V%d".formatted(column * CELL, Road.ROWS * CELL));
    }
    for (var row = 0; row <= Road.ROWS; row++) {
      steps.append("M0 %dH%d".formatted(row * CELL, columns * CELL));
    }
    return steps.toString();
  }

  private static <M> String told(Road<M> road, Function<M, String> spoken) {
    return road.cells().stream().map(Cell::mark).map(spoken).collect(Collectors.joining(" "));
  }
}
