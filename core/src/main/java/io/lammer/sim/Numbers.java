package io.lammer.sim;

/// Random numbers one after another, for something that is numbered, such as a session of many: the
/// same for the same seed and number.
public final class Numbers {
  private long place;

  public Numbers(long seed, long number) {
    this.place = Draws.next(Draws.next(seed) + number);
  }

  private long next() {
    var number = Draws.next(place);
    place += Draws.GAMMA;
    return number;
  }

  /// From 0 up to the bound, each as likely as the others to a part in 2^32 and more.
  public int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /// From 0 up to 1.
  public double part() {
    return (next() >>> 11) * 0x1p-53;
  }
}
