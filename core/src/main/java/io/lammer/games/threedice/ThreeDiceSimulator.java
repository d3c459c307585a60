package io.lammer.games.threedice;

import io.lammer.odds.Analysis;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.WagerRows;
import io.lammer.sim.Engine;
import io.lammer.sim.IndexedRandom;
import io.lammer.sim.RandomStream;
import java.util.Arrays;

/// Simulates 3 Dice Baccarat. One shake of two cups decides every wager, so the counts are those of
/// the shakes.
///
/// Each 16-bit random number is a shake: the first 46,656 of the 65,536 values are the ways in
/// which six dice can fall. The other values are counted too, and discarded.
final class ThreeDiceSimulator implements Engine {
  private static final int SHAKES = Shakes.ALL.size();
  private static final int WAYS = Shakes.ALL.total();
  private static final int BITS = 16;
  private static final int PER_DRAW = Long.SIZE / BITS;
  private static final int AT_ONCE = IndexedRandom.BUFFER * PER_DRAW;

  @Override
  public int block() {
    return 1 << 26;
  }

  @Override
  public int size() {
    return SHAKES;
  }

  @Override
  public long roundsPerSecond() {
    return 1_000_000_000;
  }

  @Override
  public long[] play(long seed, long block, int rounds) {
    var stream = new RandomStream(seed, block, 0);
    var draws = new long[IndexedRandom.BUFFER];
    var fallen = new int[1 << BITS];
    var left = rounds;
    while (left >= AT_ONCE) {
      for (var i = 0; i < left / AT_ONCE; i++) {
        stream.fill(draws);
        shake(draws, fallen);
      }
      left = rounds - Arrays.stream(fallen, 0, WAYS).sum();
    }
    while (left > 0) {
      stream.fill(draws);
      for (var i = 0; i < draws.length && left > 0; i++) {
        var way = (char) draws[i];
        fallen[way]++;
        left -= way < WAYS ? 1 : 0;
      }
    }
    return counts(fallen);
  }

  private static void shake(long[] draws, int[] fallen) {
    for (var draw : draws) {
      fallen[(char) draw]++;
      fallen[(char) (draw >>> BITS)]++;
      fallen[(char) (draw >>> 2 * BITS)]++;
      fallen[(char) (draw >>> 3 * BITS)]++;
    }
  }

  /// Sums the values that belong to each shake; a shake has one value for each of its ways.
  private static long[] counts(int[] fallen) {
    var counts = new long[SHAKES];
    var way = 0;
    for (var shake = 0; shake < SHAKES; shake++) {
      for (var i = 0; i < Shakes.ALL.ways(shake); i++) {
        counts[shake] += fallen[way++];
      }
    }
    return counts;
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var wagerRows = WagerRows.of(analysis.wager(), Shakes.ALL);
    var rows = new long[analysis.wager().rows().size() + 1];
    for (var shake = 0; shake < SHAKES; shake++) {
      var ending = ~wagerRows.automaton().next(Automaton.START, shake);
      rows[wagerRows.of(ending)] += counts[shake];
    }
    return rows;
  }
}
