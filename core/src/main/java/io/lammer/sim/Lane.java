package io.lammer.sim;

/// The random numbers of one part of a block. Blocks and their lanes have no number in common.
final class Lane {
  /// Independent games that are played side by side, so that a processor need not wait for one.
  static final int COUNT = 4;

  /// More numbers than any lane takes.
  private static final int BITS = 30;

  private final long seed;
  private long place;

  Lane(long seed, long block, int lane) {
    this.seed = seed;
    this.place = (block * COUNT + lane) << BITS;
  }

  /// The next numbers, as many as there is room for.
  void fill(long[] into) {
    Draws.fill(into, seed, place);
    place += into.length;
  }

  /// How many of a block's rounds fall to a lane.
  static int share(int rounds, int lane) {
    return rounds / COUNT + (lane < rounds % COUNT ? 1 : 0);
  }
}
