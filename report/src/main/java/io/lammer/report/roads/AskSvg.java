package io.lammer.report.roads;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Side;
import io.lammer.tables.roads.DerivedRoad.Mark;
import io.lammer.tables.roads.Roads;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a further Banker and a further Player would add to the derived roads, as SVG.
public final class AskSvg {
  private static final int CELL = 24;
  private static final double SCALE = 1.6;

  private AskSvg() {}

  public static String of(Roads roads) {
    var frame = new Frame(4 * CELL, 2 * CELL);
    var drawing = frame.ground();
    drawing.line(0, CELL, 4 * CELL, CELL, "class", "grid");
    row(drawing, CELL / 2.0, Side.BANKER, roads.ask(Side.BANKER));
    row(drawing, CELL * 1.5, Side.PLAYER, roads.ask(Side.PLAYER));
    var told =
        Stream.of(Side.BANKER, Side.PLAYER)
            .map(side -> told(side, roads.ask(side)))
            .collect(Collectors.joining(" "));
    return frame.svg(drawing, "road ask", SCALE, RoadWords.of("ask"), told);
  }

  private static void row(Drawing drawing, double y, Side side, Roads.Ask ask) {
    drawing.rect(new Box(3, y - 9, CELL - 6, 18), 3, "class", "bead " + RoadsSvg.style(side));
    Frame.words(drawing, "letter", CELL / 2.0, y, RoadWords.of("ask." + RoadsSvg.style(side)));
    if (ask.bigEye() != null) {
      DerivedMarks.ring(drawing, CELL * 1.5, y, ask.bigEye());
    }
    if (ask.small() != null) {
      DerivedMarks.disc(drawing, CELL * 2.5, y, ask.small());
    }
    if (ask.cockroach() != null) {
      DerivedMarks.slash(drawing, CELL * 3.5, y, ask.cockroach());
    }
  }

  private static String told(Side side, Roads.Ask ask) {
    return RoadWords.of(
        "ask.told", side.title(), word(ask.bigEye()), word(ask.small()), word(ask.cockroach()));
  }

  private static String word(@Nullable Mark mark) {
    return RoadWords.of(mark == null ? "none" : mark.name().toLowerCase(Locale.ROOT));
  }
}
