package io.lammer.server;

import java.util.Map;

/// A server in a process of its own, as `lammer serve` runs it, that hashes secrets at the least
/// cost of bcrypt. Its arguments are the house and the port.
public final class CheapServer {
  private CheapServer() {}

  public static void main(String[] arguments) {
    LammerServer.start(
        Map.of("lammer.db", arguments[0], "server.port", arguments[1]), new BcryptCost(4));
  }
}
