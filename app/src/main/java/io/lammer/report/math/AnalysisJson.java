package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.report.json.Members;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The JSON form of analyses. Counts and probabilities are exact; figures have 15 digits.
public final class AnalysisJson {
  private static final MathContext DIGITS = new MathContext(15);

  private AnalysisJson() {}

  public static List<Map<String, @Nullable Object>> of(List<Analysis> analyses) {
    return analyses.parallelStream().map(AnalysisJson::of).toList();
  }

  private static Map<String, @Nullable Object> of(Analysis analysis) {
    var known = !analysis.isOpen();
    var jackpot = analysis.jackpot();
    return new Members()
        .with("edition", analysis.edition())
        .with("paytable", analysis.paytable() == null ? null : analysis.paytable().id())
        .with(analysis.wager().spot())
        .with("decks", analysis.decks())
        .with("condition", analysis.condition())
        .with("rows", analysis.rows().stream().map(it -> row(analysis, it)).toList())
        .with("total", analysis.counts().total())
        .with("sampleSpace", SampleSpace.of(analysis))
        .with("return", known ? number(analysis.expectedReturn()) : null)
        .with("houseEdge", known ? number(analysis.houseEdge()) : null)
        .with("houseEdgeExact", known ? analysis.houseEdge().toString() : null)
        .with("houseEdgePerResolved", known ? number(analysis.houseEdgePerResolved()) : null)
        .with(
            "houseEdgePerRoll",
            known && analysis.decks() == null ? number(analysis.houseEdgePerRoll()) : null)
        .with("hitFrequency", number(analysis.hitFrequency()))
        .with("variance", known ? number(analysis.variance()) : null)
        .with("standardDeviation", known ? number(analysis.standardDeviation()) : null)
        .with("skewness", known ? number(analysis.skewness()) : null)
        .with("volatilityIndex", known ? number(analysis.volatilityIndex()) : null)
        .with("expectedRounds", number(analysis.counts().rounds()))
        .with("perUnitOf", analysis.stakes().isOneUnit() ? "stake" : "average stake")
        .with("envyCost", number(analysis.envyCost()))
        .with("houseEdgeAfterEnvy", known ? number(analysis.houseEdgeAfterEnvy()) : null)
        .with("fixedReturn", jackpot.map(odds -> number(odds.fixedReturn())).orElse(null))
        .with(
            "breakEvenMeter",
            jackpot.map(JackpotOdds::breakEvenMeter).map(AnalysisJson::money).orElse(null))
        .with(
            "breakEvenMeterDollars",
            jackpot.map(JackpotOdds::breakEvenMeter).map(JackpotOdds::cents).orElse(null))
        .with(jackpot.map(AnalysisJson::longRun).orElseGet(Members::new))
        .with("doubt", analysis.doubt().orElse(null));
  }

  private static Members longRun(JackpotOdds odds) {
    var result = new Members();
    var longRun = odds.longRun();
    if (longRun != null) {
      result
          .with("longRunReturn", number(longRun.players()))
          .with("longRunReserve", number(longRun.reserve()))
          .with("longRunOverflow", number(longRun.overflow()))
          .with("longRunOutlay", number(longRun.outlay()))
          .with("averageAtHit", money(longRun.averageAtHit()))
          .with("averageAtHitDollars", JackpotOdds.cents(longRun.averageAtHit()));
    }
    var between = odds.wagersBetweenHits();
    if (between != null) {
      result.put("wagersBetweenHits", number(between));
      result.put("wagersUntilHalfHit", odds.wagersUntilHit(0.5));
    }
    var whole = odds.wagersBetweenWholeHits();
    return whole == null ? result : result.with("wagersBetweenWholeHits", number(whole));
  }

  private static Map<String, @Nullable Object> row(Analysis analysis, Analysis.RowOdds odds) {
    var row = odds.row();
    return new Members()
        .with("row", row == null ? null : row.label())
        .with("event", row == null ? null : AnalysisText.event(analysis, odds))
        .with("pays", row == null ? "loss" : row.pays())
        .with("envy", row == null || row.envy() == null ? null : row.envy().toString())
        .with("ways", odds.ways())
        .with("probability", odds.probability().toString())
        .with("probabilityDecimal", number(odds.probability()))
        .with("return", number(odds.returned()));
  }

  static BigDecimal number(Ratio value) {
    return value.decimal().round(DIGITS);
  }

  static BigDecimal number(double value) {
    return new BigDecimal(value).round(DIGITS);
  }

  private static String money(Ratio dollars) {
    return JackpotOdds.cents(dollars).toPlainString();
  }
}
