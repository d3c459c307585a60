package io.lammer.report.math;

import io.lammer.report.paper.Html;
import io.lammer.report.paper.Listing;
import io.lammer.sim.Estimate;
import io.lammer.sim.Simulated;
import java.util.Locale;
import java.util.stream.IntStream;

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
        SimulationSheets.listing(run).table("counts").html(),
        Html.element("h4", "Every row as it was played"),
        rows(run));
  }

  private record Line(Estimate wager, int row) {}

  private static Html rows(Simulated run) {
    var lines =
        run.wagers().stream()
            .filter(wager -> wager.made() > 0)
            .flatMap(
                wager ->
                    IntStream.range(0, wager.counts().size()).mapToObj(row -> new Line(wager, row)))
            .toList();
    return Listing.of(lines)
        .column("Wager", line -> line.row() == 0 ? AnalysisText.title(line.wager().exact()) : "")
        .column("Event", line -> SimulationText.label(line.wager(), line.row()))
        .column(">Simulated", line -> line.wager().counts().get(line.row()))
        .column(">Expected", line -> number("%,.1f", line.wager().expected(line.row())))
        .column(">Std. errors apart", line -> number("%+.2f", line.wager().row(line.row()).z()))
        .table("counts")
        .html();
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
