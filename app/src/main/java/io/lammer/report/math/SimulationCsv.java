package io.lammer.report.math;

import io.lammer.report.paper.Csv;
import io.lammer.sim.Simulated;

/// A simulation as comma-separated values: one line a row of a paytable.
public final class SimulationCsv {
  private SimulationCsv() {}

  public static String of(Simulated run) {
    var text = new StringBuilder();
    text.append(
        "edition,paytable,wager,decks,condition,made,row,count,probability,z,chance,"
            + "probabilityDecimal,edge,edgeError,edgeExact\n");
    for (var wager : run.wagers()) {
      var exact = wager.exact();
      var known = wager.hasEdge();
      for (var i = 0; i < wager.counts().size(); i++) {
        var apart = wager.row(i);
        text.append(
            Csv.line(
                exact.edition(),
                exact.paytable() == null ? "" : exact.paytable().id(),
                exact.wager().spot().toString(),
                run.decks() == null ? "" : run.decks().toString(),
                exact.condition() == null ? "" : exact.condition(),
                Long.toString(wager.made()),
                SimulationText.label(wager, i),
                wager.counts().get(i).toString(),
                exact.rows().get(i).probability().toString(),
                Double.toString(apart.z()),
                Double.toString(apart.chance()),
                AnalysisJson.number(exact.rows().get(i).probability()).toPlainString(),
                known ? Double.toString(wager.edge()) : "",
                known ? Double.toString(wager.error()) : "",
                known ? AnalysisJson.number(exact.houseEdge()).toPlainString() : ""));
      }
    }
    return text.toString();
  }
}
