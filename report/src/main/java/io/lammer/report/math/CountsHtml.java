package io.lammer.report.math;

import io.lammer.odds.Protection;
import io.lammer.odds.Protection.WagerReport;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.HtmlTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What card counters can win, as a chapter of a report.
final class CountsHtml {
  private static final String RANKS = "A23456789TJQK";

  private CountsHtml() {}

  static Html of(Counting counting) {
    return RulesChapter.chapter(
        "counts",
        "Card counting",
        Html.paragraph(
            counting.heading()
                + ". The effect of removing one card is exact; units per shoe are of played shoes,"
                + " with the exact value of every wager before each hand, and carry a standard"
                + " error."),
        effects(counting.reports()),
        wins(counting.reports()));
  }

  private static Html effects(List<WagerReport> reports) {
    var columns = new ArrayList<>(List.of("Effect of removal, 0.001%"));
    RANKS.chars().forEach(rank -> columns.add(">" + (char) rank));
    var table = new HtmlTable("counts", columns);
    for (var report : reports) {
      var cells = new ArrayList<>(List.of(report.name()));
      report
          .effects()
          .forEach(effect -> cells.add(String.format(Locale.ROOT, "%.0f", effect * 100_000)));
      table.row("", cells);
    }
    return table.html();
  }

  private static Html wins(List<WagerReport> reports) {
    var table =
        new HtmlTable(
            "counts",
            "Units per shoe",
            "Count A..9, T",
            ">Bet from",
            ">By count",
            ">±",
            ">Perfect play",
            ">±",
            ">Hands bet");
    for (var report : reports) {
      table.row(
          report.name(),
          report.count().toString(),
          report.trigger() > Protection.COUNT_MAX ? "never" : Integer.toString(report.trigger()),
          number(report.byCount().mean()),
          number(report.byCount().error()),
          number(report.perfect().mean()),
          number(report.perfect().error()),
          String.format(Locale.ROOT, "%.2f%%", 100 * report.handsByPerfect()));
    }
    return table.html();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }
}
