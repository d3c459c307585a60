package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.report.picture.Drawing;
import io.lammer.rules.Outcome.Roll;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// One end of a craps layout with the stickman's box and the bonus wagers beside it.
///
/// @param pucks where the puck lies on each point
record CrapsFelt(List<LammerCircles> lammers, Map<Integer, Box> pucks, Box dice, Box off) {
  static GameFelt of(OfferedSpots stock) {
    var stick = new CrapsStick(stock);
    var end = new Box(10, 10, 1172 - stick.width(), 540);
    var line = CrapsLine.of(stock, end);
    var boxes = CrapsBoxes.of(stock, line.boxes());
    var laid = stick.in(new Box(end.right() + 8, 10, stick.width(), 540));
    var places = new ArrayList<Place>(line.places());
    places.addAll(boxes.places());
    places.addAll(laid.places());
    var felt = new CrapsFelt(laid.lammers(), boxes.pucks(), line.dice(), boxes.off());
    return new GameFelt("craps", Palette.CRAPS, stock, List.copyOf(places), _ -> {}, felt::live);
  }

  private void live(Drawing drawing, Table table) {
    lammers.forEach(circles -> circles.light(drawing, table));
    if (table.felt() instanceof Felt.Craps craps) {
      var at = pucks.get(craps.point());
      if (at == null) {
        Puck.off(drawing, off.midX(), off.midY());
      } else {
        Puck.on(drawing, at.midX(), at.midY());
      }
    }
    if (table.entered() instanceof Roll roll) {
      drawing.open("g", "class", "dice");
      Die.thrown(drawing, roll.first(), dice.midX() - 24, dice.midY(), 42);
      Die.thrown(drawing, roll.second(), dice.midX() + 24, dice.midY(), 42);
      drawing.close("g");
    }
  }
}
