package io.lammer.report.math;

import io.lammer.report.json.Members;
import io.lammer.sim.Estimate;
import io.lammer.sim.Simulated;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The JSON form of a simulation. Only `threads` and `seconds` differ between two runs with the
/// same seed and rounds.
public final class SimulationJson {
  private SimulationJson() {}

  public static Map<String, @Nullable Object> of(Simulated run) {
    return new Members()
        .with("edition", run.edition().id())
        .with("decks", run.decks())
        .with("seed", run.seed())
        .with("rounds", run.rounds())
        .with("threads", run.threads())
        .with("seconds", run.seconds())
        .with("verdict", run.verdict().toString())
        .with("wagers", run.wagers().stream().map(SimulationJson::wager).toList());
  }

  private static Members wager(Estimate wager) {
    var exact = wager.exact();
    var known = wager.hasEdge();
    var spot = exact.wager().spot();
    var dice = spot.dice();
    return new Members()
        .with("paytable", exact.paytable() == null ? null : exact.paytable().id())
        .with("wager", spot.wager())
        .with("number", spot.number())
        .with("dice", dice == null ? null : List.of(dice.first(), dice.second()))
        .with("condition", exact.condition())
        .with("made", wager.made())
        .with(
            "rows",
            IntStream.range(0, wager.counts().size()).mapToObj(row -> row(wager, row)).toList())
        .with(
            "edge",
            new Members()
                .with("estimate", known ? wager.edge() : null)
                .with("error", known ? wager.error() : null)
                .with("exact", known ? exact.houseEdge().doubleValue() : null)
                .with("z", known ? wager.edgeComparison().z() : null));
  }

  private static Members row(Estimate wager, int row) {
    return new Members()
        .with("row", SimulationText.label(wager, row))
        .with("count", wager.counts().get(row));
  }
}
