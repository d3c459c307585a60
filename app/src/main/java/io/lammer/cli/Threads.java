package io.lammer.cli;

import io.lammer.sim.Crew;
import io.lammer.sim.Played;
import io.lammer.sim.Run;
import java.util.concurrent.atomic.AtomicLong;

/// The threads of this machine. Every block that is begun is played, so that those played are
/// always the first of their run.
record Threads(int threads) implements Crew {
  /// Some seconds' worth.
  private static final long BLOCKS_BETWEEN_KEEPING = 128;

  /// As many as there are processors.
  static Threads all() {
    return new Threads(Runtime.getRuntime().availableProcessors());
  }

  @Override
  public Played play(Run run, Played begun, Watch watch) {
    var played = begun;
    while (played.rounds() < run.rounds() && !watch.isOver()) {
      played = some(run, played, watch);
      watch.keep(played);
    }
    return played;
  }

  private Played some(Run run, Played played, Watch watch) {
    var next = new AtomicLong(run.next(played));
    var last = Math.min(run.blocks(), next.get() + BLOCKS_BETWEEN_KEEPING);
    var done = new AtomicLong(played.rounds());
    var parts =
        Workers.run(
            threads,
            () -> {
              var counts = new long[run.engine().size()];
              while (!watch.isOver()) {
                var block = next.getAndIncrement();
                if (block >= last) {
                  break;
                }
                Played.add(run.play(block), counts);
                watch.at(done.addAndGet(run.before(block + 1) - run.before(block)));
              }
              return counts;
            });
    var counts = new long[run.engine().size()];
    parts.forEach(part -> Played.add(part, counts));
    return played.with(done.get() - played.rounds(), counts);
  }

  @Override
  public void close() {}
}
