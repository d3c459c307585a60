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
import java.util.function.ToLongFunction;
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

  /// The goal of a run that ends when the standard error of every house edge is no more than this:
  /// what the wagers made so far need to get there, in whole blocks, since it may be looked at
  /// again.
  ToLongFunction<Played> toError(List<Analysis> analyses, double error) {
    return played -> {
      var times =
          estimates(analyses, played.counts()).stream()
              .filter(wager -> !wager.exact().isOpen())
              .mapToDouble(wager -> wager.made() == 0 ? 2 : Math.pow(wager.error() / error, 2))
              .max()
              .orElse(0);
      return played.rounds() > 0 && times <= 1
          ? played.rounds()
          : blocks(Math.min(played.rounds() * times, Rounds.MOST));
    };
  }

  /// Whole blocks that have so many rounds, one at least.
  private long blocks(double rounds) {
    return engine.block() * Math.max(1, (long) Math.ceil(rounds / engine.block()));
  }

  /// A run beside the exact odds.
  ///
  /// @param decks null where no cards are played
  /// @param begun where an earlier run came to
  /// @param goal how many rounds are to be played, by what has come so far
  /// @param progress is told how many rounds are played and are to be, by any thread
  Simulated play(
      Edition edition,
      @Nullable Integer decks,
      List<Analysis> analyses,
      Played begun,
      ToLongFunction<Played> goal,
      Crew crew,
      Progress progress,
      Consumer<Played> kept) {
    var course = new ArrayList<Point>();
    var played = begun;
    var nanos = 0L;
    var rounds = goal.applyAsLong(played);
    var wasStopped = false;
    while (played.rounds() < rounds && !wasStopped) {
      var run = new Run(engine, seed, stage(played, rounds));
      var start = System.nanoTime();
      played = crew.play(run, played, watch(rounds, progress, kept));
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
    return new Simulated(
        edition,
        decks,
        seed,
        played.rounds(),
        begun.rounds(),
        crew.threads(),
        nanos / 1e9,
        estimates(analyses, played.counts()),
        course);
  }

  private List<Estimate> estimates(List<Analysis> analyses, long[] counts) {
    return analyses.stream()
        .map(analysis -> Estimate.of(analysis, engine.rows(counts, analysis)))
        .toList();
  }

  /// How many rounds are played before somebody looks: all of them, or twice as many each time.
  private long stage(Played played, long rounds) {
    return isFollowed ? Math.min(rounds, Math.max(engine.block(), 2 * played.rounds())) : rounds;
  }

  /// What the first rounds of the first block brought.
  private List<Point> beginning(List<Analysis> analyses, long block) {
    var points = new ArrayList<Point>();
    for (var rounds = FIRST_LOOK; rounds < block; rounds *= 2) {
      points.add(Point.of(rounds, estimates(analyses, engine.play(seed, 0, rounds))));
    }
    return points;
  }

  private Crew.Watch watch(long goal, Progress progress, Consumer<Played> kept) {
    return new Crew.Watch() {
      @Override
      public boolean isOver() {
        return stopped.get();
      }

      @Override
      public void at(long rounds) {
        progress.at(rounds, goal);
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
