package io.lammer.report;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analysis.RowOdds;
import io.lammer.odds.Ratio;
import io.lammer.rules.Envy;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The tables of a math report for wagers of any kind.
final class OddsHtml {
  private static final String OPEN = "depends on the meter";
  private static final double[] DEVIATES = {1.645, 1.960, 2.576};
  private static final int WINNERS_MAX = 5;

  private OddsHtml() {}

  /// Every event with its ways, and the sample spaces that they add up to.
  static Html combinations(List<Analysis> analyses) {
    var parts = new ArrayList<Html>();
    for (var i = 0; i < analyses.size(); i++) {
      var space = SampleSpace.of(analyses.get(i));
      var last = i + 1 == analyses.size() || !space.equals(SampleSpace.of(analyses.get(i + 1)));
      parts.add(
          Html.styled(
              "div",
              "block",
              combinations(analyses.get(i)),
              last ? Html.styled("p", "note", Html.text(space)) : Html.NOTHING));
    }
    return Html.of(parts);
  }

  private static Html combinations(Analysis analysis) {
    var withEnvy = analysis.counts().rows().stream().anyMatch(row -> row.envy() != null);
    var table =
        new HtmlTable(
            "combinations",
            unless(
                !withEnvy,
                2,
                "Event",
                ">Pays",
                "Envy",
                ">Ways",
                ">Probability",
                ">1 in",
                ">Return"));
    for (var odds : analysis.rows()) {
      var row = odds.row();
      table.row(
          row != null && row.mark() != null ? "doubtful" : "",
          unless(
              !withEnvy,
              2,
              row == null ? "Any other outcome" : row.label() + (row.mark() == null ? "" : " ‡"),
              row == null ? "loss" : row.pays(),
              envy(row),
              "%,d".formatted(odds.ways()),
              probability(odds.probability()),
              AnalysisText.oneIn(odds.probability()),
              isOpen(analysis, row) ? "by meter" : AnalysisText.percent(odds.returned())));
    }
    table.row(
        "total",
        unless(
            !withEnvy,
            2,
            "Total",
            "",
            "",
            "%,d".formatted(analysis.counts().total()),
            "1",
            "",
            AnalysisText.percent(analysis.expectedReturn()) + (analysis.isOpen() ? " +" : "")));
    return Html.of(Html.element("h4", Html.text(name(analysis))), table.html());
  }

  /// The cells, without one column that has nothing to say.
  static List<String> unless(boolean left, int column, String... cells) {
    var kept = new ArrayList<>(List.of(cells));
    if (left) {
      kept.remove(column);
    }
    return kept;
  }

  private static String envy(@Nullable Row row) {
    return row == null || row.envy() == null ? "" : row.envy().toString();
  }

  private static boolean isOpen(Analysis analysis, @Nullable Row row) {
    return analysis.isOpen() && row != null && row.pay() instanceof Pay.Percent;
  }

  /// What is analysed, within a section of one paytable.
  static String name(Analysis analysis) {
    var paytable = analysis.paytable();
    var single = paytable != null && analysis.wager().name().equals(paytable.id());
    var parts = new ArrayList<String>();
    parts.add(single ? "single event" : analysis.wager().name());
    if (analysis.condition() != null) {
      parts.add(analysis.condition());
    }
    if (analysis.decks() != null) {
      parts.add(analysis.decks() + (analysis.decks() == 1 ? " deck" : " decks"));
    }
    return String.join(", ", parts);
  }

  /// The figures and how far results stray from them; side by side where there is room.
  static Html results(List<Analysis> analyses) {
    var figures = figures(analyses);
    var intervals = intervals(analyses);
    return analyses.size() > 1 || intervals.isNothing()
        ? Html.of(figures, intervals)
        : Html.styled(
            "div",
            "pair",
            Html.styled("div", "half", figures),
            Html.styled("div", "half", intervals));
  }

  private static Html figures(List<Analysis> analyses) {
    var columns = new ArrayList<String>(List.of("Figure"));
    analyses.forEach(analysis -> columns.add(">" + name(analysis)));
    var table = new HtmlTable("figures", columns);
    var known = analyses.stream().anyMatch(analysis -> !analysis.isOpen());
    if (known) {
      figure(
          table,
          analyses,
          "Return to player",
          closed(a -> AnalysisText.percent(a.expectedReturn())));
      figure(table, analyses, "House edge", closed(a -> AnalysisText.percent(a.houseEdge())));
      figure(table, analyses, "House edge, exact", closed(a -> exact(a.houseEdge())));
    }
    if (analyses.stream().anyMatch(analysis -> analysis.pushFrequency().signum() > 0)) {
      figure(
          table,
          analyses,
          "House edge per resolved wager",
          closed(a -> AnalysisText.percent(a.houseEdgePerResolved())));
      figure(table, analyses, "Push frequency", a -> AnalysisText.percent(a.pushFrequency()));
    }
    figure(
        table,
        analyses,
        "Hit frequency (a push is no hit)",
        a ->
            AnalysisText.percent(a.hitFrequency())
                + ", 1 in "
                + AnalysisText.oneIn(a.hitFrequency()));
    if (known) {
      figure(table, analyses, "Variance", closed(a -> decimal(a.variance().doubleValue())));
      figure(table, analyses, "Standard deviation", closed(a -> decimal(a.standardDeviation())));
      figure(table, analyses, "Skewness", closed(a -> decimal(a.skewness())));
      figure(table, analyses, "Volatility index (90%)", closed(a -> decimal(a.volatilityIndex())));
    }
    if (analyses.stream()
        .anyMatch(analysis -> analysis.counts().rounds().compareTo(Ratio.ONE) > 0)) {
      figure(
          table,
          analyses,
          "Expected rolls to resolution",
          a -> decimal(a.counts().rounds().doubleValue()));
    }
    return Html.styled(
        "div", "block", Html.element("h4", Html.text("Figures per unit wagered")), table.html());
  }

  private static void figure(
      HtmlTable table, List<Analysis> analyses, String name, Function<Analysis, String> value) {
    var cells = new ArrayList<String>(List.of(name));
    analyses.forEach(analysis -> cells.add(value.apply(analysis)));
    table.row("", cells);
  }

  private static Function<Analysis, String> closed(Function<Analysis, String> value) {
    return analysis -> analysis.isOpen() ? OPEN : value.apply(analysis);
  }

  /// A fraction with room to break a line.
  private static String exact(Ratio value) {
    return value.numerator() + " / " + value.denominator();
  }

  /// How far the return of many rounds strays from the expected one.
  private static Html intervals(List<Analysis> analyses) {
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
        Html.element("h4", Html.text("Return by number of rounds")),
        Html.of(parts),
        closed.stream().anyMatch(OddsHtml::hasRareTop)
            ? Html.styled(
                "p",
                "note",
                Html.text(
                    "† fewer than ten hits of the highest pay are expected: the normal"
                        + " approximation fails, results are more skewed."))
            : Html.NOTHING);
  }

  private static Html intervalTable(List<Analysis> analyses) {
    var columns = new ArrayList<String>(List.of(">Rounds"));
    analyses.forEach(_ -> columns.addAll(List.of(">90%", ">95%", ">99%")));
    var table = new HtmlTable("intervals", columns);
    table.group(
        analyses.stream()
            .map(
                analysis -> name(analysis) + ": " + AnalysisText.percent(analysis.expectedReturn()))
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

  /// The probability of the highest pay.
  private static double topChance(Analysis analysis) {
    return analysis.rows().stream()
        .filter(odds -> odds.row() != null && odds.ways().signum() > 0)
        .max(Comparator.comparing(odds -> odds.returned().dividedBy(odds.probability())))
        .map(RowOdds::probability)
        .orElse(Ratio.ONE)
        .doubleValue();
  }

  /// The states a wager can be made in, one line each.
  static Html states(List<Analysis> analyses) {
    var table =
        new HtmlTable(
            "states",
            "Made after",
            ">Ways to be in this state",
            ">Winning ways",
            ">House edge",
            ">Hit frequency",
            ">Standard deviation");
    for (var analysis : analyses) {
      var total = analysis.counts().total();
      var wins = analysis.hitFrequency().times(new Ratio(total, BigInteger.ONE));
      table.row(
          analysis.doubt().isPresent() ? "doubtful" : "",
          List.of(
              name(analysis).replaceFirst("^[^,]*, ", ""),
              "%,d".formatted(total),
              "%,d".formatted(wins.numerator()),
              AnalysisText.percent(analysis.houseEdge())
                  + (analysis.doubt().isPresent() ? " ‡" : ""),
              AnalysisText.percent(analysis.hitFrequency()),
              decimal(analysis.standardDeviation())));
    }
    return Html.styled(
        "div",
        "block",
        Html.element("h4", Html.text("By the state in which the wager is made")),
        table.html());
  }

  /// What dealer envy costs the house, and what it leaves of the edge.
  static Html envy(List<Analysis> analyses) {
    var paid = analyses.stream().filter(analysis -> analysis.envyCost().signum() > 0).toList();
    if (paid.isEmpty()) {
      return Html.NOTHING;
    }
    var tables =
        paid.stream().allMatch(OddsHtml::isPerWinner)
            ? envyPerWinner(paid)
            : Html.of(paid.stream().map(OddsHtml::envyByWinners).toList());
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

  private static Html envyPerWinner(List<Analysis> analyses) {
    var table =
        new HtmlTable(
            "envy",
            "For any number of winners",
            ">Cost of envy",
            ">House edge without it",
            ">House edge with it");
    for (var analysis : analyses) {
      table.row(
          name(analysis),
          AnalysisText.percent(analysis.envyCost()),
          edge(analysis, Ratio.ZERO),
          edge(analysis, analysis.envyCost()));
    }
    return table.html();
  }

  private static Html envyByWinners(Analysis analysis) {
    var columns = new ArrayList<String>(List.of(name(analysis) + ", winners"));
    var costs = new ArrayList<String>(List.of("Cost of envy"));
    var without = new ArrayList<String>(List.of("House edge without it"));
    var with = new ArrayList<String>(List.of("House edge with it"));
    for (var winners = 1; winners <= WINNERS_MAX; winners++) {
      var shared = analysis.with(analysis.assumptions().withSharing(winners));
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
    return analysis.isOpen() ? OPEN : AnalysisText.percent(analysis.houseEdge().minus(envy));
  }

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.4f", value);
  }

  private static String probability(Ratio value) {
    return value.decimal().setScale(10, RoundingMode.HALF_EVEN).toPlainString();
  }
}
