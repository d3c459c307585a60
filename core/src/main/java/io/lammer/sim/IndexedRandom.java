package io.lammer.sim;

import java.util.stream.LongStream;

/// Random numbers by index: number n of a seed is always the same, in any order and on any machine.
/// Uses SplitMix64 (Steele, Lea and Flood, 2014) and produces the same sequence as the JDK's `new
/// SplittableRandom(seed)`.
public final class IndexedRandom {
  /// The maximum number of values per call of [#fill].
  public static final int BUFFER = 512;

  static final long GAMMA = 0x9e3779b97f4a7c15L;
  private static final long ONE = 0xbf58476d1ce4e5b9L;
  private static final long TWO = 0x94d049bb133111ebL;

  /// Precomputed because the compiler vectorizes the addition but not the multiplication.
  private static final long[] STEPS =
      LongStream.rangeClosed(1, BUFFER).map(step -> step * GAMMA).toArray();

  private IndexedRandom() {}

  /// Fills the array with the numbers from an index on.
  public static void fill(long[] into, long seed, long from) {
    var first = seed + GAMMA * from;
    for (var i = 0; i < into.length; i++) {
      into[i] = mix(first + STEPS[i]);
    }
  }

  /// The first number of the sequence seeded with this value.
  public static long next(long value) {
    return mix(value + GAMMA);
  }

  private static long mix(long value) {
    var once = (value ^ (value >>> 30)) * ONE;
    var twice = (once ^ (once >>> 27)) * TWO;
    return twice ^ (twice >>> 31);
  }
}
