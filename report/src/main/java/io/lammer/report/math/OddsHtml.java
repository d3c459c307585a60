package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import io.lammer.report.felt.FeltWords;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.HtmlTable;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The tables of a math report for wagers of any kind.
final class OddsHtml {
  static final String OPEN = "depends on the meter";

  private static final int SIDE_BY_SIDE = 4;

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

  /// A line for each wager, for many of them that are alike.
  static Html list(List<Analysis> analyses) {
    var table =
        new HtmlTable(
            "summary",
            "Wager",
            ">Pays",
            ">Hit frequency",
            ">Rolls",
            ">House edge",
            ">Exactly",
            ">Per resolved",
            ">Per roll",
            ">Std. dev.");
    for (var analysis : analyses) {
      var rows = analysis.wager().rows();
      table.row(
          name(analysis),
          rows.size() == 1 ? rows.getFirst().pays() : "see below",
          AnalysisText.percent(analysis.hitFrequency()),
          decimal(analysis.counts().rounds().doubleValue()),
          AnalysisText.percent(analysis.houseEdge()),
          analysis.houseEdge().toString(),
          analysis.pushFrequency().signum() > 0
              ? AnalysisText.percent(analysis.houseEdgePerResolved())
              : "",
          AnalysisText.percent(analysis.houseEdgePerRoll()),
          decimal(analysis.standardDeviation()));
    }
    return Html.of(
        table.html(),
        Html.styled(
            "p",
            "note",
            Html.text(
                "Per resolved: over the wagers that win or lose, where some push. With odds: the"
                    + " stake varies, and all figures are per unit of the average stake.")),
        everyRow(analyses));
  }

  /// Pays and ways of many wagers, a line for each of their rows.
  private static Html everyRow(List<Analysis> analyses) {
    var table =
        new HtmlTable(
            "summary", "Wager", "Event", ">Pays", ">Ways", ">Of", ">Probability", ">Return");
    for (var analysis : analyses) {
      var first = true;
      for (var odds : analysis.rows()) {
        if (odds.ways().signum() > 0) {
          table.row(
              first ? name(analysis) : "",
              odds.row() == null ? "Any other outcome" : odds.row().label(),
              odds.row() == null ? "loss" : odds.row().pays(),
              "%,d".formatted(odds.ways()),
              "%,d".formatted(analysis.counts().total()),
              probability(odds.probability()),
              AnalysisText.percent(odds.returned()));
          first = false;
        }
      }
    }
    return Html.of(
        Html.element("h4", Html.text("Pays and ways of every wager")),
        table.html(),
        Html.styled(
            "p",
            "note",
            Html.text(
                "Of a wager that one roll decides, the ways are rolls; of others, numerators over"
                    + " the common denominator of the exact probabilities.")));
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

  /// What is analyzed, within a section of one paytable.
  static String name(Analysis analysis) {
    var paytable = analysis.paytable();
    var single = paytable != null && analysis.wager().name().equals(paytable.id());
    var parts = new ArrayList<String>();
    parts.add(
        single ? "Single event" : FeltWords.spoken(analysis.paytable(), analysis.wager().spot()));
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
    var intervals = IntervalsHtml.of(analyses);
    return analyses.size() > 1 || intervals.isNothing()
        ? Html.of(figures, intervals)
        : Html.styled(
            "div",
            "pair",
            Html.styled("div", "half", figures),
            Html.styled("div", "half", intervals));
  }

  /// So many wagers side by side as fit the paper.
  private static Html figures(List<Analysis> analyses) {
    var parts = new ArrayList<Html>();
    for (var i = 0; i < analyses.size(); i += SIDE_BY_SIDE) {
      parts.add(figuresOf(analyses.subList(i, Math.min(i + SIDE_BY_SIDE, analyses.size()))));
    }
    return Html.of(Html.element("h4", Html.text("Figures per unit wagered")), Html.of(parts));
  }

  private static Html figuresOf(List<Analysis> analyses) {
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
      if (analyses.stream().anyMatch(analysis -> analysis.envyCost().signum() > 0)) {
        figure(
            table,
            analyses,
            "House edge after dealer envy",
            closed(a -> AnalysisText.percent(a.houseEdgeAfterEnvy())));
      }
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
    return Html.styled("div", "block", table.html());
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

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.4f", value);
  }

  private static String probability(Ratio value) {
    return value.decimal().setScale(10, RoundingMode.HALF_EVEN).toPlainString();
  }
}
