package io.lammer.report.math;

import io.lammer.report.paper.Html;

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
        SimulationSheets.listing(run).table("counts").html());
  }
}
