package io.lammer.render.odds;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analysis.RowOdds;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Listing;
import io.lammer.render.words.WagerNames;
import io.lammer.table.words.EventWords;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// Analyses as tables for a terminal.
public record AnalysisText(AnsiStyle ink) {
  public String summary(List<Analysis> analyses) {
    var listing =
        named(Listing.of(analyses).column("EDITION", Analysis::edition))
            .column(">EDGE", it -> it.isOpen() ? "" : AnalysisFigures.EDGE.text(it) + mark(it))
            .column(">AFTER ENVY", AnalysisText::afterEnvy);
    return Figure.onTerminal(listing, AnalysisFigures.SUMMARY).grid().text(ink) + doubts(analyses);
  }

  private static Listing<Analysis> named(Listing<Analysis> listing) {
    return listing
        .column("PAYTABLE", AnalysisText::paytable)
        .column("WAGER", it -> WagerNames.plain(it.paytable(), it.wager().spot()))
        .column("STATE", AnalysisFigures.STATE::text)
        .column(">DECKS", AnalysisFigures.DECKS::text);
  }

  public static String paytable(Analysis analysis) {
    return analysis.paytable() == null ? "-" : analysis.paytable().id();
  }

  /// The house edge less the cost of dealer envy; empty without dealer envy.
  public static String afterEnvy(Analysis analysis) {
    return analysis.envyCost().signum() == 0 ? "" : AnalysisFigures.EDGE_AFTER_ENVY.text(analysis);
  }

  public String edges(List<Analysis> analyses) {
    var listing =
        named(Listing.of(analyses))
            .column(">EDGE", it -> it.isOpen() ? "by meter" : AnalysisFigures.EDGE.text(it))
            .column("EXACT", AnalysisFigures.EXACT_EDGE::text);
    return listing.grid().text(ink) + doubts(analyses);
  }

  private static String mark(Analysis analysis) {
    return analysis.doubt().isPresent() ? " !" : "";
  }

  private String doubts(List<Analysis> analyses) {
    return analyses.stream()
        .flatMap(
            analysis ->
                analysis.doubt().stream()
                    .map(doubt -> ink.note("! ") + title(analysis) + ": " + doubt + "\n"))
        .collect(Collectors.joining());
  }

  public static String title(Analysis analysis) {
    var text = new StringBuilder(analysis.edition());
    if (analysis.paytable() != null) {
      text.append(", ").append(analysis.paytable().id());
      if (analysis.paytable().title() != null) {
        text.append(" ").append(analysis.paytable().title());
      }
    }
    // A single event is identified by its paytable's id.
    if (analysis.paytable() == null || !analysis.wager().name().equals(analysis.paytable().id())) {
      text.append(", ").append(analysis.wager().spot());
    }
    if (analysis.condition() != null) {
      text.append(", ").append(analysis.condition());
    }
    if (analysis.decks() != null) {
      text.append(", ").append(analysis.decks()).append(" decks");
    }
    return text.toString();
  }

  public String detail(Analysis analysis) {
    var listing =
        Listing.of(analysis.rows())
            .column("EVENT", it -> it.row() == null ? "any other outcome" : it.row().label())
            .column(">PAYS", AnalysisFigures.PAYS::text)
            .column("ENVY", AnalysisFigures.ENVY::text);
    var grid =
        Figure.onTerminal(listing, AnalysisFigures.ROWS)
            .column(">RETURN", AnalysisFigures.ROW_RETURN::text)
            .grid();
    grid.row(
        "total",
        "",
        "",
        "%,d".formatted(analysis.counts().total()),
        "1",
        "",
        OddsFormat.percent(analysis.expectedReturn()));
    return ink.strong(title(analysis))
        + "\n\n"
        + grid.text(ink)
        + "\n"
        + events(analysis)
        + "\n"
        + SampleSpace.of(analysis)
        + "\n\n"
        + figures(analysis);
  }

  private String events(Analysis analysis) {
    return Listing.of(analysis.rows().stream().filter(it -> it.row() != null).toList())
        .column("EVENT", it -> Objects.requireNonNull(it.row()).label())
        .column("PAID WHEN", it -> event(analysis, it))
        .grid()
        .text(ink);
  }

  /// The event of a row; empty for the row of all other outcomes.
  public static String event(Analysis analysis, RowOdds odds) {
    return odds.row() == null ? "" : EventWords.of(analysis.wager(), odds.row());
  }

  private String figures(Analysis analysis) {
    var text = new StringBuilder();
    if (!analysis.isOpen()) {
      line(
          text,
          "house edge",
          OddsFormat.percent(analysis.houseEdge()) + "  (" + analysis.houseEdge() + ")");
    }
    if (analysis.pushFrequency().signum() > 0) {
      line(text, "edge per resolved wager", AnalysisFigures.PER_RESOLVED.text(analysis));
    }
    line(text, "hit frequency", AnalysisFigures.HITS.text(analysis));
    line(text, "standard deviation", AnalysisFigures.DEVIATION.text(analysis));
    line(text, "skewness", AnalysisFigures.SKEWNESS.text(analysis));
    line(text, "volatility index (90%)", AnalysisFigures.VOLATILITY.text(analysis));
    if (analysis.counts().rounds().compareTo(Ratio.ONE) > 0) {
      line(text, "rolls to resolution", AnalysisFigures.ROUNDS.text(analysis));
      if (!analysis.isOpen()) {
        line(
            text,
            "house edge per roll",
            OddsFormat.percent(analysis.houseEdgePerRoll())
                + "  ("
                + analysis.houseEdgePerRoll()
                + ")");
      }
    }
    if (analysis.envyCost().signum() > 0) {
      line(
          text,
          "cost of dealer envy",
          OddsFormat.percent(analysis.envyCost()) + ", not in the edge above");
      line(text, "house edge after envy", afterEnvy(analysis));
    }
    analysis.jackpot().ifPresent(odds -> jackpot(text, odds));
    analysis.doubt().ifPresent(doubt -> line(text, ink.note("doubt"), doubt));
    return text.toString();
  }

  private static void jackpot(StringBuilder text, JackpotOdds odds) {
    line(text, "fixed return", OddsFormat.percent(odds.fixedReturn()));
    text.append(
        "%-26s %s%n".formatted("break-even meter", OddsFormat.dollars(odds.breakEvenMeter())));
    var longRun = odds.longRun();
    if (longRun != null) {
      line(text, "long-run return", OddsFormat.percent(longRun.players()) + " paid to players");
      line(
          text,
          "long-run reserve",
          OddsFormat.percent(longRun.reserve()) + " kept in it after all seeds");
      if (longRun.overflow().signum() > 0) {
        line(
            text,
            "long-run overflow",
            OddsFormat.percent(longRun.overflow()) + " kept above the limit");
      }
      line(text, "long-run house outlay", OddsFormat.percent(longRun.outlay()) + " in all");
      line(text, "average jackpot at a hit", OddsFormat.dollars(longRun.averageAtHit()));
    }
    if (longRun == null && odds.isBeyondClosedForm()) {
      line(text, "long-run return", "no closed form: a limit, and percentages below 100");
    }
    var between = odds.wagersBetweenHits();
    if (between != null) {
      line(
          text,
          "wagers between hits",
          "%s on average; half are hit within %,d, nine of ten within %,d"
              .formatted(
                  OddsFormat.whole(between), odds.wagersUntilHit(0.5), odds.wagersUntilHit(0.9)));
    }
    var whole = odds.wagersBetweenWholeHits();
    if (whole != null && !whole.equals(between)) {
      line(text, "wagers between 100% hits", OddsFormat.whole(whole) + " on average");
    }
  }

  /// Appends a figure, unless it is unknown.
  private static void line(StringBuilder text, String name, String value) {
    if (!value.isEmpty()) {
      text.append("%-26s %s%n".formatted(name, value));
    }
  }
}
