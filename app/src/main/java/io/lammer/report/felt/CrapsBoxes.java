package io.lammer.report.felt;

import io.lammer.report.picture.Box;
import io.lammer.rules.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The number boxes of a craps layout with don't come beside them.
///
/// @param pucks where the puck lies on each point
/// @param off where it lies when it is off
record CrapsBoxes(List<Place> places, Map<Integer, Box> pucks, Box off) {
  private static final Palette PALETTE = Palette.CRAPS;
  private static final double NARROW = 90;
  private static final double ROUND = 6;

  /// The part of a number box that has the number.
  private static final double HEAD = 0.44;

  /// The wagers of a box from its top, those that share a line together.
  private static final List<List<String>> LINES =
      List.of(
          List.of("dont-come", "dont-come-odds"),
          List.of("lay", "place-to-lose"),
          List.of("place", "buy"),
          List.of("come", "come-odds"));

  static CrapsBoxes of(OfferedSpots stock, Box area) {
    var places = new ArrayList<Place>();
    var numbers = numbers(stock);
    var dontCome = Spot.of("dont-come");
    var off = new Box(area.x() + 4, area.y() + 4, 40, 40);
    if (stock.has(dontCome)) {
      var parts = area.columns(0.86, Math.max(1, numbers.size()));
      var box = parts.getFirst();
      places.add(
          Place.of(dontCome, box, CrapsLine.barred(stock, box, dontCome))
              .chipsIn(new Box(box.x(), box.bottom() - 62, box.width(), 56)));
      area = parts.getLast();
      off = new Box(box.midX() - 20, box.y() + 6, 40, 40);
    }
    var pucks = new HashMap<Integer, Box>();
    var columns = area.columns(Math.max(1, numbers.size()));
    var i = 0;
    for (var number : numbers) {
      column(stock, columns.get(i++), number, places, pucks);
    }
    return new CrapsBoxes(List.copyOf(places), Map.copyOf(pucks), off);
  }

  private static Set<Integer> numbers(OfferedSpots stock) {
    var numbers = new TreeSet<Integer>();
    for (var spot : stock.of("place", "buy", "lay", "come-odds", "pass-odds", "place-to-lose")) {
      if (spot.number() != null) {
        numbers.add(spot.number());
      }
    }
    return numbers;
  }

  private static void column(
      OfferedSpots stock, Box column, int number, List<Place> places, Map<Integer, Box> pucks) {
    var narrow = column.width() < NARROW;
    var lines = lines(stock, number, narrow);
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
          places.add(numbered(stock, spot, box, rows.get(i)));
          pucks.put(number, new Box(column.right() - 32, box.y() - 15, 32, 32));
        } else {
          places.add(cell(stock, spot, line.contains("place") ? box.below(HEAD) : box));
        }
      }
      pucks.putIfAbsent(number, new Box(column.midX() - 20, column.y(), 40, 40));
    }
  }

  private static List<List<String>> lines(OfferedSpots stock, int number, boolean narrow) {
    var lines = new ArrayList<List<String>>();
    for (var line : LINES) {
      var there = line.stream().filter(wager -> lies(stock, wager, number)).toList();
      if (narrow) {
        there.forEach(wager -> lines.add(List.of(wager)));
      } else if (!there.isEmpty()) {
        lines.add(there);
      }
    }
    return lines;
  }

  /// A come wager lies on a number that its odds can be made on.
  private static boolean lies(OfferedSpots stock, String wager, int number) {
    var offer = stock.offer(Spot.of(wager));
    return stock.has(Spot.of(wager, number))
        || (offer != null && offer.travels() && stock.has(Spot.of(wager + "-odds", number)));
  }

  /// The box proper: the number in large letters across it, and what a place wager pays.
  private static Place numbered(OfferedSpots stock, Spot spot, Box box, Box row) {
    var number = spot.number() == null ? "" : spot.number().toString();
    var words = FeltWords.find("print.number." + number).orElse(number);
    var lower = box.below(HEAD);
    var lines = lower.rows(1, 1, 0.2);
    var print =
        Print.big(row.top(HEAD), words, 36, PALETTE.words())
            .and(Print.small(lines.get(0), FeltWords.of("print.place"), 13, PALETTE.line()))
            .and(Print.small(lines.get(1), stock.pays(spot), 14, PALETTE.pays()));
    return Place.of(spot, row, print).filled("#125a40").outlined(corner(row, box)).chipsIn(lower);
  }

  /// The whole width of the row at its head, and its own width below.
  private static String corner(Box row, Box box) {
    var head = row.y() + row.height() * HEAD - Box.GAP;
    return new Outline()
        .corner(row.x(), row.y(), ROUND)
        .corner(row.right(), row.y(), ROUND)
        .corner(row.right(), head, ROUND)
        .corner(box.right(), head, ROUND)
        .corner(box.right(), row.bottom(), ROUND)
        .corner(row.x(), row.bottom(), ROUND)
        .path();
  }

  private static Place cell(OfferedSpots stock, Spot spot, Box box) {
    var words = FeltWords.find("cell." + spot.wager()).orElseGet(() -> stock.label(spot));
    var pays = stock.pays(spot);
    var print =
        pays.isEmpty()
            ? Print.small(box, words, 12, PALETTE.line())
            : Print.small(box.top(0.55), words, 12, PALETTE.line())
                .and(Print.small(box.rows(1, 0.8, 0.2).get(1), pays, 11, PALETTE.pays()));
    return Place.of(spot, box, print);
  }
}
