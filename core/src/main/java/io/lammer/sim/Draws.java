package io.lammer.sim;

import java.util.stream.LongStream;

/// Random numbers by their place: number n of a seed is the same whoever asks for it, in any order
/// and on any machine. It is SplitMix64 (Steele, Lea and Flood, 2014), and its numbers are those
/// that `new SplittableRandom(seed)` of the JDK gives one after another.
final class Draws {
  /// The most that are filled at once.
  static final int BUFFER = 512;

  static final long GAMMA = 0x9e3779b97f4a7c15L;
  private static final long ONE = 0xbf58476d1ce4e5b9L;
  private static final long TWO = 0x94d049bb133111ebL;

  /// Kept, because the compiler makes vectors of a sum and not of a product.
  private static final long[] STEPS =
      LongStream.rangeClosed(1, BUFFER).map(step -> step * GAMMA).toArray();

  private Draws() {}

  /// The numbers from a place on.
  static void fill(long[] into, long seed, long from) {
    var first = seed + GAMMA * from;
    for (var i = 0; i < into.length; i++) {
      into[i] = mix(first + STEPS[i]);
    }
  }

  /// A number made of another: the first of the seed that it is.
  static long next(long value) {
    return mix(value + GAMMA);
  }

  private static long mix(long value) {
    var once = (value ^ (value >>> 30)) * ONE;
    var twice = (once ^ (once >>> 27)) * TWO;
    return twice ^ (twice >>> 31);
  }
}
