package io.lammer.games.craps;

import io.lammer.sim.IndexedRandom;

/// Converts each random number into eight rolls of two dice, one for each of its digits in base 36.
/// Numbers that would make some digits more likely are replaced, so rolls are exactly uniform.
final class RandomRolls {
  static final int PER_DRAW = 8;

  /// 36 to the power of [#PER_DRAW].
  private static final long DIGITS = 2_821_109_907_456L;

  /// The remainder of 2^64 divided by [#DIGITS].
  private static final long UNFAIR = Long.remainderUnsigned(-DIGITS, DIGITS);

  /// The index in [Rolls#ALL] for each of the 36 rolls.
  static final byte[] SPREAD = spread();

  private RandomRolls() {}

  private static byte[] spread() {
    var spread = new byte[Rolls.ALL.total()];
    var place = 0;
    for (var roll = 0; roll < Rolls.ALL.size(); roll++) {
      for (var way = 0; way < Rolls.ALL.ways(roll); way++) {
        spread[place++] = (byte) roll;
      }
    }
    return spread;
  }

  /// Writes the rolls of these random numbers to the array, starting at an index.
  static void write(long[] draws, byte[] into, int from) {
    var to = from;
    for (var draw : draws) {
      var rest = fair(draw);
      for (var i = 0; i < PER_DRAW; i++) {
        into[to + i] = SPREAD[(int) Math.unsignedMultiplyHigh(rest, SPREAD.length)];
        rest *= SPREAD.length;
      }
      to += PER_DRAW;
    }
  }

  private static long fair(long draw) {
    var fair = draw;
    while (Long.compareUnsigned(fair * DIGITS, UNFAIR) < 0) {
      fair = IndexedRandom.next(fair);
    }
    return fair;
  }
}
