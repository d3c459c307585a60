package io.lammer.render.simulation;

import static io.lammer.render.odds.Figure.Kind.COUNT;
import static io.lammer.render.odds.Figure.Kind.DECIMAL;
import static io.lammer.render.odds.Figure.Kind.SIGNED;

import io.lammer.odds.Analysis.RowOdds;
import io.lammer.render.json.JsonObject;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.Figure;
import io.lammer.render.paper.DataTable;
import io.lammer.sim.Estimate;
import io.lammer.sim.SimulationResult;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The figures of a simulation.
public final class SimulationFigures {
  static final Figure<Estimate> MADE = Figure.of(COUNT, "made", "Made", Estimate::made);
  static final Figure<Estimate> EDGE =
      Figure.<Estimate>percent("edge", "Edge", known(Estimate::edge)).titled("House edge");
  static final Figure<Estimate> ERROR =
      Figure.<Estimate>percent("edgeError", "Error", known(Estimate::error)).titled("±");
  static final Figure<Estimate> EXACT =
      Figure.percent("edgeExact", "Exact", known(it -> it.exact().houseEdge()));
  static final Figure<Estimate> Z =
      Figure.of(SIGNED, "z", "Z", known(it -> it.edgeComparison().z()));
  static final Figure<Estimate> CHANCE =
      Figure.of(
          DECIMAL,
          "chance",
          "Chance",
          it -> it.chiSquareChance().isPresent() ? it.chiSquareChance().getAsDouble() : null);

  public record PlayedRow(Estimate wager, int row) {
    public static Stream<PlayedRow> of(Estimate wager) {
      return IntStream.range(0, wager.counts().size()).mapToObj(row -> new PlayedRow(wager, row));
    }

    private RowOdds odds() {
      return wager.exact().rows().get(row);
    }

    private String label() {
      var printed = odds().row();
      return printed == null ? "any other outcome" : printed.label();
    }
  }

  private static final Figure<PlayedRow> ROW = Figure.word("row", "Event", PlayedRow::label);
  private static final Figure<PlayedRow> COUNTED =
      Figure.<PlayedRow>of(COUNT, "count", "Count", it -> it.wager().counts().get(it.row()))
          .titled("Simulated");
  private static final Figure<PlayedRow> EXPECTED =
      Figure.of(Figure.Kind.TENTH, "expected", "Expected", it -> it.wager().expected(it.row()));
  private static final Figure<PlayedRow> ROW_Z =
      Figure.<PlayedRow>of(SIGNED, "z", "Z", it -> it.wager().row(it.row()).z())
          .titled("Std. errors apart");
  static final Figure<PlayedRow> ROW_CHANCE =
      Figure.of(DECIMAL, "chance", "Chance", it -> it.wager().row(it.row()).chance());

  static final List<Figure<Estimate>> WAGERS = List.of(MADE, EDGE, ERROR, EXACT);

  public static final List<Figure<PlayedRow>> ROWS = List.of(ROW, COUNTED, EXPECTED, ROW_Z);

  private SimulationFigures() {}

  private static Function<Estimate, @Nullable Object> known(Function<Estimate, Object> value) {
    return it -> it.hasEdge() ? value.apply(it) : null;
  }

  public static String csv(SimulationResult run) {
    return DataTable.ofRecords(
            run.wagers().stream().flatMap(PlayedRow::of).map(row -> line(run, row)).toList())
        .csv();
  }

  private static JsonObject line(SimulationResult run, PlayedRow row) {
    var exact = row.wager().exact();
    return Figure.json(
            exact, AnalysisFigures.EDITION, AnalysisFigures.PAYTABLE, AnalysisFigures.WAGER)
        .with("decks", run.decks())
        .with(Figure.json(exact, AnalysisFigures.STATE))
        .with(Figure.json(row.wager(), MADE))
        .with(Figure.json(row, ROW, COUNTED))
        .with(Figure.json(row.odds(), AnalysisFigures.EXACT_PROBABILITY))
        .with(Figure.json(row, ROW_Z, ROW_CHANCE))
        .with(Figure.json(row.odds(), AnalysisFigures.CHANCE))
        .with(Figure.json(row.wager(), EDGE, ERROR, EXACT));
  }

  /// The figures as JSON. Only `threads` and `seconds` differ between runs with the same seed and
  /// number of rounds.
  public static JsonObject json(SimulationResult run) {
    return new JsonObject()
        .with("edition", run.edition().id())
        .with("decks", run.decks())
        .with("seed", run.seed())
        .with("rounds", run.rounds())
        .with("threads", run.threads())
        .with("seconds", run.seconds())
        .with("verdict", run.verdict().toString())
        .with("wagers", run.wagers().stream().map(SimulationFigures::json).toList());
  }

  private static JsonObject json(Estimate wager) {
    var exact = wager.exact();
    var spot = exact.wager().spot();
    var dice = spot.dice();
    return Figure.json(exact, AnalysisFigures.PAYTABLE)
        .with("wager", spot.wager())
        .with("number", spot.number())
        .with("dice", dice == null ? null : List.of(dice.first(), dice.second()))
        .with(Figure.json(exact, AnalysisFigures.STATE))
        .with(Figure.json(wager, MADE))
        .with("rows", PlayedRow.of(wager).map(row -> Figure.json(row, ROW, COUNTED)).toList())
        .with(
            "edge",
            new JsonObject()
                .with("estimate", EDGE.data(wager))
                .with("error", ERROR.data(wager))
                .with("exact", wager.hasEdge() ? exact.houseEdge().doubleValue() : null)
                .with("z", Z.data(wager)));
  }
}
