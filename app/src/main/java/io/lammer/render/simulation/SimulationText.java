package io.lammer.render.simulation;

import static io.lammer.render.odds.OddsFormat.format;

import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.AnalysisText;
import io.lammer.render.odds.Figure;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Listing;
import io.lammer.render.simulation.SimulationFigures.PlayedRow;
import io.lammer.render.words.WagerNames;
import io.lammer.sim.Estimate;
import io.lammer.sim.SimulationResult;
import io.lammer.table.words.GameWords;

/// A simulation as tables for a terminal.
public record SimulationText(AnsiStyle ink) {
  public String summary(SimulationResult run) {
    var listing =
        Listing.of(run.wagers())
            .column("PAYTABLE", it -> AnalysisText.paytable(it.exact()))
            .column(
                "WAGER", it -> WagerNames.plain(it.exact().paytable(), it.exact().wager().spot()))
            .column("STATE", it -> AnalysisFigures.STATE.text(it.exact()));
    Figure.onTerminal(listing, SimulationFigures.WAGERS)
        .column(">Z", SimulationFigures.Z::text)
        .column(">ROWS", it -> it.made() == 0 ? "" : format("%+.2f", it.furthestRow()))
        .column(">CHANCE", SimulationFigures.CHANCE::text);
    return listing.grid().text(ink) + "\n" + verdict(run);
  }

  public String detail(Estimate wager) {
    var rows = Listing.of(PlayedRow.of(wager).toList());
    var listing =
        Figure.onTerminal(rows, SimulationFigures.ROWS)
            .column(">CHANCE", SimulationFigures.ROW_CHANCE::text);
    return ink.strong(AnalysisText.title(wager.exact())) + "\n\n" + listing.grid().text(ink) + "\n";
  }

  public String verdict(SimulationResult run) {
    return played(run)
        + pace(run)
        + "\n"
        + compared(run)
        + ": "
        + (run.verdict().agrees()
            ? ink.strong("agrees with the exact odds")
            : ink.note("look again"))
        + "\n";
  }

  /// The speed of this run, not counting rounds of an earlier run that it continued.
  private static String pace(SimulationResult run) {
    var played = run.rounds() - run.begun();
    if (played == 0) {
      return run.begun() == 0 ? "" : ", all of them earlier";
    }
    return format(
        "%s in %.1f s on %d %s, %.1f million a second",
        run.begun() == 0 ? "" : format(", the last %,d", played),
        run.seconds(),
        run.threads(),
        run.threads() == 1 ? "thread" : "threads",
        played / run.seconds() / 1e6);
  }

  public static String played(SimulationResult run) {
    return "%s%s: %,d %s from seed %d"
        .formatted(
            run.edition().id(),
            run.decks() == null ? "" : ", " + run.decks() + " decks",
            run.rounds(),
            GameWords.of(run.edition().game()).trials(),
            run.seed());
  }

  public static String compared(SimulationResult run) {
    var verdict = run.verdict();
    return format(
        "%,d comparisons; smallest chance %.2g (doubted below %.2g)",
        verdict.comparisons(), verdict.least(), verdict.limit());
  }
}
