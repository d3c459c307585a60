package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.Listening;
import io.lammer.server.Settings;
import io.lammer.server.access.FirstUser;
import io.lammer.server.access.Secrets;
import io.lammer.server.demo.DemoUsers;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/// What happens once, when the program has started.
@Component
@Order(Ordered.LOWEST_PRECEDENCE)
record StartUp(
    FloorHost host,
    Secrets secrets,
    FirstUser first,
    Settings settings,
    SelfCheck check,
    Environment environment,
    WebServerApplicationContext context)
    implements ApplicationRunner {
  @Override
  public void run(ApplicationArguments arguments) {
    check.lines().forEach(System.out::println);
    host.live().database().reachableAt(settings.peer() == null ? address() : settings.peer());
    if (!settings.demo()) {
      first
          .make()
          .ifPresent(
              password -> System.out.println(say("ops.first-user", FirstUser.NAME, password)));
    } else if (host.live().isWriting()) {
      DemoUsers.make(host, secrets);
    }
    System.out.println(say(settings.demo() ? "ops.ready-demo" : "ops.ready", address()));
  }

  private String address() {
    var server = context.getWebServer();
    return "%s://%s:%d"
        .formatted(
            Listening.hasTls(environment) ? "https" : "http",
            environment.getProperty("server.address", "127.0.0.1"),
            server == null ? 0 : server.getPort());
  }
}
