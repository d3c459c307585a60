package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.Listening;
import io.lammer.server.Settings;
import io.lammer.server.access.FirstUser;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
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
    FirstPeople people,
    Settings settings,
    SelfCheck check,
    Environment environment,
    WebServerApplicationContext context)
    implements ApplicationRunner {
  private static final Logger LOG = LoggerFactory.getLogger(StartUp.class);

  @Override
  public void run(ApplicationArguments arguments) {
    check.lines().forEach(this::tell);
    host.live().database().reachableAt(settings.peer() == null ? address() : settings.peer());
    people.password().ifPresent(password -> tell(say("ops.first-user", FirstUser.NAME, password)));
    tell(say(settings.demo() ? "ops.ready-demo" : "ops.ready", address()));
  }

  /// A collector of logs gets no other lines than those it can read.
  private void tell(String line) {
    if (environment.containsProperty("logging.structured.format.console")) {
      LOG.info(line);
    } else {
      System.out.println(line);
    }
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
