package io.lammer.server;

import java.util.Map;
import org.springframework.context.ConfigurableApplicationContext;

/// A server in a process of its own, as `lammer serve` runs it, that hashes secrets at the least
/// cost of bcrypt. Its arguments are the house and the port.
public final class CheapServer {
  private CheapServer() {}

  public static void main(String[] arguments) {
    start(arguments[0], arguments[1]);
  }

  public static ConfigurableApplicationContext start(String house, String port) {
    return LammerServer.start(
        Map.of("lammer.db", house, "server.port", port), new BcryptCost(4), Fatal.HALT);
  }
}
