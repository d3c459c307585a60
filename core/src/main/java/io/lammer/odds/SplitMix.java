package io.lammer.odds;

/// A seeded random number generator (SplitMix64), so that runs are repeatable on any machine.
final class SplitMix {
  private long state;

  SplitMix(long seed) {
    state = seed;
  }

  private long next() {
    state += 0x9E3779B97F4A7C15L;
    var mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /// A random number in `[0, bound)`. The bias is negligible for shoe-sized bounds.
  int below(int bound) {
    return (int) Math.multiplyHigh(next() >>> 1, (long) bound << 1);
  }

  void shuffle(int[] cards) {
    for (var i = cards.length - 1; i > 0; i--) {
      var other = below(i + 1);
      var card = cards[i];
      cards[i] = cards[other];
      cards[other] = card;
    }
  }
}
