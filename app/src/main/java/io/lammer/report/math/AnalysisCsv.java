package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.report.paper.Csv;
import java.util.List;

/// Analyses as comma-separated values: one line a row of a paytable. Probability and edge are there
/// as exact fractions and as decimals.
public final class AnalysisCsv {
  private AnalysisCsv() {}

  public static String of(List<Analysis> analyses) {
    var text = new StringBuilder();
    text.append(
        "edition,paytable,wager,decks,condition,row,pays,envy,ways,total,probability,return,"
            + "probabilityDecimal,houseEdge,houseEdgeExact,standardDeviation\n");
    for (var analysis : analyses) {
      var known = !analysis.isOpen();
      for (var odds : analysis.rows()) {
        var row = odds.row();
        text.append(
            Csv.line(
                analysis.edition(),
                analysis.paytable() == null ? "" : analysis.paytable().id(),
                analysis.wager().spot().toString(),
                analysis.decks() == null ? "" : analysis.decks().toString(),
                analysis.condition() == null ? "" : analysis.condition(),
                row == null ? "" : row.label(),
                row == null ? "loss" : row.pays(),
                row == null || row.envy() == null ? "" : row.envy().toString(),
                odds.ways().toString(),
                analysis.counts().total().toString(),
                odds.probability().toString(),
                odds.returned().decimal().toPlainString(),
                AnalysisJson.number(odds.probability()).toPlainString(),
                known ? AnalysisJson.number(analysis.houseEdge()).toPlainString() : "",
                known ? analysis.houseEdge().toString() : "",
                known ? AnalysisJson.number(analysis.standardDeviation()).toPlainString() : ""));
      }
    }
    return text.toString();
  }
}
