package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.report.json.SpotJson;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The JSON form of analyses. Counts and probabilities are exact; figures have 15 digits.
public final class AnalysisJson {
  private static final MathContext DIGITS = new MathContext(15);

  private AnalysisJson() {}

  public static List<Map<String, @Nullable Object>> of(List<Analysis> analyses) {
    return analyses.stream().map(AnalysisJson::of).toList();
  }

  private static Map<String, @Nullable Object> of(Analysis analysis) {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("edition", analysis.edition());
    result.put("paytable", analysis.paytable() == null ? null : analysis.paytable().id());
    SpotJson.put(result, analysis.wager().spot());
    result.put("decks", analysis.decks());
    result.put("condition", analysis.condition());
    result.put("rows", analysis.rows().stream().map(AnalysisJson::row).toList());
    result.put("total", analysis.counts().total());
    result.put("sampleSpace", SampleSpace.of(analysis));
    var known = !analysis.isOpen();
    result.put("return", known ? number(analysis.expectedReturn()) : null);
    result.put("houseEdge", known ? number(analysis.houseEdge()) : null);
    result.put("houseEdgeExact", known ? analysis.houseEdge().toString() : null);
    result.put("houseEdgePerResolved", known ? number(analysis.houseEdgePerResolved()) : null);
    result.put(
        "houseEdgePerRoll",
        known && analysis.decks() == null ? number(analysis.houseEdgePerRoll()) : null);
    result.put("hitFrequency", number(analysis.hitFrequency()));
    result.put("variance", known ? number(analysis.variance()) : null);
    result.put("standardDeviation", known ? number(analysis.standardDeviation()) : null);
    result.put("skewness", known ? number(analysis.skewness()) : null);
    result.put("volatilityIndex", known ? number(analysis.volatilityIndex()) : null);
    result.put("expectedRounds", number(analysis.counts().rounds()));
    result.put("perUnitOf", analysis.stakes().isEmpty() ? "stake" : "average stake");
    result.put("envyCost", number(analysis.envyCost()));
    result.put("houseEdgeAfterEnvy", known ? number(analysis.houseEdgeAfterEnvy()) : null);
    var jackpot = analysis.jackpot();
    result.put("fixedReturn", jackpot.map(odds -> number(odds.fixedReturn())).orElse(null));
    result.put(
        "breakEvenMeter",
        jackpot.map(JackpotOdds::breakEvenMeter).map(AnalysisJson::money).orElse(null));
    jackpot.ifPresent(odds -> putLongRun(result, odds));
    result.put("doubt", analysis.doubt().orElse(null));
    return result;
  }

  private static void putLongRun(Map<String, @Nullable Object> result, JackpotOdds odds) {
    var longRun = odds.longRun();
    if (longRun != null) {
      result.put("longRunReturn", number(longRun.players()));
      result.put("longRunReserve", number(longRun.reserve()));
      result.put("longRunOverflow", number(longRun.overflow()));
      result.put("longRunOutlay", number(longRun.outlay()));
      result.put("averageAtHit", money(longRun.averageAtHit()));
    }
    var between = odds.wagersBetweenHits();
    if (between != null) {
      result.put("wagersBetweenHits", number(between));
      result.put("wagersUntilHalfHit", odds.wagersUntilHit(0.5));
    }
    var whole = odds.wagersBetweenWholeHits();
    if (whole != null) {
      result.put("wagersBetweenWholeHits", number(whole));
    }
  }

  private static Map<String, @Nullable Object> row(Analysis.RowOdds odds) {
    var row = odds.row();
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("row", row == null ? null : row.label());
    result.put("pays", row == null ? "loss" : row.pays());
    result.put("envy", row == null || row.envy() == null ? null : row.envy().toString());
    result.put("ways", odds.ways());
    result.put("probability", odds.probability().toString());
    result.put("return", number(odds.returned()));
    return result;
  }

  private static BigDecimal number(Ratio value) {
    return value.decimal().round(DIGITS);
  }

  private static BigDecimal number(double value) {
    return new BigDecimal(value).round(DIGITS);
  }

  private static String money(Ratio dollars) {
    return JackpotOdds.cents(dollars).toPlainString();
  }
}
