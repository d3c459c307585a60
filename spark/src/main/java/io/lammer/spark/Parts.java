package io.lammer.spark;

import io.lammer.sim.Played;
import io.lammer.sim.Run;
import java.io.Serializable;

/// The blocks of a run, divided into parts for tasks.
///
/// @param first the block that is played first
/// @param last the one after the last
/// @param each how many blocks a part has; the last may have fewer
record Parts(long first, long last, long each) implements Serializable {
  /// A task of so many blocks takes some seconds.
  private static final long SECONDS = 64;

  /// So many tasks are enough for any cluster, and not too many for who adds up their counts.
  private static final long MOST = 16_384;

  /// A short run has parts for many workers as well.
  static Parts of(long first, long last) {
    var blocks = last - first;
    return new Parts(
        first, last, Math.max(Math.clamp(blocks / SECONDS, 1, SECONDS), blocks / MOST));
  }

  int count() {
    return (int) Math.ceilDiv(last - first, each);
  }

  /// The block after the first so many parts.
  long end(int parts) {
    return Math.min(last, first + parts * each);
  }

  long[] play(Run run, long part) {
    var counts = new long[run.engine().size()];
    for (var block = first + part * each; block < end((int) part + 1); block++) {
      Played.add(run.play(block), counts);
    }
    return counts;
  }
}
