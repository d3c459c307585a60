package io.lammer.report.roads;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Side;
import io.lammer.tables.roads.BigRoad;
import io.lammer.tables.roads.DerivedRoad.Mark;
import io.lammer.tables.roads.Road;
import io.lammer.tables.roads.Road.Cell;
import io.lammer.tables.roads.Roads;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The five roads as SVG, each as large as its columns whatever was dealt.
public record RoadsSvg(String beads, String big, String bigEye, String small, String cockroach) {

  /// How many columns there is room for.
  public record Columns(int beads, int big, int derived) {}

  /// The size of a cell as it is drawn.
  static final int CELL = 20;

  private static final double BEAD_SCALE = 2.2;
  private static final double BIG_SCALE = 1.6;
  private static final double DERIVED_SCALE = 0.8;

  /// Draws a mark around the middle of its cell.
  private interface Pen<M> {
    void draw(Drawing drawing, double x, double y, M mark);
  }

  public static RoadsSvg of(Roads roads, Columns columns) {
    return new RoadsSvg(
        beads(roads.beads(), columns.beads()),
        big(roads.big(), columns.big()),
        derived("big-eye", roads.bigEye().road(), columns.derived(), DerivedMarks::ring),
        derived("small", roads.small().road(), columns.derived(), DerivedMarks::disc),
        derived("cockroach", roads.cockroach().road(), columns.derived(), DerivedMarks::slash));
  }

  private static String beads(Road<Roads.Round> road, int columns) {
    return frame(columns)
        .svg(
            drawn(road, columns, RoadsSvg::bead),
            "road bead-plate",
            BEAD_SCALE,
            RoadWords.of(
                "bead-plate",
                road.cells().size(),
                count(road, Side.BANKER),
                count(road, Side.PLAYER),
                count(road, Side.TIE)),
            told(road, round -> letter(round.winner())));
  }

  private static long count(Road<Roads.Round> road, Side side) {
    return road.marks().stream().filter(round -> round.winner() == side).count();
  }

  private static void bead(Drawing drawing, double x, double y, Roads.Round round) {
    drawing.circle(x, y, 8.8, "class", "bead " + style(round.winner()));
    Frame.words(drawing, "letter", x, y, letter(round.winner()));
    if (round.bankerPair()) {
      drawing.circle(x - 6.4, y - 6.4, 2.8, "class", "pair banker");
    }
    if (round.playerPair()) {
      drawing.circle(x + 6.4, y + 6.4, 2.8, "class", "pair player");
    }
  }

  private static String big(BigRoad big, int columns) {
    var drawing = drawn(big.road(), columns, RoadsSvg::win);
    ties(drawing, middle(0), middle(0), big.held());
    return frame(columns)
        .svg(
            drawing,
            "road big-road",
            BIG_SCALE,
            RoadWords.of("big-road", big.runs().size()),
            told(big.road(), win -> letter(win.winner()) + letter(Side.TIE).repeat(win.ties())));
  }

  private static void win(Drawing drawing, double x, double y, BigRoad.Win win) {
    drawing.circle(x, y, 7.6, "class", "win " + style(win.winner()));
    ties(drawing, x, y, win.ties());
    Frame.words(drawing, "letter " + style(win.winner()), x, y, letter(win.winner()));
  }

  private static void ties(Drawing drawing, double x, double y, int ties) {
    if (ties > 0) {
      drawing.line(x - 8.6, y + 8.6, x + 8.6, y - 8.6, "class", "tied");
    }
    if (ties > 1) {
      drawing.circle(x + 5.6, y + 5.6, 4.4, "class", "ties");
      Frame.words(drawing, "ties-count", x + 5.6, y + 5.6, String.valueOf(ties));
    }
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

  private static Frame frame(int columns) {
    return new Frame(columns * CELL, Road.ROWS * CELL);
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

  static String style(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  static String letter(Side side) {
    return RoadWords.of("letter." + style(side));
  }
}
