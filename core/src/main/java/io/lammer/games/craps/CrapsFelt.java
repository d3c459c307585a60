package io.lammer.games.craps;

import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Die;
import io.lammer.table.felt.FeltPlan;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.GameFelt;
import io.lammer.table.felt.Mark;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.SpotPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// One end of a craps layout, with the stickman's box and the bonus wagers beside it.
final class CrapsFelt implements GameFelt {
  static final Palette PALETTE =
      new Palette("#0a3d2b", "#0e4a35", "#e6dcc2", "#f8f2e0", "#f3cf73", "#ffb199");
  private static final double DIE_SIZE = 42;

  @Override
  public FeltPlan plan(Layout layout) {
    var spots = new FeltSpots(layout);
    var center = new CrapsCenter(spots);
    var end = new Box(10, 10, 1172 - center.width(), 540);
    var line = CrapsLine.of(spots, end);
    var boxes = CrapsBoxes.of(spots, line.boxes());
    var laid = center.in(new Box(end.right() + 8, 10, center.width(), 540));
    var places = new ArrayList<SpotPlace>(line.places());
    places.addAll(boxes.places());
    places.addAll(laid.places());
    var live = new Live(laid.lammers(), boxes.pucks(), line.dice(), boxes.off());
    return new FeltPlan("craps", PALETTE, spots, places, List.of(), live::marks);
  }

  @Override
  public List<Section> sections(Layout layout) {
    return CrapsSections.of(layout);
  }

  /// What changes during play, and where.
  ///
  /// @param pucks the position of the puck on each point
  private record Live(List<LammerCircles> lammers, Map<Integer, Box> pucks, Box dice, Box off) {
    List<Mark> marks(Table table) {
      var marks = new ArrayList<Mark>();
      lammers.forEach(circles -> circles.markers(table).ifPresent(marks::add));
      if (table.felt() instanceof CrapsState craps) {
        var on = pucks.get(craps.point());
        var at = on == null ? off : on;
        marks.add(new Mark.Puck(on != null, at.midX(), at.midY()));
      }
      if (table.entered() instanceof Roll roll) {
        marks.add(
            new Mark.Dice(
                "dice",
                List.of(
                    new Die(roll.first(), dice.midX() - 24, dice.midY(), DIE_SIZE),
                    new Die(roll.second(), dice.midX() + 24, dice.midY(), DIE_SIZE)),
                null));
      }
      return marks;
    }
  }
}
