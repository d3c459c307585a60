package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.WagerRows;
import java.util.Arrays;

/// 3 Dice Baccarat: every wager is decided by one shake of two cups, so the shakes are counted.
///
/// Sixteen random bits are a shake: of the 65,536 numbers that there are, the first 46,656 are the
/// ways in which six dice can fall. The others are counted with them and are no rounds.
final class DiceEngine implements Engine {
  private static final int SHAKES = Outcomes.SHAKES.size();
  private static final int WAYS = Outcomes.SHAKES.total();
  private static final int BITS = 16;
  private static final int PER_DRAW = Long.SIZE / BITS;
  private static final int AT_ONCE = Draws.BUFFER * PER_DRAW;

  @Override
  public int block() {
    return 1 << 26;
  }

  @Override
  public int size() {
    return SHAKES;
  }

  @Override
  public long[] play(long seed, long block, int rounds) {
    var lane = new Lane(seed, block, 0);
    var draws = new long[Draws.BUFFER];
    var fallen = new int[1 << BITS];
    var left = rounds;
    while (left >= AT_ONCE) {
      for (var i = 0; i < left / AT_ONCE; i++) {
        lane.fill(draws);
        shake(draws, fallen);
      }
      left = rounds - Arrays.stream(fallen, 0, WAYS).sum();
    }
    while (left > 0) {
      lane.fill(draws);
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

  /// Every shake has as many of the numbers as it has ways.
  private static long[] counts(int[] fallen) {
    var counts = new long[SHAKES];
    var way = 0;
    for (var shake = 0; shake < SHAKES; shake++) {
      for (var i = 0; i < Outcomes.SHAKES.ways(shake); i++) {
        counts[shake] += fallen[way++];
      }
    }
    return counts;
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var wagerRows = WagerRows.of(analysis.wager(), Outcomes.SHAKES);
    var rows = new long[analysis.wager().rows().size() + 1];
    for (var shake = 0; shake < SHAKES; shake++) {
      var ending = ~wagerRows.automaton().next(Automaton.START, shake);
      rows[wagerRows.of(ending)] += counts[shake];
    }
    return rows;
  }
}
