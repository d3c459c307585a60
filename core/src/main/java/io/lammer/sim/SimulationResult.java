package io.lammer.sim;

import io.lammer.rules.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The result of a simulation.
///
/// @param decks null for games without cards
/// @param begun the number of rounds that were played by an earlier run
/// @param seconds the time spent on the remaining rounds
/// @param course the development of the house edges; empty if not requested
public record SimulationResult(
    Edition edition,
    @Nullable Integer decks,
    long seed,
    long rounds,
    long begun,
    int threads,
    double seconds,
    List<Estimate> wagers,
    List<Point> course) {

  public SimulationResult {
    wagers = List.copyOf(wagers);
    course = List.copyOf(course);
  }

  /// The state after a number of rounds.
  ///
  /// @param edges the house edge of every wager so far; NaN if the wager was never made
  public record Point(long rounds, List<Double> edges) {
    public static Point of(long rounds, List<Estimate> wagers) {
      return new Point(
          rounds,
          wagers.stream().map(wager -> wager.hasEdge() ? wager.edge() : Double.NaN).toList());
    }
  }

  public Verdict verdict() {
    return Verdict.of(wagers);
  }
}
