package io.lammer.server.odds;

import static io.lammer.server.page.Words.say;
import static io.lammer.server.page.Words.sayOr;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.report.math.AnalysisText;
import io.lammer.rules.Pay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One wager in one state, every row with its odds, as text.
///
/// @param doubt why the mathematics doubts it, or nothing
public record Detail(String name, List<Line> lines, List<Fact> facts, String doubt) {
  /// An event of the wager; the last one is every other outcome.
  public record Line(
      String label,
      String pays,
      String envy,
      String ways,
      String probability,
      String oneIn,
      String returned,
      boolean suspect) {}

  /// A figure of the whole wager.
  ///
  /// @param exact the same as a fraction, or nothing
  public record Fact(String name, String value, String exact) {}

  /// What a link leads to.
  public String anchor() {
    return name.replaceAll("[^A-Za-z0-9]+", "-");
  }

  public boolean hasEnvy() {
    return lines.stream().anyMatch(line -> !line.envy().isEmpty());
  }

  /// A figure by its name; an empty one where the wager has none.
  public Fact fact(String wanted) {
    return facts.stream()
        .filter(fact -> fact.name().equals(wanted))
        .findFirst()
        .orElse(new Fact(wanted, "", ""));
  }

  static Detail of(Analysis analysis) {
    return new Detail(
        name(analysis),
        analysis.rows().stream().map(odds -> line(analysis, odds)).toList(),
        facts(analysis),
        analysis.doubt().orElse(""));
  }

  static String name(Analysis analysis) {
    var spot = analysis.wager().spot();
    var called = analysis.paytable() == null ? null : analysis.paytable().called(spot.wager());
    var name =
        called != null
            ? called
            : sayOr("setup.wager." + spot.wager(), spot.wager())
                + spot.toString().substring(spot.wager().length());
    return analysis.condition() == null ? name : name + ", " + analysis.condition();
  }

  private static Line line(Analysis analysis, Analysis.RowOdds odds) {
    var row = odds.row();
    var open = analysis.isOpen() && row != null && row.pay() instanceof Pay.Percent;
    return new Line(
        row == null ? say("odds.other") : row.label(),
        row == null ? say("odds.loss") : row.pays(),
        AnalysisText.envy(odds),
        "%,d".formatted(odds.ways()),
        AnalysisText.probability(odds.probability()),
        AnalysisText.oneIn(odds.probability()),
        open ? say("odds.by-meter") : AnalysisText.percent(odds.returned()),
        row != null && row.isSuspect());
  }

  private static List<Fact> facts(Analysis analysis) {
    var facts = new ArrayList<Fact>();
    if (!analysis.isOpen()) {
      ratio(facts, "house-edge", analysis.houseEdge());
      if (analysis.pushFrequency().signum() > 0) {
        ratio(facts, "per-resolved", analysis.houseEdgePerResolved());
      }
    }
    ratio(facts, "hit-frequency", analysis.hitFrequency());
    if (analysis.counts().rounds().compareTo(Ratio.ONE) > 0) {
      plain(facts, "rolls", decimal(analysis.counts().rounds().doubleValue()));
      if (!analysis.isOpen()) {
        ratio(facts, "per-roll", analysis.houseEdgePerRoll());
      }
    }
    if (!analysis.isOpen()) {
      plain(facts, "deviation", decimal(analysis.standardDeviation()));
    }
    if (analysis.envyCost().signum() > 0) {
      ratio(facts, "envy-cost", analysis.envyCost());
    }
    analysis.jackpot().ifPresent(jackpot -> jackpot(facts, jackpot));
    return facts;
  }

  private static void jackpot(List<Fact> facts, JackpotOdds jackpot) {
    ratio(facts, "fixed-return", jackpot.fixedReturn());
    if (jackpot.breakEvenMeter() != null) {
      plain(facts, "break-even", AnalysisText.dollars(jackpot.breakEvenMeter()));
    }
    var between = jackpot.wagersBetweenHits();
    if (between != null) {
      plain(facts, "between-hits", AnalysisText.whole(between));
    }
  }

  private static void ratio(List<Fact> facts, String name, Ratio value) {
    facts.add(new Fact(say("odds.fact." + name), AnalysisText.percent(value), value.toString()));
  }

  private static void plain(List<Fact> facts, String name, String value) {
    facts.add(new Fact(say("odds.fact." + name), value, ""));
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.4f", value);
  }
}
