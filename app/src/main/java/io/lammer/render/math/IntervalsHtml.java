package io.lammer.render.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analysis.RowOdds;
import io.lammer.odds.Ratio;
import io.lammer.render.odds.OddsFormat;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.HtmlTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Confidence intervals of the return at 90, 95 and 99%.
final class IntervalsHtml {
  private static final double[] DEVIATES = {1.645, 1.960, 2.576};

  private IntervalsHtml() {}

  static Html of(List<Analysis> analyses) {
    var closed = analyses.stream().filter(analysis -> !analysis.isOpen()).toList();
    if (closed.isEmpty()) {
      return Html.NOTHING;
    }
    var parts = new ArrayList<Html>();
    var side = closed.size() % 3 == 0 ? 3 : 2;
    for (var i = 0; i < closed.size(); i += side) {
      parts.add(intervalTable(closed.subList(i, Math.min(i + side, closed.size()))));
    }
    return Html.styled(
        "div",
        "block",
        Html.element("h4", "Return by number of rounds"),
        Html.of(parts),
        closed.stream().anyMatch(IntervalsHtml::hasRareTop)
            ? Html.styled(
                "p",
                "note",
                "† fewer than ten hits of the highest pay are expected: the normal"
                    + " approximation fails, results are more skewed.")
            : Html.NOTHING);
  }

  private static Html intervalTable(List<Analysis> analyses) {
    var columns = new ArrayList<String>(List.of(">Rounds"));
    analyses.forEach(_ -> columns.addAll(List.of(">90%", ">95%", ">99%")));
    var table = new HtmlTable("intervals", columns);
    table.group(
        analyses.stream()
            .map(
                analysis ->
                    OddsHtml.name(analysis) + ": " + OddsFormat.percent(analysis.expectedReturn()))
            .toList(),
        DEVIATES.length);
    for (var rounds = 1_000L; rounds <= 10_000_000L; rounds *= 10) {
      var cells = new ArrayList<String>(List.of("%,d".formatted(rounds)));
      for (var analysis : analyses) {
        for (var deviate : DEVIATES) {
          cells.add(halfWidth(analysis, deviate, rounds));
        }
      }
      table.row("", cells);
    }
    return table.html();
  }

  private static String halfWidth(Analysis analysis, double deviate, long rounds) {
    var width = deviate * analysis.standardDeviation() / Math.sqrt((double) rounds) * 100;
    var rare = rounds * topChance(analysis) < 10 ? " †" : "";
    return String.format(Locale.ROOT, "± %.3f%%", width) + rare;
  }

  private static boolean hasRareTop(Analysis analysis) {
    return 1_000 * topChance(analysis) < 10;
  }

  private static double topChance(Analysis analysis) {
    return analysis.rows().stream()
        .filter(odds -> odds.row() != null && odds.ways().signum() > 0)
        .max(Comparator.comparing(odds -> odds.returned().dividedBy(odds.probability())))
        .map(RowOdds::probability)
        .orElse(Ratio.ONE)
        .doubleValue();
  }
}
