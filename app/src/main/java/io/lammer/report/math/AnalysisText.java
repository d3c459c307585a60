package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analysis.RowOdds;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.report.catalog.EventWords;
import io.lammer.report.paper.Ink;
import io.lammer.report.paper.Listing;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Analyses as tables for a terminal.
public record AnalysisText(Ink ink) {
  /// One line a wager.
  public String summary(List<Analysis> analyses) {
    var listing =
        named(Listing.of(analyses).column("EDITION", Analysis::edition))
            .column(">EDGE", it -> it.isOpen() ? "" : percent(it.houseEdge()) + mark(it))
            .column(">AFTER ENVY", AnalysisText::afterEnvy)
            .column(">PER ROLL", AnalysisText::perRoll)
            .column(">HITS", it -> percent(it.hitFrequency()))
            .column(">DEVIATION", it -> it.isOpen() ? "" : decimal(it.standardDeviation()))
            .column(">FIXED RETURN", it -> jackpot(it, odds -> percent(odds.fixedReturn())))
            .column(">BREAK-EVEN", it -> jackpot(it, odds -> dollars(odds.breakEvenMeter())));
    return listing.grid().text(ink) + doubts(analyses);
  }

  /// What is analyzed.
  private static Listing<Analysis> named(Listing<Analysis> listing) {
    return listing
        .column("PAYTABLE", it -> it.paytable() == null ? "-" : it.paytable().id())
        .column("WAGER", AnalysisText::called)
        .column("STATE", it -> it.condition() == null ? "" : it.condition())
        .column(">DECKS", it -> it.decks() == null ? "" : it.decks().toString());
  }

  static String afterEnvy(Analysis analysis) {
    return analysis.isOpen() || analysis.envyCost().signum() == 0
        ? ""
        : percent(analysis.houseEdgeAfterEnvy());
  }

  private static String perRoll(Analysis analysis) {
    return analysis.isOpen() || analysis.decks() != null
        ? ""
        : percent(analysis.houseEdgePerRoll());
  }

  static String jackpot(Analysis analysis, Function<JackpotOdds, String> figure) {
    return analysis.jackpot().map(figure).orElse("");
  }

  /// The house edges alone, as fractions too.
  public String edges(List<Analysis> analyses) {
    var listing =
        named(Listing.of(analyses))
            .column(">EDGE", it -> it.isOpen() ? "by meter" : percent(it.houseEdge()))
            .column("EXACT", it -> it.isOpen() ? "" : it.houseEdge().toString());
    return listing.grid().text(ink) + doubts(analyses);
  }

  static String called(Analysis analysis) {
    var spot = analysis.wager().spot();
    var called = analysis.paytable() == null ? null : analysis.paytable().called(spot.wager());
    return called == null ? spot.toString() : called;
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

  /// What is analyzed, in one line.
  public static String title(Analysis analysis) {
    var text = new StringBuilder(analysis.edition());
    if (analysis.paytable() != null) {
      text.append(", ").append(analysis.paytable().id());
      if (analysis.paytable().title() != null) {
        text.append(" ").append(analysis.paytable().title());
      }
    }
    // A single event goes by its paytable's id.
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

  /// One wager with every row.
  public String detail(Analysis analysis) {
    var grid =
        Listing.of(analysis.rows())
            .column("EVENT", it -> it.row() == null ? "any other outcome" : it.row().label())
            .column(">PAYS", AnalysisText::pays)
            .column("ENVY", AnalysisText::envy)
            .column(">WAYS", it -> "%,d".formatted(it.ways()))
            .column(">PROBABILITY", it -> probability(it.probability()))
            .column(">1 IN", it -> oneIn(it.probability()))
            .column(">RETURN", it -> percent(it.returned()))
            .grid();
    grid.row(
        "total",
        "",
        "",
        "%,d".formatted(analysis.counts().total()),
        "1",
        "",
        percent(analysis.expectedReturn()));
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

  /// What each row is paid for, by its condition.
  private String events(Analysis analysis) {
    return Listing.of(analysis.rows().stream().filter(it -> it.row() != null).toList())
        .column("EVENT", it -> Objects.requireNonNull(it.row()).label())
        .column("PAID WHEN", it -> event(analysis, it))
        .grid()
        .text(ink);
  }

  /// The event of a row in words; nothing for all other outcomes.
  static String event(Analysis analysis, RowOdds odds) {
    return odds.row() == null ? "" : EventWords.of(analysis.wager(), odds.row());
  }

  private String figures(Analysis analysis) {
    var text = new StringBuilder();
    if (!analysis.isOpen()) {
      line(text, "house edge", percent(analysis.houseEdge()) + "  (" + analysis.houseEdge() + ")");
      if (analysis.pushFrequency().signum() > 0) {
        line(text, "edge per resolved wager", percent(analysis.houseEdgePerResolved()));
      }
    }
    line(text, "hit frequency", percent(analysis.hitFrequency()));
    if (!analysis.isOpen()) {
      line(text, "standard deviation", decimal(analysis.standardDeviation()));
      line(text, "skewness", decimal(analysis.skewness()));
      line(text, "volatility index (90%)", decimal(analysis.volatilityIndex()));
    }
    if (analysis.counts().rounds().compareTo(Ratio.ONE) > 0) {
      line(text, "rolls to resolution", decimal(analysis.counts().rounds().doubleValue()));
      if (!analysis.isOpen()) {
        line(
            text,
            "house edge per roll",
            percent(analysis.houseEdgePerRoll()) + "  (" + analysis.houseEdgePerRoll() + ")");
      }
    }
    if (analysis.envyCost().signum() > 0) {
      line(text, "cost of dealer envy", percent(analysis.envyCost()) + ", not in the edge above");
      if (!analysis.isOpen()) {
        line(text, "house edge after envy", percent(analysis.houseEdgeAfterEnvy()));
      }
    }
    analysis.jackpot().ifPresent(odds -> jackpot(text, odds));
    analysis.doubt().ifPresent(doubt -> line(text, ink.note("doubt"), doubt));
    return text.toString();
  }

  private static void jackpot(StringBuilder text, JackpotOdds odds) {
    line(text, "fixed return", percent(odds.fixedReturn()));
    line(text, "break-even meter", dollars(odds.breakEvenMeter()));
    var longRun = odds.longRun();
    if (longRun != null) {
      line(text, "long-run return", percent(longRun.players()) + " paid to players");
      line(text, "long-run reserve", percent(longRun.reserve()) + " kept in it after all seeds");
      if (longRun.overflow().signum() > 0) {
        line(text, "long-run overflow", percent(longRun.overflow()) + " kept above the limit");
      }
      line(text, "long-run house outlay", percent(longRun.outlay()) + " in all");
      line(text, "average jackpot at a hit", dollars(longRun.averageAtHit()));
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
              .formatted(whole(between), odds.wagersUntilHit(0.5), odds.wagersUntilHit(0.9)));
    }
    var whole = odds.wagersBetweenWholeHits();
    if (whole != null && !whole.equals(between)) {
      line(text, "wagers between 100% hits", whole(whole) + " on average");
    }
  }

  private static void line(StringBuilder text, String name, String value) {
    text.append("%-26s %s%n".formatted(name, value));
  }

  /// What the row of an outcome pays; the last one is every other.
  public static String pays(RowOdds odds) {
    return odds.row() == null ? "loss" : odds.row().pays();
  }

  public static String envy(RowOdds odds) {
    return odds.row() == null || odds.row().envy() == null ? "" : odds.row().envy().toString();
  }

  /// To ten places.
  public static String probability(Ratio value) {
    return value.decimal().setScale(10, RoundingMode.HALF_EVEN).toPlainString();
  }

  /// `1.0579%`.
  public static String percent(Ratio value) {
    return value.decimal().movePointRight(2).setScale(4, RoundingMode.HALF_EVEN).toPlainString()
        + "%";
  }

  /// `851,208`.
  public static String whole(Ratio value) {
    return "%,d".formatted(value.decimal().setScale(0, RoundingMode.HALF_EVEN).toBigInteger());
  }

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }

  public static String dollars(@Nullable Ratio value) {
    return value == null ? "" : String.format(Locale.ROOT, "$%,.2f", JackpotOdds.cents(value));
  }

  public static String oneIn(Ratio probability) {
    return probability.signum() == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "%,.2f",
            Ratio.ONE.dividedBy(probability).decimal().setScale(2, RoundingMode.HALF_EVEN));
  }
}
