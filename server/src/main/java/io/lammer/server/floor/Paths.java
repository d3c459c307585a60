package io.lammer.server.floor;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/// Names in addresses.
final class Paths {
  private Paths() {}

  static String segment(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
