package io.lammer.sim;

/// Whoever plays the blocks of a run: the threads of this machine, or a cluster.
public interface Crew extends AutoCloseable {
  /// How many blocks it plays at a time.
  int threads();

  /// Plays a run on from where it came to. What is given are the first rounds of the run whoever
  /// plays: all of them, or whole blocks where it was over earlier.
  Played play(Run run, Played begun, Watch watch);

  @Override
  void close();

  /// Looks on while a run is played. It may be told things by any thread.
  interface Watch {
    /// Whether no further block is to be begun.
    boolean isOver();

    /// So many rounds are played.
    void at(long rounds);

    /// What is known every few seconds, to be kept.
    void keep(Played played);
  }
}
