package io.lammer.server.ops;

import io.lammer.server.CheapServer;
import io.lammer.server.FloorHost;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;

/// A server in a process of its own whose first command ends the thread that writes. Its argument
/// is the house.
final class PoisonedServer {
  private PoisonedServer() {}

  public static void main(String[] arguments) {
    var host = CheapServer.start(arguments[0], "0").getBean(FloorHost.class);
    CoreThreadsTest.poison(host);
    var add = new Act.AddUser("eve", "Eve", Role.DEALER);
    host.live().submit("first", new Actor("admin", Role.ADMINISTRATOR), add);
  }
}
