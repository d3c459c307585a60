package io.lammer.render.odds;

import static io.lammer.render.odds.Figure.Kind.COUNT;
import static io.lammer.render.odds.Figure.Kind.DECIMAL;
import static io.lammer.render.odds.Figure.Kind.DOLLARS;
import static io.lammer.render.odds.Figure.Kind.ONE_IN;
import static io.lammer.render.odds.Figure.Kind.PAY;
import static io.lammer.render.odds.Figure.Kind.PROBABILITY;
import static io.lammer.render.odds.Figure.percent;
import static io.lammer.render.odds.Figure.word;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analysis.RowOdds;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.JackpotOdds.LongRun;
import io.lammer.odds.Ratio;
import io.lammer.render.json.JsonObject;
import io.lammer.render.paper.DataTable;
import io.lammer.rules.Row;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The figures of analyses. Those that need a stated meter are unknown without one.
public final class AnalysisFigures {
  public static final Figure<Analysis> EDITION = word("edition", "Edition", Analysis::edition);
  public static final Figure<Analysis> PAYTABLE =
      word("paytable", "Paytable", it -> it.paytable() == null ? null : it.paytable().id());
  public static final Figure<Analysis> WAGER = word("wager", "Wager", it -> it.wager().spot());
  public static final Figure<Analysis> DECKS = Figure.of(COUNT, "decks", "Decks", Analysis::decks);
  public static final Figure<Analysis> STATE = word("condition", "State", Analysis::condition);
  public static final Figure<Analysis> TOTAL =
      Figure.of(COUNT, "total", "Of", it -> it.counts().total());
  static final Figure<Analysis> SPACE = word("sampleSpace", "Sample space", SampleSpace::of);

  public static final Figure<Analysis> RETURN =
      percent("return", "Return to player", closed(Analysis::expectedReturn));
  public static final Figure<Analysis> EDGE =
      percent("houseEdge", "Edge", closed(Analysis::houseEdge)).titled("House edge");
  public static final Figure<Analysis> EXACT_EDGE =
      word("houseEdgeExact", "Exact", closed(it -> it.houseEdge().toString())).titled("Exactly");
  public static final Figure<Analysis> PER_RESOLVED =
      percent("houseEdgePerResolved", "Per resolved", closed(Analysis::houseEdgePerResolved));
  public static final Figure<Analysis> PER_ROLL =
      percent(
          "houseEdgePerRoll",
          "Per roll",
          closed(it -> it.decks() == null ? it.houseEdgePerRoll() : null));
  public static final Figure<Analysis> HITS =
      percent("hitFrequency", "Hits", Analysis::hitFrequency).titled("Hit frequency");
  public static final Figure<Analysis> VARIANCE =
      Figure.of(DECIMAL, "variance", "Variance", closed(it -> OddsFormat.number(it.variance())));
  public static final Figure<Analysis> DEVIATION =
      decimal("standardDeviation", "Deviation", Analysis::standardDeviation).titled("Std. dev.");
  public static final Figure<Analysis> SKEWNESS =
      decimal("skewness", "Skewness", Analysis::skewness);
  public static final Figure<Analysis> VOLATILITY =
      decimal("volatilityIndex", "Volatility index (90%)", Analysis::volatilityIndex);
  public static final Figure<Analysis> ROUNDS =
      Figure.of(DECIMAL, "expectedRounds", "Rolls", it -> OddsFormat.number(it.counts().rounds()));
  static final Figure<Analysis> UNIT =
      word("perUnitOf", "Per unit of", it -> it.stakes().isOneUnit() ? "stake" : "average stake");
  public static final Figure<Analysis> ENVY_COST =
      percent("envyCost", "Cost of envy", Analysis::envyCost);
  public static final Figure<Analysis> EDGE_AFTER_ENVY =
      percent("houseEdgeAfterEnvy", "After envy", closed(Analysis::houseEdgeAfterEnvy));
  public static final Figure<Analysis> FIXED_RETURN =
      percent("fixedReturn", "Fixed return", jackpot(JackpotOdds::fixedReturn));
  public static final Figure<Analysis> BREAK_EVEN =
      Figure.of(DOLLARS, "breakEvenMeter", "Break-even", jackpot(JackpotOdds::breakEvenMeter))
          .titled("Break-even meter");

  static final Figure<LongRun> PLAYERS = percent("longRunReturn", "Players", LongRun::players);
  static final Figure<LongRun> RESERVE = percent("longRunReserve", "Reserve", LongRun::reserve);
  static final Figure<LongRun> OVERFLOW = percent("longRunOverflow", "Overflow", LongRun::overflow);
  static final Figure<LongRun> OUTLAY = percent("longRunOutlay", "Outlay", LongRun::outlay);

  public static final Figure<RowOdds> ROW = word("row", "Event", printed(Row::label));
  public static final Figure<RowOdds> PAYS =
      Figure.of(PAY, "pays", "Pays", it -> it.row() == null ? "loss" : it.row().pays());
  public static final Figure<RowOdds> ENVY = word("envy", "Envy", printed(Row::envy));
  public static final Figure<RowOdds> WAYS = Figure.of(COUNT, "ways", "Ways", RowOdds::ways);
  public static final Figure<RowOdds> EXACT_PROBABILITY =
      word("probability", "Exactly", it -> it.probability().toString());
  public static final Figure<RowOdds> CHANCE =
      Figure.of(PROBABILITY, "probabilityDecimal", "Probability", RowOdds::probability);
  public static final Figure<RowOdds> IN = Figure.of(ONE_IN, "oneIn", "1 in", RowOdds::probability);
  public static final Figure<RowOdds> ROW_RETURN = percent("return", "Return", RowOdds::returned);

  static final List<Figure<Analysis>> SUMMARY =
      List.of(PER_ROLL, HITS, DEVIATION, FIXED_RETURN, BREAK_EVEN);

  public static final List<Figure<RowOdds>> ROWS = List.of(WAYS, CHANCE, IN);

  private AnalysisFigures() {}

  private static Figure<Analysis> decimal(
      String name, String heading, Function<Analysis, Double> value) {
    return Figure.of(
        DECIMAL, name, heading, closed(value.andThen(it -> OddsFormat.number((double) it))));
  }

  private static Function<Analysis, @Nullable Object> closed(
      Function<Analysis, ? extends @Nullable Object> value) {
    return it -> it.isOpen() ? null : value.apply(it);
  }

  private static Function<Analysis, @Nullable Object> jackpot(
      Function<JackpotOdds, @Nullable Ratio> value) {
    return it -> it.jackpot().map(value).orElse(null);
  }

  private static Function<RowOdds, @Nullable Object> printed(
      Function<Row, ? extends @Nullable Object> value) {
    return it -> it.row() == null ? null : value.apply(it.row());
  }

  public static String csv(List<Analysis> analyses) {
    return DataTable.ofRecords(
            analyses.stream()
                .flatMap(analysis -> analysis.rows().stream().map(odds -> line(analysis, odds)))
                .toList())
        .csv();
  }

  private static JsonObject line(Analysis analysis, RowOdds odds) {
    return Figure.json(analysis, EDITION, PAYTABLE, WAGER, DECKS, STATE)
        .with(Figure.json(odds, ROW, PAYS, ENVY, WAYS))
        .with(Figure.json(analysis, TOTAL))
        .with(Figure.json(odds, EXACT_PROBABILITY))
        .with(ROW_RETURN.name(), odds.returned().decimal())
        .with(Figure.json(odds, CHANCE))
        .with(Figure.json(analysis, EDGE, EXACT_EDGE, DEVIATION));
  }

  /// The figures as JSON. Counts and probabilities are exact; other figures have 15 digits.
  public static List<Map<String, @Nullable Object>> json(List<Analysis> analyses) {
    return analyses.parallelStream()
        .<Map<String, @Nullable Object>>map(AnalysisFigures::json)
        .toList();
  }

  private static JsonObject json(Analysis analysis) {
    return Figure.json(analysis, EDITION, PAYTABLE)
        .with(analysis.wager().spot())
        .with(Figure.json(analysis, DECKS, STATE))
        .with("rows", analysis.rows().stream().map(it -> row(analysis, it)).toList())
        .with(Figure.json(analysis, TOTAL, SPACE, RETURN, EDGE, EXACT_EDGE, PER_RESOLVED, PER_ROLL))
        .with(Figure.json(analysis, HITS, VARIANCE, DEVIATION, SKEWNESS, VOLATILITY, ROUNDS, UNIT))
        .with(Figure.json(analysis, ENVY_COST, EDGE_AFTER_ENVY, FIXED_RETURN))
        .with(money(BREAK_EVEN.name(), (Ratio) BREAK_EVEN.value().apply(analysis)))
        .with(analysis.jackpot().map(AnalysisFigures::longRun).orElseGet(JsonObject::new))
        .with("doubt", analysis.doubt().orElse(null));
  }

  private static JsonObject row(Analysis analysis, RowOdds odds) {
    return Figure.json(odds, ROW)
        .with("event", odds.row() == null ? null : AnalysisText.event(analysis, odds))
        .with(Figure.json(odds, PAYS, ENVY, WAYS, EXACT_PROBABILITY, CHANCE, ROW_RETURN));
  }

  private static JsonObject longRun(JackpotOdds odds) {
    var result = new JsonObject();
    var longRun = odds.longRun();
    if (longRun != null) {
      result
          .with(Figure.json(longRun, PLAYERS, RESERVE, OVERFLOW, OUTLAY))
          .with(money("averageAtHit", longRun.averageAtHit()));
    }
    var between = odds.wagersBetweenHits();
    if (between != null) {
      result.put("wagersBetweenHits", OddsFormat.number(between));
      result.put("wagersUntilHalfHit", odds.wagersUntilHit(0.5));
    }
    var whole = odds.wagersBetweenWholeHits();
    return whole == null ? result : result.with("wagersBetweenWholeHits", OddsFormat.number(whole));
  }

  /// An amount as text with two decimals, and as a number.
  private static Map<String, @Nullable Object> money(String name, @Nullable Ratio dollars) {
    var cents = dollars == null ? null : JackpotOdds.cents(dollars);
    return new JsonObject()
        .with(name, cents == null ? null : cents.toPlainString())
        .with(name + "Dollars", cents);
  }
}
