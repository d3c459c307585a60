package io.lammer.sim;

import java.io.Serializable;

/// A simulation to play. The same engine, seed and number of rounds give the same counts on any
/// machine.
public record SimulationRun(Engine engine, long seed, long rounds) implements Serializable {
  /// The number of blocks; the last may be shorter.
  public long blocks() {
    return Math.ceilDiv(rounds, engine.block());
  }

  /// The number of rounds in all earlier blocks.
  public long before(long block) {
    return Math.min(rounds, block * engine.block());
  }

  /// The number of the block to continue with.
  public long next(RunCounts played) {
    if (played.rounds() % engine.block() != 0 && played.rounds() < rounds) {
      throw new IllegalArgumentException("a run goes on from a whole block");
    }
    return Math.ceilDiv(played.rounds(), engine.block());
  }

  public long[] play(long block) {
    return engine.play(seed, block, (int) (before(block + 1) - before(block)));
  }
}
