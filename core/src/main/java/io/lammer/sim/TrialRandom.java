package io.lammer.sim;

/// A random number generator for one numbered item, such as one of many sessions. The same seed and
/// number always produce the same sequence.
public final class TrialRandom {
  private long place;

  public TrialRandom(long seed, long number) {
    this.place = IndexedRandom.next(IndexedRandom.next(seed) + number);
  }

  private long next() {
    var number = IndexedRandom.next(place);
    place += IndexedRandom.GAMMA;
    return number;
  }

  /// A random number in `[0, bound)`, uniform to better than one part in 2^32.
  public int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /// A random number in `[0, 1)`.
  public double part() {
    return (next() >>> 11) * 0x1p-53;
  }
}
