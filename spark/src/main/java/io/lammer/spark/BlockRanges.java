package io.lammer.spark;

import io.lammer.sim.RunCounts;
import io.lammer.sim.SimulationRun;
import java.io.Serializable;

/// The blocks of a run, divided into parts, one for each task.
///
/// @param first the first block
/// @param last the block after the last one
/// @param each the number of blocks in a part; the last part may have fewer
record BlockRanges(long first, long last, long each) implements Serializable {
  /// A task with this many blocks takes a few seconds.
  private static final long SECONDS = 64;

  /// Enough tasks for any cluster, and few enough for the driver to add up.
  private static final long MOST = 16_384;

  /// A short run is also divided into enough parts for many workers.
  static BlockRanges of(long first, long last) {
    var blocks = last - first;
    return new BlockRanges(
        first, last, Math.max(Math.clamp(blocks / SECONDS, 1, SECONDS), blocks / MOST));
  }

  int count() {
    return (int) Math.ceilDiv(last - first, each);
  }

  /// The block after the first `parts` parts.
  long end(int parts) {
    return Math.min(last, first + parts * each);
  }

  long[] play(SimulationRun run, long part) {
    var counts = new long[run.engine().size()];
    for (var block = first + part * each; block < end((int) part + 1); block++) {
      RunCounts.add(run.play(block), counts);
    }
    return counts;
  }
}
