package io.lammer.cli.lab;

import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import io.lammer.odds.WhatIf;
import io.lammer.render.odds.AnalysisText;
import io.lammer.render.odds.OddsFormat;
import io.lammer.rules.Row;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The pay with which a row gives a target house edge.
///
/// @param solution null if the row cannot happen
record SolvedPay(Analysis analysis, Row row, Ratio target, WhatIf.@Nullable Solution solution) {
  private static final MathContext DIGITS = new MathContext(15);

  boolean isReachable() {
    return solution != null && solution.isReachable();
  }

  static String text(List<SolvedPay> answers) {
    return answers.stream().map(SolvedPay::line).collect(Collectors.joining());
  }

  private String line() {
    var title = AnalysisText.title(analysis) + ": \"" + row.label() + "\"";
    if (solution == null) {
      return title + " cannot happen: no pay changes the edge\n";
    }
    if (!solution.isReachable()) {
      return "%s cannot give an edge of %s: it is %s when the row pays nothing%n"
          .formatted(title, percent(target), OddsFormat.percent(solution.edge()));
    }
    return "%s at %d gives an edge of %s (exactly %s needs %s; it pays %s now)%n"
        .formatted(
            title,
            solution.nearest(),
            OddsFormat.percent(solution.edge()),
            percent(target),
            solution.exact().decimal().setScale(4, RoundingMode.HALF_EVEN),
            row.pays());
  }

  private static String percent(Ratio rate) {
    return rate.decimal().movePointRight(2).stripTrailingZeros().toPlainString() + "%";
  }

  static List<Map<String, @Nullable Object>> json(List<SolvedPay> answers) {
    return answers.stream().map(SolvedPay::json).toList();
  }

  private Map<String, @Nullable Object> json() {
    var result = new LinkedHashMap<String, @Nullable Object>();
    result.put("edition", analysis.edition());
    result.put("paytable", analysis.paytable() == null ? null : analysis.paytable().id());
    result.put("wager", analysis.wager().name());
    result.put("decks", analysis.decks());
    result.put("condition", analysis.condition());
    result.put("row", row.label());
    result.put("pays", row.pays());
    result.put("target", target.decimal().round(DIGITS));
    result.put("reachable", isReachable());
    result.put("exact", solution == null ? null : solution.exact().decimal().round(DIGITS));
    result.put("nearest", isReachable() && solution != null ? solution.nearest() : null);
    result.put("houseEdge", solution == null ? null : solution.edge().decimal().round(DIGITS));
    return result;
  }
}
