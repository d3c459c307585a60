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
import io.lammer.sim.Simulated.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// A run of an engine. The counts are the same whoever plays; one that is stopped has played the
/// first rounds of the same run.
final class Simulation {
  private static final int FIRST_LOOK = 4096;

  private final Engine engine;
  private final long seed;
  private final boolean isFollowed;
  private final AtomicBoolean stopped = new AtomicBoolean();

  Simulation(Engine engine, long seed) {
    this(engine, seed, false);
  }

  /// @param isFollowed whether it is wanted how the house edges come about
  Simulation(Engine engine, long seed, boolean isFollowed) {
    this.engine = engine;
    this.seed = seed;
    this.isFollowed = isFollowed;
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
    var watch = watch(progress, kept);
    var course = new ArrayList<Point>();
    var played = begun;
    for (var stage : stages(rounds)) {
      if (played.rounds() < stage && !stopped.get()) {
        played = crew.play(new Run(engine, seed, stage), played, watch);
        if (isFollowed) {
          course.add(Point.of(played.rounds(), estimates(analyses, played.counts())));
        }
      }
    }
    var seconds = (System.nanoTime() - start) / 1e9;
    if (isFollowed) {
      course.addAll(0, beginning(analyses, Math.min(rounds, engine.block())));
    }
    return new Simulated(
        edition,
        decks,
        seed,
        played.rounds(),
        crew.threads(),
        seconds,
        estimates(analyses, played.counts()),
        course);
  }

  private List<Estimate> estimates(List<Analysis> analyses, long[] counts) {
    return analyses.stream()
        .map(analysis -> Estimate.of(analysis, engine.rows(counts, analysis)))
        .toList();
  }

  /// How many rounds are played before somebody looks: all of them, or twice as many each time.
  private List<Long> stages(long rounds) {
    var stages = new ArrayList<Long>();
    for (var stage = (long) engine.block(); isFollowed && stage < rounds; stage *= 2) {
      stages.add(stage);
    }
    stages.add(rounds);
    return stages;
  }

  /// What the first rounds of the first block brought.
  private List<Point> beginning(List<Analysis> analyses, long block) {
    var points = new ArrayList<Point>();
    for (var rounds = FIRST_LOOK; rounds < block; rounds *= 2) {
      points.add(Point.of(rounds, estimates(analyses, engine.play(seed, 0, rounds))));
    }
    return points;
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
