package io.lammer.server.users;

import java.security.SecureRandom;
import java.util.stream.Collectors;

/// The numbers that dealers take over a console with.
final class Pins {
  private static final int LENGTH = 6;

  private Pins() {}

  static String random() {
    return new SecureRandom()
        .ints(LENGTH, 0, 10)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining());
  }

  static boolean isPin(String text) {
    return text.matches("[0-9]{" + LENGTH + "}");
  }
}
