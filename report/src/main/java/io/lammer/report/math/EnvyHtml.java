package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.HtmlTable;
import io.lammer.rules.Envy;
import java.util.ArrayList;
import java.util.List;

/// Dealer envy as a cost of the house.
final class EnvyHtml {
  private static final int WINNERS_MAX = 5;

  private EnvyHtml() {}

  /// What dealer envy costs the house, and what it leaves of the edge.
  static Html of(List<Analysis> analyses) {
    var paid = analyses.stream().filter(analysis -> analysis.envyCost().signum() > 0).toList();
    if (paid.isEmpty()) {
      return Html.NOTHING;
    }
    var tables =
        paid.stream().allMatch(EnvyHtml::isPerWinner)
            ? perWinner(paid)
            : Html.of(paid.stream().map(EnvyHtml::byWinners).toList());
    return Html.styled(
        "div",
        "block",
        Html.element(
            "h4", Html.text("Dealer envy, paid by the house beside the wager, per unit staked")),
        tables);
  }

  /// Whether every envy is paid for each winner, so that others do not matter.
  private static boolean isPerWinner(Analysis analysis) {
    return analysis.counts().rows().stream()
        .allMatch(
            row ->
                switch (row.envy()) {
                  case null -> true;
                  case Envy.Multiple _ -> true;
                  case Envy.Dollars dollars -> dollars.perPlayer();
                });
  }

  private static Html perWinner(List<Analysis> analyses) {
    var table =
        new HtmlTable(
            "envy",
            "For any number of winners",
            ">Cost of envy",
            ">House edge without it",
            ">House edge with it");
    for (var analysis : analyses) {
      table.row(
          OddsHtml.name(analysis),
          AnalysisText.percent(analysis.envyCost()),
          edge(analysis, Ratio.ZERO),
          edge(analysis, analysis.envyCost()));
    }
    return table.html();
  }

  private static Html byWinners(Analysis analysis) {
    var columns = new ArrayList<String>(List.of(OddsHtml.name(analysis) + ", winners"));
    var costs = new ArrayList<String>(List.of("Cost of envy"));
    var without = new ArrayList<String>(List.of("House edge without it"));
    var with = new ArrayList<String>(List.of("House edge with it"));
    for (var winners = 1; winners <= WINNERS_MAX; winners++) {
      var shared = analysis.with(analysis.assumptions().withPlayers(winners));
      columns.add(">" + winners);
      costs.add(AnalysisText.percent(shared.envyCost()));
      without.add(edge(shared, Ratio.ZERO));
      with.add(edge(shared, shared.envyCost()));
    }
    var table = new HtmlTable("envy", columns);
    table.row("", costs);
    if (!analysis.isOpen()) {
      table.row("", without);
      table.row("", with);
    }
    return table.html();
  }

  private static String edge(Analysis analysis, Ratio envy) {
    return analysis.isOpen()
        ? OddsHtml.OPEN
        : AnalysisText.percent(analysis.houseEdge().minus(envy));
  }
}
