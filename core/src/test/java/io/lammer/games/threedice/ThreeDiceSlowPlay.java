package io.lammer.games.threedice;

import io.lammer.games.GameFixture;
import io.lammer.games.RandomDraws;
import io.lammer.odds.Analysis;
import java.util.Iterator;

/// The same shakes as the engine plays, out of the same random numbers, as one would write it down.
record ThreeDiceSlowPlay(RandomDraws draws) implements GameFixture.SlowPlay {
  @Override
  public long[] rows(Analysis analysis) {
    var rows = new long[analysis.wager().rows().size() + 1];
    dice(analysis, draws.stream(0), draws.rounds(), rows);
    return rows;
  }

  /// Four shakes out of a number while many are left, in buffers of 512 numbers; then one.
  private static void dice(Analysis analysis, Iterator<Long> draws, int rounds, long[] rows) {
    var shakes = RandomDraws.repeated(Shakes.ALL);
    var left = rounds;
    while (left > 0) {
      var atOnce = left >= 2048 ? 4 : 1;
      for (var i = Math.max(1, left / 2048) * 512; i > 0 && left > 0; i--) {
        var draw = draws.next();
        for (var part = 0; part < atOnce; part++) {
          var way = (int) (draw >>> 16 * part & 0xffff);
          if (way < shakes.size()) {
            rows[analysis.wager().place(shakes.get(way))]++;
            left--;
          }
        }
      }
    }
  }
}
