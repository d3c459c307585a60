package io.lammer.web.odds;

import static io.lammer.web.page.Texts.say;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.OddsFormat;
import io.lammer.render.words.WagerNames;
import io.lammer.rules.Pay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The analysis of one wager in one state, as text: every row with its odds.
///
/// @param doubt a warning if the wager favors the player; otherwise empty
public record WagerOdds(String name, List<Line> lines, List<Fact> facts, String doubt) {
  /// A row of the paytable; the last one is every other outcome.
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
  /// @param exact the same as a fraction; empty if there is none
  public record Fact(String name, String value, String exact) {}

  public String anchor() {
    return name.replaceAll("[^A-Za-z0-9]+", "-");
  }

  public boolean hasEnvy() {
    return lines.stream().anyMatch(line -> !line.envy().isEmpty());
  }

  public Fact fact(String wanted) {
    return facts.stream()
        .filter(fact -> fact.name().equals(wanted))
        .findFirst()
        .orElse(new Fact(wanted, "", ""));
  }

  static WagerOdds of(Analysis analysis) {
    return new WagerOdds(
        name(analysis),
        analysis.rows().stream().map(odds -> line(analysis, odds)).toList(),
        facts(analysis),
        analysis.doubt().orElse(""));
  }

  static String name(Analysis analysis) {
    var name = WagerNames.of(analysis.paytable(), analysis.wager().spot());
    return analysis.condition() == null ? name : name + ", " + analysis.condition();
  }

  private static Line line(Analysis analysis, Analysis.RowOdds odds) {
    var row = odds.row();
    var open = analysis.isOpen() && row != null && row.pay() instanceof Pay.Percent;
    return new Line(
        row == null ? say("odds.other") : row.label(),
        row == null ? say("odds.loss") : row.pays(),
        AnalysisFigures.ENVY.text(odds),
        "%,d".formatted(odds.ways()),
        OddsFormat.probability(odds.probability()),
        OddsFormat.oneIn(odds.probability()),
        open ? say("odds.by-meter") : OddsFormat.percent(odds.returned()),
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
      plain(facts, "break-even", OddsFormat.dollars(jackpot.breakEvenMeter()));
    }
    var between = jackpot.wagersBetweenHits();
    if (between != null) {
      plain(facts, "between-hits", OddsFormat.whole(between));
    }
  }

  private static void ratio(List<Fact> facts, String name, Ratio value) {
    facts.add(new Fact(say("odds.fact." + name), OddsFormat.percent(value), value.toString()));
  }

  private static void plain(List<Fact> facts, String name, String value) {
    facts.add(new Fact(say("odds.fact." + name), value, ""));
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%,.4f", value);
  }
}
