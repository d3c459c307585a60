package io.lammer.web;

/// The bcrypt cost factor: the binary logarithm of the number of rounds. No setting changes it.
public record BcryptCost(int logRounds) {
  /// About 0.1 s of CPU time for each hash.
  public static final BcryptCost PRODUCTION = new BcryptCost(11);
}
