package io.lammer.render.simulation;

import io.lammer.render.odds.AnalysisText;
import io.lammer.render.odds.Figure;
import io.lammer.render.odds.OddsFormat;
import io.lammer.render.paper.Listing;
import io.lammer.render.paper.Sheet;
import io.lammer.render.paper.SheetPaper;
import io.lammer.render.picture.Plot;
import io.lammer.sim.Estimate;
import io.lammer.sim.SimulationResult;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/// A simulation as a report: every wager compared with its exact odds, and the convergence of its
/// house edge.
public record SimulationSheets(SimulationResult run) {
  private static final int PLOTS = 40;
  private static final int WIDTH = 660;
  private static final int HEIGHT = 180;
  private static final int STEPS = 60;

  /// The number of standard errors that covers 95% of a normal distribution.
  private static final double BAND = 1.96;

  public SheetPaper paper(String program, LocalDate date) {
    return new SheetPaper(
        "Simulation",
        run.edition().id(),
        Map.of("Played", SimulationText.played(run)),
        List.of(wagers()),
        program,
        date);
  }

  private Sheet wagers() {
    return new Sheet("Wagers", "wagers", "", listing(run))
        .facts(
            List.of(
                SimulationText.compared(run)
                    + ": "
                    + (run.verdict().agrees() ? "agrees with the exact odds." : "look again.")))
        .notes(
            List.of(
                "Plots: the house edge as it was played, and around the exact one the band in which"
                    + " 95 of 100 such runs lie; of the first %d wagers whose edge is known."
                        .formatted(PLOTS)))
        .faults(run.verdict().agrees() ? List.of() : List.of("Play is far from the exact odds."))
        .with(
            IntStream.range(0, run.wagers().size())
                .filter(i -> run.wagers().get(i).hasEdge() && !run.course().isEmpty())
                .limit(PLOTS)
                .mapToObj(place -> plot(place).html())
                .toList());
  }

  public static Listing<Estimate> listing(SimulationResult run) {
    var wagers =
        Listing.of(run.wagers()).column("Wager as played", it -> AnalysisText.title(it.exact()));
    return Figure.inPrint(wagers, SimulationFigures.WAGERS)
        .column(">Errors apart", it -> it.hasEdge() ? apart(it.edgeComparison().z()) : "")
        .column(">Furthest row", it -> apart(it.furthestRow()))
        .column(">Chance", SimulationFigures.CHANCE::text);
  }

  private static String apart(double z) {
    return OddsFormat.format("%.2f", z);
  }

  private Plot plot(int place) {
    var wager = run.wagers().get(place);
    var exact = wager.exact().houseEdge().doubleValue();
    var points = new ArrayList<Plot.Point>();
    for (var point : run.course()) {
      var edge = point.edges().get(place);
      if (!edge.isNaN()) {
        points.add(new Plot.Point(Math.log10(point.rounds()), edge));
      }
    }
    var first = points.getFirst().x();
    var last = Math.max(points.getLast().x(), first + 1);
    DoubleUnaryOperator band =
        at -> BAND * wager.error() * Math.sqrt(run.rounds() / Math.pow(10, at));
    var furthest =
        points.stream().mapToDouble(point -> Math.abs(point.y() - exact)).max().orElse(0);
    var reach = 1.1 * Math.max(furthest, band.applyAsDouble(first)) + 1e-9;
    return new Plot(
        "House edge of %s by rounds".formatted(AnalysisText.title(wager.exact())),
        WIDTH,
        HEIGHT,
        new Plot.Axis("Rounds", first, last, SimulationSheets::power),
        new Plot.Axis(
            AnalysisText.title(wager.exact()),
            exact - reach,
            exact + reach,
            SimulationSheets::percent),
        List.of(
            new Plot.Series("as played", points),
            new Plot.Series("95%", around(exact, first, last, band))),
        new Plot.Guide(SimulationFigures.EXACT.text(wager), exact),
        List.of());
  }

  /// The outline of the confidence band: forward along the upper edge, back along the lower one.
  private static List<Plot.Point> around(
      double exact, double first, double last, DoubleUnaryOperator band) {
    return IntStream.rangeClosed(-STEPS, STEPS)
        .mapToObj(
            step -> {
              var at = last - (last - first) * Math.abs(step) / STEPS;
              var side = step <= 0 ? 1 : -1;
              return new Plot.Point(at, exact + side * band.applyAsDouble(at));
            })
        .toList();
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f%%", part * 100);
  }

  private static String power(double exponent) {
    return String.format(Locale.ROOT, "10^%.1f", exponent).replace(".0", "");
  }
}
