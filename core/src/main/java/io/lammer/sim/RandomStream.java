package io.lammer.sim;

/// The random number stream of one part of a block. No two streams of any block share a number.
public final class RandomStream {
  /// Independent games are interleaved so that the processor can work on them in parallel.
  public static final int COUNT = 4;

  /// The size of a stream's index range, as a power of two; larger than any stream needs.
  private static final int BITS = 30;

  private final long seed;
  private long place;

  public RandomStream(long seed, long block, int stream) {
    this.seed = seed;
    this.place = (block * COUNT + stream) << BITS;
  }

  /// Fills the array with the next numbers.
  public void fill(long[] into) {
    IndexedRandom.fill(into, seed, place);
    place += into.length;
  }

  /// The number of a block's rounds that belong to a stream.
  public static int share(int rounds, int stream) {
    return rounds / COUNT + (stream < rounds % COUNT ? 1 : 0);
  }
}
