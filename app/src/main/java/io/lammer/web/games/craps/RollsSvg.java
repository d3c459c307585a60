package io.lammer.web.games.craps;

import io.lammer.render.picture.Drawing;
import io.lammer.render.picture.Faces;
import io.lammer.render.roads.RoadFrame;
import io.lammer.render.roads.RoadWords;
import io.lammer.rules.yaml.Value;
import io.lammer.table.felt.Box;
import java.util.List;
import java.util.stream.Collectors;

/// The latest craps rolls as dice in SVG, newest on the left.
public final class RollsSvg {
  private static final int SLOT = 48;
  private static final int HEIGHT = 144;
  private static final int DIE = 34;

  private RollsSvg() {}

  /// @param rolls the rolls, oldest first
  /// @param room the number of rolls to show
  public static String of(List<RecentRoll> rolls, int room) {
    var frame = new RoadFrame(room * SLOT, HEIGHT);
    var drawing = frame.ground();
    var shown = rolls.subList(Math.max(0, rolls.size() - room), rolls.size()).reversed();
    for (var i = shown.size(); i < room; i++) {
      drawing.rect(new Box(i * SLOT + 2, 2, SLOT - 4, HEIGHT - 4), 6, "class", "slot empty");
    }
    for (var i = 0; i < shown.size(); i++) {
      slot(drawing, i, shown.get(i));
      if (i > 0 && shown.get(i).shooter() != shown.get(i - 1).shooter()) {
        drawing.line(i * SLOT, 6, i * SLOT, HEIGHT - 6, "class", "shooter");
      }
    }
    return frame.svg(
        drawing,
        "rolls",
        1,
        RoadWords.of("rolls"),
        shown.stream().map(RollsSvg::told).collect(Collectors.joining("; ")));
  }

  private static void slot(Drawing drawing, int place, RecentRoll thrown) {
    var left = place * SLOT;
    var style = Value.spelled(thrown.puck());
    drawing.rect(
        new Box(left + 2, 2, SLOT - 4, HEIGHT - 4),
        6,
        "class",
        "slot " + style + (place == 0 ? " latest" : ""));
    die(drawing, left + 7, 8, thrown.roll().first());
    die(drawing, left + 7, 46, thrown.roll().second());
    RoadFrame.words(
        drawing, "total " + style, left + SLOT / 2.0, 100, String.valueOf(thrown.roll().total()));
    mark(drawing, left, thrown.puck());
  }

  private static void die(Drawing drawing, int left, int top, int face) {
    drawing.rect(new Box(left, top, DIE, DIE), 6, "class", "die");
    var middle = DIE / 2;
    for (var pip : Faces.pips(face)) {
      var x = left + middle + 9 * pip.across();
      drawing.circle(x, top + middle + 9 * pip.down(), 3.4, "class", "pip");
    }
  }

  private static void mark(Drawing drawing, int left, RecentRoll.Puck puck) {
    if (puck != RecentRoll.Puck.STAYED) {
      drawing.rect(
          new Box(left + 4, 118, SLOT - 8, 19), 9.5, "class", "mark " + Value.spelled(puck));
      RoadFrame.words(
          drawing,
          "mark-word " + Value.spelled(puck),
          left + SLOT / 2.0,
          128,
          RoadWords.of(Value.spelled(puck)));
    }
  }

  private static String told(RecentRoll thrown) {
    var roll =
        RoadWords.of("roll", thrown.roll().first(), thrown.roll().second(), thrown.roll().total());
    return thrown.puck() == RecentRoll.Puck.STAYED
        ? roll
        : roll + " " + RoadWords.of(Value.spelled(thrown.puck()) + ".told");
  }
}
