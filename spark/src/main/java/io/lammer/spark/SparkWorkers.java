package io.lammer.spark;

import io.lammer.sim.RunCounts;
import io.lammer.sim.SimulationRun;
import io.lammer.sim.SimulationWorkers;
import io.lammer.sim.WorkerFailed;
import java.io.Serializable;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Function1;
import scala.collection.Iterator;
import scala.collection.immutable.Range;
import scala.runtime.BoxedUnit;

/// The workers of a Spark cluster. The run is broadcast once; each task plays a part of it and
/// returns its counts. Spark reassigns a part whose worker is lost, and each part is counted once.
final class SparkWorkers implements SimulationWorkers {
  private static final long LOOK_MILLIS = 100;

  /// The interval between checkpoints.
  private static final long KEEP_NANOS = 2_000_000_000L;

  private final JavaSparkContext context;
  private int threads;

  SparkWorkers(JavaSparkContext context) {
    this.context = context;
  }

  /// The largest number of threads seen so far.
  @Override
  public int threads() {
    try {
      threads = Math.max(threads, context.defaultParallelism());
    } catch (IllegalStateException ended) {
      // Spark was stopped before this run; the last known value is used.
    }
    return threads;
  }

  @Override
  public RunCounts play(SimulationRun run, RunCounts begun, Watch watch) {
    if (begun.rounds() >= run.rounds()) {
      return begun;
    }
    var parts = BlockRanges.of(run.next(begun), run.blocks());
    var tally = new CountMerger();
    var sent = context.broadcast(run);
    try {
      var job = submit(parts, sent, tally);
      var kept = System.nanoTime();
      while (!job.isCompleted()) {
        Thread.sleep(LOOK_MILLIS);
        threads();
        watch.at(run.before(parts.end(tally.first())));
        if (watch.isOver()) {
          job.cancel();
        } else if (tally.first() > 0 && System.nanoTime() - kept > KEEP_NANOS) {
          watch.keep(known(run, begun, parts, tally));
          kept = System.nanoTime();
        }
      }
      if (!watch.isOver() && !isEnding()) {
        requireSuccess(job);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    var played = known(run, begun, parts, tally);
    watch.keep(played);
    return played;
  }

  private SimpleFutureAction<BoxedUnit> submit(
      BlockRanges parts, Broadcast<SimulationRun> run, CountMerger tally) {
    var numbers = context.sc().range(0, parts.count(), 1, parts.count());
    return context
        .sc()
        .submitJob(
            numbers,
            (Function1<Iterator<Object>, long[]> & Serializable)
                number -> parts.play(run.value(), (Long) number.next()),
            new Range.Exclusive(0, parts.count(), 1),
            (number, counts) -> {
              tally.add((Integer) number, counts);
              return BoxedUnit.UNIT;
            },
            () -> BoxedUnit.UNIT);
  }

  private static RunCounts known(
      SimulationRun run, RunCounts begun, BlockRanges parts, CountMerger tally) {
    return tally
        .known()
        .map(sum -> begun.with(run.before(parts.end(sum.parts())) - begun.rounds(), sum.counts()))
        .orElse(begun);
  }

  /// Spark's shutdown hook runs on its own, possibly before this run has been stopped.
  private static boolean isEnding() {
    return ShutdownHookManager.get().isShutdownInProgress();
  }

  private void requireSuccess(SimpleFutureAction<BoxedUnit> job) {
    var outcome = job.value().get();
    if (outcome.isFailure()) {
      var failure = outcome.failed().get();
      throw new WorkerFailed(
          "%s plays no more: %s".formatted(context.master(), cause(failure)), failure);
    }
  }

  /// The first line of the root cause's message, without a final period.
  static String cause(Throwable failure) {
    var cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage())
        .lines()
        .findFirst()
        .orElse("")
        .replaceFirst("\\.$", "");
  }

  @Override
  public void close() {
    context.close();
  }
}
