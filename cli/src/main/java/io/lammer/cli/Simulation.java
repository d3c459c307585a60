package io.lammer.cli;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.sim.Engine;
import io.lammer.sim.Estimate;
import io.lammer.sim.Simulated;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// A run of an engine on the threads of this machine. The counts are the same for any number of
/// them; one that is stopped has played the first rounds of the same run.
final class Simulation {
  /// Some seconds' worth.
  private static final long BLOCKS_BETWEEN_KEEPING = 128;

  private final Engine engine;
  private final long seed;
  private final AtomicBoolean stopped = new AtomicBoolean();

  /// What has come of the first rounds of a run.
  record Played(long rounds, long[] counts) {}

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

  /// @param played where an earlier run came to
  /// @param progress is told how many rounds are played, by any thread
  Played run(Played played, long rounds, int threads, LongConsumer progress) {
    var size = engine.block();
    if (played.rounds() % size != 0 && played.rounds() < rounds) {
      throw new IllegalArgumentException("a run goes on from a whole block");
    }
    var next = new AtomicLong(played.rounds() / size);
    var done = new AtomicLong(played.rounds());
    Callable<long[]> worker =
        () -> {
          var counts = new long[engine.size()];
          while (!stopped.get()) {
            var block = next.getAndIncrement();
            var left = rounds - block * size;
            if (left <= 0) {
              break;
            }
            var count = (int) Math.min(size, left);
            add(engine.play(seed, block, count), counts);
            progress.accept(done.addAndGet(count));
          }
          return counts;
        };
    var counts = played.counts().clone();
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var workers = new ArrayList<Callable<long[]>>();
      for (var i = 0; i < threads; i++) {
        workers.add(worker);
      }
      for (var part : pool.invokeAll(workers)) {
        add(part.get(), counts);
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    return new Played(done.get(), counts);
  }

  /// A run beside the exact odds.
  ///
  /// @param decks null where no cards are played
  /// @param begun where an earlier run came to
  Simulated play(
      Edition edition,
      @Nullable Integer decks,
      List<Analysis> analyses,
      Played begun,
      long rounds,
      int threads,
      LongConsumer progress,
      Consumer<Played> kept) {
    var start = System.nanoTime();
    var played = begun;
    while (played.rounds() < rounds && !stopped.get()) {
      var next = played.rounds() / engine.block() + BLOCKS_BETWEEN_KEEPING;
      played = run(played, Math.min(rounds, next * engine.block()), threads, progress);
      kept.accept(played);
    }
    var seconds = (System.nanoTime() - start) / 1e9;
    var counts = played.counts();
    var estimates =
        analyses.stream()
            .map(analysis -> Estimate.of(analysis, engine.rows(counts, analysis)))
            .toList();
    return new Simulated(edition, decks, seed, played.rounds(), threads, seconds, estimates);
  }

  /// A run goes on from whole blocks only.
  int block() {
    return engine.block();
  }

  Played nothing() {
    return new Played(0, new long[engine.size()]);
  }

  private static void add(long[] part, long[] sum) {
    for (var i = 0; i < sum.length; i++) {
      sum[i] += part[i];
    }
  }
}
