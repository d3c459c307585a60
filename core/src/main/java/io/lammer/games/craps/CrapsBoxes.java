package io.lammer.games.craps;

import io.lammer.rules.Spot;
import io.lammer.table.felt.Box;
import io.lammer.table.felt.Corner;
import io.lammer.table.felt.FeltSpots;
import io.lammer.table.felt.Label;
import io.lammer.table.felt.Palette;
import io.lammer.table.felt.Print;
import io.lammer.table.felt.SpotPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The number boxes of a craps layout, with don't come beside them.
///
/// @param pucks the position of the puck on each point
/// @param off the position of the puck when it is off
record CrapsBoxes(List<SpotPlace> places, Map<Integer, Box> pucks, Box off) {
  private static final Palette PALETTE = CrapsFelt.PALETTE;
  private static final double NARROW = 90;
  private static final double ROUND = 6;

  /// The part of a number box's height taken by the number.
  private static final double HEAD = 0.44;

  /// The wagers in a number box from top to bottom; wagers in one list share a line.
  private static final List<List<String>> LINES =
      List.of(
          List.of("dont-come", "dont-come-odds"),
          List.of("lay", "place-to-lose"),
          List.of("place", "buy"),
          List.of("come", "come-odds"));

  static CrapsBoxes of(FeltSpots spots, Box area) {
    var places = new ArrayList<SpotPlace>();
    var numbers = numbers(spots);
    var dontCome = Spot.of("dont-come");
    var off = new Box(area.x() + 4, area.y() + 4, 40, 40);
    if (spots.has(dontCome)) {
      var parts = area.columns(0.86, Math.max(1, numbers.size()));
      var box = parts.getFirst();
      places.add(
          SpotPlace.of(dontCome, box, CrapsLine.barred(spots, box, dontCome))
              .chipsIn(new Box(box.x(), box.bottom() - 62, box.width(), 56)));
      area = parts.getLast();
      off = new Box(box.midX() - 20, box.y() + 6, 40, 40);
    }
    var pucks = new HashMap<Integer, Box>();
    var columns = area.columns(Math.max(1, numbers.size()));
    var i = 0;
    for (var number : numbers) {
      column(spots, columns.get(i++), number, places, pucks);
    }
    return new CrapsBoxes(List.copyOf(places), Map.copyOf(pucks), off);
  }

  private static Set<Integer> numbers(FeltSpots spots) {
    var numbers = new TreeSet<Integer>();
    for (var spot : spots.of("place", "buy", "lay", "come-odds", "pass-odds", "place-to-lose")) {
      if (spot.number() != null) {
        numbers.add(spot.number());
      }
    }
    return numbers;
  }

  private static void column(
      FeltSpots spots, Box column, int number, List<SpotPlace> places, Map<Integer, Box> pucks) {
    var narrow = column.width() < NARROW;
    var lines = lines(spots, number, narrow);
    var tall = narrow ? 1.7 : 2;
    var weights = lines.stream().mapToDouble(line -> line.contains("place") ? tall : 1).toArray();
    var rows = column.rows(weights);
    for (var i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      var cells =
          rows.get(i)
              .columns(
                  line.stream().mapToDouble(name -> name.equals("place") ? 1.45 : 1).toArray());
      for (var j = 0; j < line.size(); j++) {
        var spot = Spot.of(line.get(j), number);
        var box = cells.get(j);
        if (spot.wager().equals("place")) {
          places.add(numbered(spot, box, rows.get(i)));
          pucks.put(number, new Box(column.right() - 32, box.y() - 15, 32, 32));
        } else {
          places.add(cell(spots, spot, line.contains("place") ? box.below(HEAD) : box));
        }
      }
      pucks.putIfAbsent(number, new Box(column.midX() - 20, column.y(), 40, 40));
    }
  }

  private static List<List<String>> lines(FeltSpots spots, int number, boolean narrow) {
    var lines = new ArrayList<List<String>>();
    for (var line : LINES) {
      var there = line.stream().filter(wager -> lies(spots, wager, number)).toList();
      if (narrow) {
        there.forEach(wager -> lines.add(List.of(wager)));
      } else if (!there.isEmpty()) {
        lines.add(there);
      }
    }
    return lines;
  }

  /// True if the wager can stand on the number. A come wager can if its odds can be made there.
  private static boolean lies(FeltSpots spots, String wager, int number) {
    var offer = spots.offer(Spot.of(wager));
    return spots.has(Spot.of(wager, number))
        || (offer != null && offer.travels() && spots.has(Spot.of(wager + "-odds", number)));
  }

  /// The main part of a number box: the number in large letters and the pay of the place wager.
  private static SpotPlace numbered(Spot spot, Box box, Box row) {
    var number = spot.number() == null ? "" : spot.number().toString();
    var words = new Label.PhraseOr("print.number." + number, new Label.Fixed(number));
    var lower = box.below(HEAD);
    var lines = lower.rows(1, 1, 0.2);
    return SpotPlace.of(
            spot,
            row,
            Print.big(row.top(HEAD), words, 36, PALETTE.words()),
            Print.small(lines.get(0), Label.phrase("print.place"), 13, PALETTE.line()),
            Print.small(lines.get(1), new Label.Pays(spot), 14, PALETTE.pays()))
        .filled("#125a40")
        .outlined(corner(row, box))
        .chipsIn(lower);
  }

  /// The outline of the place spot: as wide as the row at the top, as wide as the spot below.
  private static List<Corner> corner(Box row, Box box) {
    var head = row.y() + row.height() * HEAD - Box.GAP;
    return List.of(
        new Corner(row.x(), row.y(), ROUND),
        new Corner(row.right(), row.y(), ROUND),
        new Corner(row.right(), head, ROUND),
        new Corner(box.right(), head, ROUND),
        new Corner(box.right(), row.bottom(), ROUND),
        new Corner(row.x(), row.bottom(), ROUND));
  }

  private static SpotPlace cell(FeltSpots spots, Spot spot, Box box) {
    var words = new Label.PhraseOr("cell." + spot.wager(), new Label.Name(spot));
    var pays = spots.pays(spot);
    return pays == null
        ? SpotPlace.of(spot, box, Print.small(box, words, 12, PALETTE.line()))
        : SpotPlace.of(
            spot,
            box,
            Print.small(box.top(0.55), words, 12, PALETTE.line()),
            Print.small(box.rows(1, 0.8, 0.2).get(1), pays, 11, PALETTE.pays()));
  }
}
