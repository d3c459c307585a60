package io.lammer.report.math;

import io.lammer.report.paper.Grid;
import io.lammer.report.paper.Ink;
import io.lammer.sim.Estimate;
import io.lammer.sim.Simulated;
import java.util.Locale;

/// A simulation as tables for a terminal.
public final class SimulationText {
  private final Ink ink;

  public SimulationText(Ink ink) {
    this.ink = ink;
  }

  /// Every wager in a line, and the verdict.
  public String summary(Simulated run) {
    var grid =
        new Grid(
            "PAYTABLE",
            "WAGER",
            "STATE",
            ">MADE",
            ">EDGE",
            ">ERROR",
            ">EXACT",
            ">Z",
            ">ROWS",
            ">CHANCE");
    for (var wager : run.wagers()) {
      var exact = wager.exact();
      var known = wager.hasEdge();
      grid.row(
          exact.paytable() == null ? "-" : exact.paytable().id(),
          AnalysisText.called(exact),
          exact.condition() == null ? "" : exact.condition(),
          "%,d".formatted(wager.made()),
          known ? percent(wager.edge()) : "",
          known ? percent(wager.error()) : "",
          known ? AnalysisText.percent(exact.houseEdge()) : "",
          known ? signed(wager.edgeComparison().z()) : "",
          wager.made() == 0 ? "" : signed(wager.furthestRow()),
          chance(wager));
    }
    return grid.text(ink) + "\n" + verdict(run);
  }

  /// Every row of a wager.
  public String detail(Estimate wager) {
    var grid = new Grid("EVENT", ">COUNT", ">EXPECTED", ">Z", ">CHANCE");
    for (var i = 0; i < wager.counts().size(); i++) {
      var row = wager.exact().rows().get(i);
      var apart = wager.row(i);
      grid.row(
          label(wager, i),
          "%,d".formatted(wager.counts().get(i)),
          number("%,.1f", row.probability().doubleValue() * wager.made()),
          signed(apart.z()),
          number("%.4f", apart.chance()));
    }
    return ink.strong(AnalysisText.title(wager.exact())) + "\n\n" + grid.text(ink) + "\n";
  }

  static String label(Estimate wager, int place) {
    var row = wager.exact().rows().get(place).row();
    return row == null ? "any other outcome" : row.label();
  }

  /// How the run went, and whether it agrees.
  public String verdict(Simulated run) {
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

  /// How fast this run played, which may have gone on from an earlier one.
  private static String pace(Simulated run) {
    var played = run.rounds() - run.begun();
    if (played == 0) {
      return run.begun() == 0 ? "" : ", all of them earlier";
    }
    return number(
        "%s in %.1f s on %d %s, %.1f million a second",
        run.begun() == 0 ? "" : number(", the last %,d", played),
        run.seconds(),
        run.threads(),
        run.threads() == 1 ? "thread" : "threads",
        played / run.seconds() / 1e6);
  }

  /// What was played.
  static String played(Simulated run) {
    return "%s%s: %,d %s from seed %d"
        .formatted(
            run.edition().id(),
            run.decks() == null ? "" : ", " + run.decks() + " decks",
            run.rounds(),
            switch (run.edition().game()) {
              case CRAPS -> "rolls";
              case BACCARAT, DICE -> "rounds";
            },
            run.seed());
  }

  /// How much was compared, and how far apart it is.
  static String compared(Simulated run) {
    var verdict = run.verdict();
    return number(
        "%,d comparisons; smallest chance %.2g (doubted below %.2g)",
        verdict.comparisons(), verdict.least(), verdict.limit());
  }

  /// How likely all rows of a wager are so far apart by chance.
  static String chance(Estimate wager) {
    return wager.chiSquareChance().isPresent()
        ? number("%.4f", wager.chiSquareChance().getAsDouble())
        : "";
  }

  static String percent(double value) {
    return number("%.4f%%", value * 100);
  }

  private static String signed(double value) {
    return number("%+.2f", value);
  }

  private static String number(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
