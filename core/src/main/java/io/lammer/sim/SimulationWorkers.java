package io.lammer.sim;

/// The workers that play the blocks of a run: the threads of this machine, or a cluster.
public interface SimulationWorkers extends AutoCloseable {
  /// The number of blocks played in parallel.
  int threads();

  /// Continues a run after the rounds already played. The result always covers the first rounds of
  /// the run, whichever workers play them: all rounds or, if the run was stopped early, a whole
  /// number of blocks.
  RunCounts play(SimulationRun run, RunCounts begun, Watch watch);

  @Override
  void close();

  /// Controls a run and receives its progress. Methods may be called from any thread.
  interface Watch {
    /// True to stop before the next block.
    boolean isOver();

    /// Reports the number of rounds played so far.
    void at(long rounds);

    /// Receives the intermediate result every few seconds, so that it can be saved.
    void keep(RunCounts played);
  }
}
