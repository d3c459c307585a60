package io.lammer.web.ops;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.web.CheapServer;
import io.lammer.web.HouseService;

/// A server in a process of its own whose first command ends the thread that writes. Its argument
/// is the house.
final class PoisonedServer {
  private PoisonedServer() {}

  public static void main(String[] arguments) {
    var host = CheapServer.start(arguments[0], "0").getBean(HouseService.class);
    CoreThreadsTest.poison(host);
    var add = new Act.AddUser("eve", "Eve", Role.DEALER);
    host.live().submit("first", new Actor("admin", Role.ADMINISTRATOR), add);
  }
}
