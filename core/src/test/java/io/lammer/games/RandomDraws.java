package io.lammer.games;

import io.lammer.rules.Outcome;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.sim.IndexedRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;

/// The random numbers from which an engine plays a block of rounds, in four streams.
public record RandomDraws(long seed, long block, int rounds) {
  public static final int STREAMS = 4;

  /// The number of rounds that a stream plays.
  public int share(int stream) {
    return rounds / STREAMS + (stream < rounds % STREAMS ? 1 : 0);
  }

  public Iterator<Long> stream(int stream) {
    return LongStream.iterate((block * STREAMS + stream) << 30, place -> place + 1)
        .map(
            place -> {
              var draw = new long[1];
              IndexedRandom.fill(draw, seed, place);
              return draw[0];
            })
        .iterator();
  }

  /// Each outcome as often as it has ways.
  public static <T extends Outcome> List<T> repeated(Outcomes<T> outcomes) {
    var all = new ArrayList<T>();
    for (var i = 0; i < outcomes.size(); i++) {
      all.addAll(Collections.nCopies(outcomes.ways(i), outcomes.get(i)));
    }
    return all;
  }
}
