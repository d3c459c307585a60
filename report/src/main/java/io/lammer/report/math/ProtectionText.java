package io.lammer.report.math;

import io.lammer.odds.Protection;
import io.lammer.odds.Protection.WagerReport;
import io.lammer.report.paper.Grid;
import io.lammer.report.paper.Ink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What card counters can win, as a table with advice.
public final class ProtectionText {
  private static final String RANKS = "A23456789TJQK";

  /// Units a shoe from which a wager is worth a counter's hour at a usual limit.
  private static final double WORTH_WATCHING = 0.25;

  private final Ink ink;

  public ProtectionText(Ink ink) {
    this.ink = ink;
  }

  public String of(List<WagerReport> reports, String heading) {
    return ink.strong(heading)
        + "\n\nEffect of removing one card, in thousandths of a percent of the stake\n\n"
        + effects(reports)
        + "\nUnits won per shoe with one unit a hand\n\n"
        + wins(reports)
        + "\nUnits a perfect player wins per shoe, by the cards behind the cut card\n\n"
        + depths(reports)
        + "\n"
        + advice(reports);
  }

  private String effects(List<WagerReport> reports) {
    var columns = new String[RANKS.length() + 1];
    columns[0] = "WAGER";
    for (var i = 0; i < RANKS.length(); i++) {
      columns[i + 1] = ">" + RANKS.charAt(i);
    }
    var grid = new Grid(columns);
    for (var report : reports) {
      var cells = new String[columns.length];
      cells[0] = report.name();
      for (var i = 0; i < RANKS.length(); i++) {
        cells[i + 1] = String.format(Locale.ROOT, "%.0f", report.effects().get(i) * 100_000);
      }
      grid.row(cells);
    }
    return grid.text(ink);
  }

  private String wins(List<WagerReport> reports) {
    var grid =
        new Grid(
            "WAGER",
            ">EDGE",
            "COUNT A..9,T",
            ">FIT",
            ">FROM",
            ">BY COUNT",
            ">+-",
            ">PERFECT",
            ">+-",
            ">HANDS");
    for (var report : reports) {
      grid.row(
          report.name(),
          String.format(Locale.ROOT, "%.4f%%", -100 * report.value()),
          report.count().toString(),
          number(report.fit(), 3),
          report.trigger() > Protection.COUNT_MAX ? "never" : Integer.toString(report.trigger()),
          number(report.byCount().mean(), 4),
          number(report.byCount().error(), 4),
          number(report.perfect().mean(), 4),
          number(report.perfect().error(), 4),
          String.format(Locale.ROOT, "%.2f%%", 100 * report.handsByPerfect()));
    }
    return grid.text(ink);
  }

  private String depths(List<WagerReport> reports) {
    var columns = new ArrayList<>(List.of("WAGER"));
    Protection.DEPTHS.forEach(depth -> columns.add(">" + depth));
    var grid = new Grid(columns.toArray(String[]::new));
    for (var report : reports) {
      var cells = new ArrayList<>(List.of(report.name()));
      report.perfectByDepth().forEach(value -> cells.add(number(value, 4)));
      grid.row(cells.toArray(String[]::new));
    }
    return grid.text(ink);
  }

  private static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  private String advice(List<WagerReport> reports) {
    var watched =
        reports.stream()
            .filter(report -> report.perfect().mean() > WORTH_WATCHING)
            .map(WagerReport::name)
            .toList();
    return watched.isEmpty()
        ? "Advice: no wager here is worth a counter's time at this cut card.\n"
        : ink.note("Advice: ")
            + "limit the maximum wager or cut off more cards where these are offered: "
            + String.join(", ", watched)
            + ".\n";
  }

  public static List<Map<String, @Nullable Object>> json(List<WagerReport> reports) {
    return reports.stream()
        .map(
            report -> {
              var result = new LinkedHashMap<String, @Nullable Object>();
              result.put("wager", report.name());
              result.put("houseEdge", -report.value());
              result.put("effectsOfRemoval", report.effects());
              result.put("count", report.count().tags());
              result.put("fit", report.fit());
              result.put("trigger", report.trigger());
              result.put("byCount", report.byCount().mean());
              result.put("byCountError", report.byCount().error());
              result.put("perfect", report.perfect().mean());
              result.put("perfectError", report.perfect().error());
              result.put("cutCards", Protection.DEPTHS);
              result.put("perfectByCutCard", report.perfectByDepth());
              result.put("handsByPerfect", report.handsByPerfect());
              return (Map<String, @Nullable Object>) result;
            })
        .toList();
  }
}
