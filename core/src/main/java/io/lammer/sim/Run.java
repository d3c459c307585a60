package io.lammer.sim;

import java.io.Serializable;

/// What is to be played: the same engine, seed and rounds have the same counts, wherever.
public record Run(Engine engine, long seed, long rounds) implements Serializable {
  /// How many blocks the run has; the last may be shorter.
  public long blocks() {
    return Math.ceilDiv(rounds, engine.block());
  }

  /// How many rounds the blocks before this one have.
  public long before(long block) {
    return Math.min(rounds, block * engine.block());
  }

  /// The number of the block to go on with.
  public long next(Played played) {
    if (played.rounds() % engine.block() != 0 && played.rounds() < rounds) {
      throw new IllegalArgumentException("a run goes on from a whole block");
    }
    return Math.ceilDiv(played.rounds(), engine.block());
  }

  /// The counts of one block.
  public long[] play(long block) {
    return engine.play(seed, block, (int) (before(block + 1) - before(block)));
  }
}
