package io.lammer.web;

import java.util.HashMap;
import java.util.Map;
import org.springframework.context.ConfigurableApplicationContext;

/// A server in a process of its own, as `lammer serve` runs it, that hashes secrets at the least
/// cost of bcrypt. Its arguments are the house, the port and, where there are several, the URL by
/// which the others reach it.
public final class CheapServer {
  private CheapServer() {}

  public static void main(String[] arguments) {
    var settings = new HashMap<>(settings(arguments[0], arguments[1]));
    if (arguments.length > 2) {
      settings.put("lammer.peer", arguments[2]);
    }
    start(settings);
  }

  public static ConfigurableApplicationContext start(String house, String port) {
    return start(settings(house, port));
  }

  private static Map<String, String> settings(String house, String port) {
    return Map.of("lammer.db", house, "server.port", port);
  }

  private static ConfigurableApplicationContext start(Map<String, String> settings) {
    return LammerServer.start(settings, new BcryptCost(4), ProcessHalt.HALT);
  }
}
