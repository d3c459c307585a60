package io.lammer.sim;

import io.lammer.rules.compiled.Outcomes;

/// Two dice out of random numbers, eight rolls out of each: its digits in base 36. A number that
/// would favor some digits is replaced, so every roll is exactly as likely as it should be.
final class Rolls {
  static final int PER_DRAW = 8;

  /// 36 to the power of [#PER_DRAW].
  private static final long DIGITS = 2_821_109_907_456L;

  /// 2 to the power of 64, by that.
  private static final long UNFAIR = Long.remainderUnsigned(-DIGITS, DIGITS);

  /// Which of the outcomes each of the 36 rolls is.
  static final byte[] SPREAD = spread();

  private Rolls() {}

  private static byte[] spread() {
    var spread = new byte[Outcomes.ROLLS.total()];
    var place = 0;
    for (var roll = 0; roll < Outcomes.ROLLS.size(); roll++) {
      for (var way = 0; way < Outcomes.ROLLS.ways(roll); way++) {
        spread[place++] = (byte) roll;
      }
    }
    return spread;
  }

  /// Writes the rolls of some numbers from a place on.
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
      fair = Draws.next(fair);
    }
    return fair;
  }
}
