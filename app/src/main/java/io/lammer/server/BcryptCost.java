package io.lammer.server;

/// The binary logarithm of the rounds that bcrypt hashes a secret with. No setting changes it.
public record BcryptCost(int logRounds) {
  /// A tenth of a second of a processor for each secret.
  public static final BcryptCost PRODUCTION = new BcryptCost(11);
}
