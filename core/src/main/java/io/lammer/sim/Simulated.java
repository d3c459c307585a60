package io.lammer.sim;

import io.lammer.rules.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What has come of a run.
///
/// @param decks null where no cards are played
/// @param begun how many of the rounds an earlier run had played
/// @param seconds of playing the others
/// @param course how the house edges came about; empty where that was not wanted
public record Simulated(
    Edition edition,
    @Nullable Integer decks,
    long seed,
    long rounds,
    long begun,
    int threads,
    double seconds,
    List<Estimate> wagers,
    List<Point> course) {

  public Simulated {
    wagers = List.copyOf(wagers);
    course = List.copyOf(course);
  }

  /// The first rounds of the run.
  ///
  /// @param edges the house edge of every wager so far; not a number where none was made
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
