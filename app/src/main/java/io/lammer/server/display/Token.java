package io.lammer.server.display;

import io.lammer.store.Hash;
import java.security.SecureRandom;
import java.util.Base64;

/// What opens a display. The house keeps only its hash.
final class Token {
  private static final int BYTES = 24;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Token() {}

  static String fresh() {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static String hash(String token) {
    return Hash.of(token).toString();
  }
}
