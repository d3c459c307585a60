package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.access.FirstUser;
import io.lammer.server.access.People;
import io.lammer.server.demo.DemoUsers;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.stereotype.Component;

/// What happens once, when the program has started.
@Component
final class StartUp implements ApplicationRunner {
  private final FloorHost host;
  private final People people;
  private final FirstUser first;
  private final Settings settings;

  StartUp(FloorHost host, People people, FirstUser first, Settings settings) {
    this.host = host;
    this.people = people;
    this.first = first;
    this.settings = settings;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    if (settings.demo()) {
      DemoUsers.make(host, people);
    } else {
      first
          .make()
          .ifPresent(
              password -> System.out.println(say("ops.first-user", FirstUser.NAME, password)));
    }
  }
}
