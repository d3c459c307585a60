package io.lammer.cli;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.sim.Crew;
import io.lammer.sim.Engine;
import io.lammer.sim.Estimate;
import io.lammer.sim.Played;
import io.lammer.sim.Run;
import io.lammer.sim.Simulated;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// A run of an engine. The counts are the same whoever plays; one that is stopped has played the
/// first rounds of the same run.
final class Simulation {
  private final Engine engine;
  private final long seed;
  private final AtomicBoolean stopped = new AtomicBoolean();

  Simulation(Engine engine, long seed) {
    this.engine = engine;
    this.seed = seed;
  }

  /// As many rounds of a game as take about a second.
  static long aSecond(Game game) {
    return switch (game) {
      case CRAPS -> 200_000_000;
      case BACCARAT -> 20_000_000;
      case DICE -> 1_000_000_000;
    };
  }

  /// No further block is begun; whoever runs it gets what is known so far.
  void stop() {
    stopped.set(true);
  }

  /// A run beside the exact odds.
  ///
  /// @param decks null where no cards are played
  /// @param begun where an earlier run came to
  /// @param progress is told how many rounds are played, by any thread
  Simulated play(
      Edition edition,
      @Nullable Integer decks,
      List<Analysis> analyses,
      Played begun,
      long rounds,
      Crew crew,
      LongConsumer progress,
      Consumer<Played> kept) {
    var start = System.nanoTime();
    var played = crew.play(new Run(engine, seed, rounds), begun, watch(progress, kept));
    var seconds = (System.nanoTime() - start) / 1e9;
    var counts = played.counts();
    var estimates =
        analyses.stream()
            .map(analysis -> Estimate.of(analysis, engine.rows(counts, analysis)))
            .toList();
    return new Simulated(edition, decks, seed, played.rounds(), crew.threads(), seconds, estimates);
  }

  private Crew.Watch watch(LongConsumer progress, Consumer<Played> kept) {
    return new Crew.Watch() {
      @Override
      public boolean isOver() {
        return stopped.get();
      }

      @Override
      public void at(long rounds) {
        progress.accept(rounds);
      }

      @Override
      public void keep(Played played) {
        kept.accept(played);
      }
    };
  }

  /// A run goes on from whole blocks only.
  int block() {
    return engine.block();
  }

  Played nothing() {
    return Played.nothing(engine);
  }
}
