package io.lammer.cli.simulate;

import io.lammer.cli.output.Progress;
import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import io.lammer.sim.Engine;
import io.lammer.sim.Estimate;
import io.lammer.sim.RunCounts;
import io.lammer.sim.SimulationResult;
import io.lammer.sim.SimulationResult.Point;
import io.lammer.sim.SimulationRun;
import io.lammer.sim.SimulationWorkers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// A simulation run. Its counts do not depend on the workers, and a stopped run has played the
/// first rounds of the full run.
public final class Simulation {
  private static final int FIRST_LOOK = 4096;

  private final Engine engine;
  private final long seed;
  private final boolean isFollowed;
  private final AtomicBoolean stopped = new AtomicBoolean();

  public Simulation(Engine engine, long seed) {
    this(engine, seed, false);
  }

  public Simulation(Engine engine, long seed, boolean isFollowed) {
    this.engine = engine;
    this.seed = seed;
    this.isFollowed = isFollowed;
  }

  long roundsPerSecond() {
    return engine.roundsPerSecond();
  }

  /// Stops before the next block. The caller gets the results so far.
  public void stop() {
    stopped.set(true);
  }

  /// The rounds needed until the standard error of every house edge is at most `error`, estimated
  /// from the wagers so far and rounded up to whole blocks, after which it can be estimated again.
  public ToLongFunction<RunCounts> toError(List<Analysis> analyses, double error) {
    return played -> {
      var times =
          estimates(analyses, played.counts()).stream()
              .filter(wager -> !wager.exact().isOpen())
              .mapToDouble(wager -> wager.made() == 0 ? 2 : Math.pow(wager.error() / error, 2))
              .max()
              .orElse(0);
      return played.rounds() > 0 && times <= 1
          ? played.rounds()
          : blocks(Math.min(played.rounds() * times, RoundsConverter.MOST));
    };
  }

  /// The rounds in the whole blocks that contain this many rounds; at least one block.
  private long blocks(double rounds) {
    return engine.block() * Math.max(1, (long) Math.ceil(rounds / engine.block()));
  }

  /// Plays a run and compares it with the exact odds.
  ///
  /// @param decks null if there are no cards
  /// @param begun the results of an earlier part of the run
  /// @param goal the number of rounds to play, given the results so far
  /// @param progress gets the rounds played and to be played, from any thread
  public SimulationResult play(
      Edition edition,
      @Nullable Integer decks,
      List<Analysis> analyses,
      RunCounts begun,
      ToLongFunction<RunCounts> goal,
      SimulationWorkers workers,
      Progress progress,
      Consumer<RunCounts> kept) {
    var course = new ArrayList<Point>();
    var played = begun;
    var nanos = 0L;
    var rounds = goal.applyAsLong(played);
    var wasStopped = false;
    while (played.rounds() < rounds && !wasStopped) {
      var run = new SimulationRun(engine, seed, stage(played, rounds));
      var start = System.nanoTime();
      played = workers.play(run, played, watch(rounds, progress, kept));
      nanos += System.nanoTime() - start;
      if (isFollowed) {
        course.add(Point.of(played.rounds(), estimates(analyses, played.counts())));
      }
      wasStopped = played.rounds() < run.rounds();
      rounds = goal.applyAsLong(played);
    }
    if (isFollowed) {
      course.addAll(0, beginning(analyses, Math.min(rounds, engine.block())));
    }
    return new SimulationResult(
        edition,
        decks,
        seed,
        played.rounds(),
        begun.rounds(),
        workers.threads(),
        nanos / 1e9,
        estimates(analyses, played.counts()),
        course);
  }

  private List<Estimate> estimates(List<Analysis> analyses, long[] counts) {
    return analyses.stream()
        .map(analysis -> Estimate.of(analysis, engine.rows(counts, analysis)))
        .toList();
  }

  /// The rounds to play before the next point is recorded: twice as many each time, or all of them
  /// if points are not recorded.
  private long stage(RunCounts played, long rounds) {
    return isFollowed ? Math.min(rounds, Math.max(engine.block(), 2 * played.rounds())) : rounds;
  }

  private List<Point> beginning(List<Analysis> analyses, long block) {
    var points = new ArrayList<Point>();
    for (var rounds = FIRST_LOOK; rounds < block; rounds *= 2) {
      points.add(Point.of(rounds, estimates(analyses, engine.play(seed, 0, rounds))));
    }
    return points;
  }

  private SimulationWorkers.Watch watch(long goal, Progress progress, Consumer<RunCounts> kept) {
    return new SimulationWorkers.Watch() {
      @Override
      public boolean isOver() {
        return stopped.get();
      }

      @Override
      public void at(long rounds) {
        progress.at(rounds, goal);
      }

      @Override
      public void keep(RunCounts played) {
        kept.accept(played);
      }
    };
  }

  /// A run can only be resumed after a whole block.
  public int block() {
    return engine.block();
  }

  public RunCounts nothing() {
    return RunCounts.nothing(engine);
  }
}
