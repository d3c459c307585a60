package io.lammer.render.math;

import static io.lammer.render.odds.OddsFormat.oneIn;
import static io.lammer.render.odds.OddsFormat.percent;
import static io.lammer.render.odds.OddsFormat.probability;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analysis.RowOdds;
import io.lammer.odds.Ratio;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.AnalysisText;
import io.lammer.render.odds.Figure;
import io.lammer.render.odds.SampleSpace;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.Listing;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The odds tables of a math report.
final class OddsHtml {
  static final String OPEN = "depends on the meter";

  private static final int SIDE_BY_SIDE = 4;

  private OddsHtml() {}

  /// The ways of every event, with the sample spaces they add up to.
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
              last ? Html.styled("p", "note", space) : Html.NOTHING));
    }
    return Html.of(parts);
  }

  private static Html combinations(Analysis analysis) {
    var withEnvy = analysis.counts().rows().stream().anyMatch(row -> row.envy() != null);
    var listing =
        Listing.of(analysis.rows())
            .styled(it -> isMarked(it) ? "doubtful" : "")
            .column("Event", it -> event(analysis, it))
            .column(">Pays", AnalysisFigures.PAYS::text)
            .column(withEnvy, "Envy", AnalysisFigures.ENVY::text);
    var table =
        Figure.inPrint(listing, AnalysisFigures.ROWS)
            .column(">Return", it -> isOpen(analysis, it) ? "by meter" : percent(it.returned()))
            .table("combinations");
    var total = new ArrayList<>(List.of("Total", ""));
    if (withEnvy) {
      total.add("");
    }
    total.addAll(
        List.of(
            "%,d".formatted(analysis.counts().total()),
            "1",
            "",
            percent(analysis.expectedReturn()) + (analysis.isOpen() ? " +" : "")));
    table.row("total", total);
    return Html.of(Html.element("h4", name(analysis)), table.html());
  }

  /// Groups the analyses by wager; each group holds one wager for all shoe sizes.
  static List<List<Analysis>> byWager(List<Analysis> analyses) {
    record Key(Wager wager, @Nullable String condition) {}
    var wagers = new LinkedHashMap<Key, List<Analysis>>();
    analyses.forEach(
        it ->
            wagers
                .computeIfAbsent(new Key(it.wager(), it.condition()), _ -> new ArrayList<>())
                .add(it));
    return List.copyOf(wagers.values());
  }

  /// The events of each wager with shoe sizes side by side; nothing if there is only one shoe size.
  static Html shoes(List<Analysis> analyses) {
    return Html.of(
        byWager(analyses).stream()
            .filter(shoes -> shoes.size() > 1)
            .map(OddsHtml::sideBySide)
            .toList());
  }

  private static Html sideBySide(List<Analysis> shoes) {
    var first = shoes.getFirst();
    var rows = IntStream.range(0, first.rows().size()).boxed().toList();
    var listing =
        Listing.of(rows)
            .column(
                "Event",
                row -> {
                  var printed = first.rows().get(row).row();
                  return printed == null ? "Any other outcome" : printed.label();
                });
    for (var shoe : shoes) {
      listing
          .column(
              ">Probability, %d decks".formatted(shoe.decks()),
              row -> probability(shoe.rows().get(row).probability()))
          .column(
              ">Return, %d decks".formatted(shoe.decks()),
              row ->
                  isOpen(shoe, shoe.rows().get(row))
                      ? "by meter"
                      : percent(shoe.rows().get(row).returned()));
    }
    return Html.styled(
        "div",
        "block",
        Html.element(
            "h4",
            "By number of decks" + (first.condition() == null ? "" : ", " + first.condition())),
        listing.table("combinations").html());
  }

  /// The printed label and, below it, the event that the row pays for.
  private static Html event(Analysis analysis, RowOdds odds) {
    if (odds.row() == null) {
      return Html.text("Any other outcome");
    }
    return Html.of(
        Html.text(odds.row().label() + (isMarked(odds) ? " ‡" : "")),
        new Html("<br/>"),
        Html.styled("span", "when", AnalysisText.event(analysis, odds)));
  }

  private static boolean isMarked(RowOdds odds) {
    return odds.row() != null && odds.row().mark() != null;
  }

  static Html list(List<Analysis> analyses) {
    return Html.of(
        Listing.of(analyses)
            .column("Wager", OddsHtml::name)
            .column(">Pays", it -> pays(it.wager().rows()))
            .column(">Hit frequency", AnalysisFigures.HITS::text)
            .column(">Rolls", AnalysisFigures.ROUNDS::printed)
            .column(">House edge", AnalysisFigures.EDGE::text)
            .column(">Exactly", Analysis::houseEdge)
            .column(">Per resolved", OddsHtml::perResolved)
            .column(">Per roll", AnalysisFigures.PER_ROLL::text)
            .column(">Std. dev.", AnalysisFigures.DEVIATION::printed)
            .table("summary")
            .html(),
        Html.styled(
            "p",
            "note",
            "Per resolved: over the wagers that win or lose, where some push. With odds: the stake"
                + " varies, and all figures are per unit of the average stake."),
        everyRow(analyses));
  }

  private static String pays(List<Row> rows) {
    return rows.size() == 1 ? rows.getFirst().pays() : "see below";
  }

  private static String perResolved(Analysis analysis) {
    return analysis.pushFrequency().signum() > 0 ? percent(analysis.houseEdgePerResolved()) : "";
  }

  /// A table of pays and ways with one line per row of many wagers.
  private static Html everyRow(List<Analysis> analyses) {
    record Line(Analysis analysis, boolean first, RowOdds odds) {}
    var lines = new ArrayList<Line>();
    for (var analysis : analyses) {
      var possible = analysis.rows().stream().filter(odds -> odds.ways().signum() > 0).toList();
      possible.forEach(
          odds -> lines.add(new Line(analysis, odds.equals(possible.getFirst()), odds)));
    }
    return Html.of(
        Html.element("h4", "Pays and ways of every wager"),
        Listing.of(lines)
            .column("Wager", line -> line.first() ? name(line.analysis()) : "")
            .column("Event", line -> event(line.analysis(), line.odds()))
            .column(">Pays", line -> AnalysisFigures.PAYS.text(line.odds()))
            .column(">Ways", line -> "%,d".formatted(line.odds().ways()))
            .column(">Of", line -> "%,d".formatted(line.analysis().counts().total()))
            .column(">Probability", line -> probability(line.odds().probability()))
            .column(">Return", line -> percent(line.odds().returned()))
            .table("summary")
            .html(),
        Html.styled(
            "p",
            "note",
            "Of a wager that one roll decides, the ways are rolls; of others, numerators over the"
                + " common denominator of the exact probabilities."));
  }

  private static boolean isOpen(Analysis analysis, RowOdds odds) {
    return analysis.isOpen() && odds.row() != null && odds.row().pay() instanceof Pay.Percent;
  }

  /// The wager's name within the section of its paytable.
  static String name(Analysis analysis) {
    var paytable = analysis.paytable();
    var single = paytable != null && analysis.wager().name().equals(paytable.id());
    var parts = new ArrayList<String>();
    parts.add(
        single ? "Single event" : WagerNames.of(analysis.paytable(), analysis.wager().spot()));
    if (analysis.condition() != null) {
      parts.add(analysis.condition());
    }
    if (analysis.decks() != null) {
      parts.add(analysis.decks() + (analysis.decks() == 1 ? " deck" : " decks"));
    }
    return String.join(", ", parts);
  }

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

  /// The figures of the wagers, as many side by side as fit the page.
  private static Html figures(List<Analysis> analyses) {
    var parts = new ArrayList<Html>();
    for (var i = 0; i < analyses.size(); i += SIDE_BY_SIDE) {
      parts.add(figuresOf(analyses.subList(i, Math.min(i + SIDE_BY_SIDE, analyses.size()))));
    }
    return Html.of(Html.element("h4", "Figures per unit wagered"), Html.of(parts));
  }

  private static Html figuresOf(List<Analysis> analyses) {
    record Line(boolean shown, String name, Function<Analysis, String> value) {
      Line(boolean shown, String name, Figure<Analysis> figure) {
        this(shown, name, it -> orOpen(figure.printed(it)));
      }
    }
    var known = analyses.stream().anyMatch(it -> !it.isOpen());
    var envy = known && analyses.stream().anyMatch(it -> it.envyCost().signum() > 0);
    var pushes = analyses.stream().anyMatch(it -> it.pushFrequency().signum() > 0);
    var rolls = analyses.stream().anyMatch(it -> it.counts().rounds().compareTo(Ratio.ONE) > 0);
    var figures =
        Stream.of(
                new Line(known, "Return to player", AnalysisFigures.RETURN),
                new Line(known, "House edge", AnalysisFigures.EDGE),
                new Line(known, "House edge, exact", OddsHtml::exact),
                new Line(envy, "House edge after dealer envy", AnalysisFigures.EDGE_AFTER_ENVY),
                new Line(pushes, "House edge per resolved wager", AnalysisFigures.PER_RESOLVED),
                new Line(pushes, "Push frequency", it -> percent(it.pushFrequency())),
                new Line(
                    true,
                    "Hit frequency (a push is no hit)",
                    it -> percent(it.hitFrequency()) + ", 1 in " + oneIn(it.hitFrequency())),
                new Line(known, "Variance", AnalysisFigures.VARIANCE),
                new Line(known, "Standard deviation", AnalysisFigures.DEVIATION),
                new Line(known, "Skewness", AnalysisFigures.SKEWNESS),
                new Line(known, "Volatility index (90%)", AnalysisFigures.VOLATILITY),
                new Line(rolls, "Expected rolls to resolution", AnalysisFigures.ROUNDS))
            .filter(Line::shown)
            .toList();
    var listing = Listing.of(figures).column("Figure", Line::name);
    analyses.forEach(it -> listing.column(">" + name(it), line -> line.value().apply(it)));
    return Html.styled("div", "block", listing.table("figures").html());
  }

  private static String orOpen(String figure) {
    return figure.isEmpty() ? OPEN : figure;
  }

  /// A fraction that may be broken across lines.
  private static String exact(Analysis analysis) {
    if (analysis.isOpen()) {
      return OPEN;
    }
    var edge = analysis.houseEdge();
    return edge.numerator() + " / " + edge.denominator();
  }

  /// A table of the states in which a wager can be made, one line each.
  static Html states(List<Analysis> analyses) {
    return Html.styled(
        "div",
        "block",
        Html.element("h4", "By the state in which the wager is made"),
        Listing.of(analyses)
            .styled(it -> it.doubt().isPresent() ? "doubtful" : "")
            .column("Made after", it -> name(it).replaceFirst("^[^,]*, ", ""))
            .column(">Ways to be in this state", it -> "%,d".formatted(it.counts().total()))
            .column(">Winning ways", it -> "%,d".formatted(winningWays(it)))
            .column(
                ">House edge", it -> percent(it.houseEdge()) + (it.doubt().isPresent() ? " ‡" : ""))
            .column(">Hit frequency", AnalysisFigures.HITS::text)
            .column(">Standard deviation", AnalysisFigures.DEVIATION::printed)
            .table("states")
            .html());
  }

  private static BigInteger winningWays(Analysis analysis) {
    var total = new Ratio(analysis.counts().total(), BigInteger.ONE);
    return analysis.hitFrequency().times(total).numerator();
  }

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.4f", value);
  }
}
