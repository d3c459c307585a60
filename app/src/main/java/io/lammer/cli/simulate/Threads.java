package io.lammer.cli.simulate;

import io.lammer.sim.RunCounts;
import io.lammer.sim.SimulationRun;
import io.lammer.sim.SimulationWorkers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/// Workers on the threads of this machine. A block that was started is always finished, so the
/// played blocks are always the first ones of the run.
public record Threads(int threads) implements SimulationWorkers {
  /// A few seconds' worth of blocks.
  private static final long BLOCKS_BETWEEN_KEEPING = 128;

  public static Threads all() {
    return new Threads(Runtime.getRuntime().availableProcessors());
  }

  @Override
  public RunCounts play(SimulationRun run, RunCounts begun, Watch watch) {
    var played = begun;
    while (played.rounds() < run.rounds() && !watch.isOver()) {
      played = some(run, played, watch);
      watch.keep(played);
    }
    return played;
  }

  private RunCounts some(SimulationRun run, RunCounts played, Watch watch) {
    var next = new AtomicLong(run.next(played));
    var last = Math.min(run.blocks(), next.get() + BLOCKS_BETWEEN_KEEPING);
    var done = new AtomicLong(played.rounds());
    var parts =
        run(
            threads,
            () -> {
              var counts = new long[run.engine().size()];
              while (!watch.isOver()) {
                var block = next.getAndIncrement();
                if (block >= last) {
                  break;
                }
                RunCounts.add(run.play(block), counts);
                watch.at(done.addAndGet(run.before(block + 1) - run.before(block)));
              }
              return counts;
            });
    var counts = new long[run.engine().size()];
    parts.forEach(part -> RunCounts.add(part, counts));
    return played.with(done.get() - played.rounds(), counts);
  }

  @Override
  public void close() {}

  /// Runs the same work on several threads and returns the results after all have finished.
  static <T> List<T> run(int threads, Callable<T> work) {
    var results = new ArrayList<T>();
    try (var pool = Executors.newFixedThreadPool(threads)) {
      for (var done : pool.invokeAll(Collections.nCopies(threads, work))) {
        results.add(done.get());
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
    return results;
  }
}
