package io.lammer.spark;

import io.lammer.sim.Crew;
import io.lammer.sim.CrewFailed;
import io.lammer.sim.Played;
import io.lammer.sim.Run;
import java.io.Serializable;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Function1;
import scala.collection.Iterator;
import scala.collection.immutable.Range;
import scala.runtime.BoxedUnit;

/// The workers of a Spark cluster. The run is sent to each of them once; a task plays a part of it
/// and answers with its counts. Spark gives a part whose worker is lost to another, and each part
/// is counted once.
final class SparkCrew implements Crew {
  private static final long LOOK_MILLIS = 100;

  /// How often what is known is kept.
  private static final long KEEP_NANOS = 2_000_000_000L;

  private final JavaSparkContext context;
  private int threads;

  SparkCrew(JavaSparkContext context) {
    this.context = context;
  }

  /// As many as there were at most.
  @Override
  public int threads() {
    try {
      threads = Math.max(threads, context.defaultParallelism());
    } catch (IllegalStateException ended) {
      // Spark has ended before this run, and answers no more.
    }
    return threads;
  }

  @Override
  public Played play(Run run, Played begun, Watch watch) {
    if (begun.rounds() >= run.rounds()) {
      return begun;
    }
    var parts = Parts.of(run.next(begun), run.blocks());
    var tally = new Tally();
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

  private SimpleFutureAction<BoxedUnit> submit(Parts parts, Broadcast<Run> run, Tally tally) {
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

  private static Played known(Run run, Played begun, Parts parts, Tally tally) {
    return tally
        .known()
        .map(sum -> begun.with(run.before(parts.end(sum.parts())) - begun.rounds(), sum.counts()))
        .orElse(begun);
  }

  /// Spark ends by itself when the process does, maybe before this run has been told.
  private static boolean isEnding() {
    return ShutdownHookManager.get().isShutdownInProgress();
  }

  private void requireSuccess(SimpleFutureAction<BoxedUnit> job) {
    var outcome = job.value().get();
    if (outcome.isFailure()) {
      var failure = outcome.failed().get();
      throw new CrewFailed(
          "%s plays no more: %s".formatted(context.master(), cause(failure)), failure);
    }
  }

  /// The first line of what went wrong at the bottom, as part of a sentence.
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
