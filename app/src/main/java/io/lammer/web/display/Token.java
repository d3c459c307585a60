package io.lammer.web.display;

import io.lammer.journal.Hash;
import java.security.SecureRandom;
import java.util.Base64;

/// The access token of a display. Only its hash is stored.
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
