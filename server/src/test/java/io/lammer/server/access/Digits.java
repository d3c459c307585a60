package io.lammer.server.access;

import java.time.Instant;

/// What an authenticator app shows, for tests of other packages.
public final class Digits {
  private Digits() {}

  public static String of(String secret, Instant at) {
    return Authenticator.digits(secret, at);
  }
}
