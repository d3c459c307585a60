package io.lammer.render.roads;

import io.lammer.render.picture.Drawing;
import io.lammer.rules.Side;
import io.lammer.table.roads.BigRoad;
import io.lammer.table.roads.GameRoads;
import io.lammer.table.roads.Road;
import io.lammer.table.roads.Roads;
import java.util.function.Function;

/// The marks of the bead plate and the big road, with the letters of a game's sides.
///
/// @param name the name of a side in class names and text keys
/// @param beadPlate the text key of the bead plate's title
record SideMarks(Function<Side, String> name, String beadPlate) {
  SideMarks(GameRoads game) {
    this(game::name, game.beadPlate());
  }

  void bead(Drawing drawing, double x, double y, Roads.Round round) {
    drawing.circle(x, y, 8.8, "class", "bead " + name.apply(round.winner()));
    RoadFrame.words(drawing, "letter", x, y, letter(round.winner()));
    if (round.bankerPair()) {
      drawing.circle(x - 6.4, y - 6.4, 2.8, "class", "pair " + name.apply(Side.BANKER));
    }
    if (round.playerPair()) {
      drawing.circle(x + 6.4, y + 6.4, 2.8, "class", "pair " + name.apply(Side.PLAYER));
    }
  }

  void win(Drawing drawing, double x, double y, BigRoad.Win win) {
    var style = name.apply(win.winner());
    drawing.circle(x, y, 7.6, "class", "win " + style);
    ties(drawing, x, y, win.ties());
    RoadFrame.words(drawing, "letter " + style, x, y, letter(win.winner()));
  }

  static void ties(Drawing drawing, double x, double y, int ties) {
    if (ties > 0) {
      drawing.line(x - 8.6, y + 8.6, x + 8.6, y - 8.6, "class", "tied");
    }
    if (ties > 1) {
      drawing.circle(x + 5.6, y + 5.6, 4.4, "class", "ties");
      RoadFrame.words(drawing, "ties-count", x + 5.6, y + 5.6, String.valueOf(ties));
    }
  }

  /// The title of the bead plate for screen readers.
  String title(Road<Roads.Round> road) {
    return RoadWords.of(
        beadPlate,
        road.cells().size(),
        count(road, Side.BANKER),
        count(road, Side.PLAYER),
        count(road, Side.TIE));
  }

  private static long count(Road<Roads.Round> road, Side side) {
    return road.marks().stream().filter(round -> round.winner() == side).count();
  }

  /// Describes a win and the ties after it for screen readers.
  String told(BigRoad.Win win) {
    return letter(win.winner()) + letter(Side.TIE).repeat(win.ties());
  }

  String letter(Side side) {
    return RoadWords.of("letter." + name.apply(side));
  }
}
