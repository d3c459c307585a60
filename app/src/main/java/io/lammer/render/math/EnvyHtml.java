package io.lammer.render.math;

import static io.lammer.render.odds.OddsFormat.percent;

import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.Listing;
import io.lammer.rules.Envy;
import java.util.List;
import java.util.function.Function;

/// Dealer envy as a cost to the house.
final class EnvyHtml {
  private static final int WINNERS_MAX = 5;

  private EnvyHtml() {}

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
        Html.element("h4", "Dealer envy, paid by the house beside the wager, per unit staked"),
        tables);
  }

  /// True if every envy is paid per winner, so that other players do not affect its cost.
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
    return Listing.of(analyses)
        .column("For any number of winners", OddsHtml::name)
        .column(">Cost of envy", it -> percent(it.envyCost()))
        .column(">House edge without it", it -> edge(it, Ratio.ZERO))
        .column(">House edge with it", it -> edge(it, it.envyCost()))
        .table("envy")
        .html();
  }

  private static Html byWinners(Analysis analysis) {
    record Figure(String name, Function<Analysis, String> value) {}
    var figures =
        List.of(
            new Figure("Cost of envy", it -> percent(it.envyCost())),
            new Figure("House edge without it", it -> edge(it, Ratio.ZERO)),
            new Figure("House edge with it", it -> edge(it, it.envyCost())));
    var listing =
        Listing.of(analysis.isOpen() ? figures.subList(0, 1) : figures)
            .column(OddsHtml.name(analysis) + ", winners", Figure::name);
    for (var winners = 1; winners <= WINNERS_MAX; winners++) {
      var shared = analysis.with(analysis.assumptions().withPlayers(winners));
      listing.column(">" + winners, figure -> figure.value().apply(shared));
    }
    return listing.table("envy").html();
  }

  private static String edge(Analysis analysis, Ratio envy) {
    return analysis.isOpen() ? OddsHtml.OPEN : percent(analysis.houseEdge().minus(envy));
  }
}
