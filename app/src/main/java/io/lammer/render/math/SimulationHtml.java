package io.lammer.render.math;

import io.lammer.render.odds.AnalysisText;
import io.lammer.render.odds.Figure;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.Listing;
import io.lammer.render.simulation.SimulationFigures;
import io.lammer.render.simulation.SimulationFigures.PlayedRow;
import io.lammer.render.simulation.SimulationSheets;
import io.lammer.render.simulation.SimulationText;
import io.lammer.sim.SimulationResult;

/// The report chapter on a simulation.
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
        SimulationSheets.listing(run).table("counts").html(),
        Html.element("h4", "Every row as it was played"),
        rows(run));
  }

  private static Html rows(SimulationResult run) {
    var rows =
        run.wagers().stream().filter(wager -> wager.made() > 0).flatMap(PlayedRow::of).toList();
    var listing =
        Listing.of(rows)
            .column("Wager", it -> it.row() == 0 ? AnalysisText.title(it.wager().exact()) : "");
    return Figure.inPrint(listing, SimulationFigures.ROWS).table("counts").html();
  }
}
