package io.lammer.sim;

import io.lammer.rules.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What has come of a run.
///
/// @param decks null where no cards are played
/// @param seconds of playing
public record Simulated(
    Edition edition,
    @Nullable Integer decks,
    long seed,
    long rounds,
    int threads,
    double seconds,
    List<Estimate> wagers) {

  public Simulated {
    wagers = List.copyOf(wagers);
  }

  public Verdict verdict() {
    return Verdict.of(wagers);
  }
}
