package io.lammer.report.math;

import io.lammer.report.paper.Html;
import io.lammer.report.paper.Listing;
import io.lammer.sim.Estimate;
import io.lammer.sim.Simulated;

/// What play found, as a chapter of a report.
final class SimulationHtml {
  private SimulationHtml() {}

  static Html of(ParReport.Play play) {
    var run = play.run();
    return RulesChapter.chapter(
        "simulation",
        "Simulation",
        Html.paragraph(
            SimulationText.played(run)
                + ". Every wager was made whenever it could be, by the rules that settle play; each"
                + " row, each house edge and all rows of a wager together were compared with the"
                + " exact odds. "
                + SimulationText.compared(run)
                + ": "
                + (run.verdict().agrees() ? "play agrees with the exact odds." : "look again.")),
        Html.paragraph("The same play again: " + play.again()),
        wagers(run));
  }

  private static Html wagers(Simulated run) {
    return Listing.of(run.wagers())
        .column("Wager as played", it -> AnalysisText.title(it.exact()))
        .column(">Made", it -> "%,d".formatted(it.made()))
        .column(">House edge", it -> it.hasEdge() ? SimulationText.percent(it.edge()) : "")
        .column(">±", it -> it.hasEdge() ? SimulationText.percent(it.error()) : "")
        .column(">Exact", SimulationHtml::exact)
        .column(">Errors apart", it -> it.hasEdge() ? apart(it.edgeComparison().z()) : "")
        .column(">Furthest row", it -> apart(it.furthestRow()))
        .column(">Chance", SimulationText::chance)
        .table("counts")
        .html();
  }

  private static String exact(Estimate wager) {
    return wager.hasEdge() ? AnalysisText.percent(wager.exact().houseEdge()) : "";
  }

  private static String apart(double z) {
    return ProtectionText.number(z, 2);
  }
}
