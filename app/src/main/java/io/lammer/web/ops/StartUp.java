package io.lammer.web.ops;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.HouseService;
import io.lammer.web.ListenCheck;
import io.lammer.web.Settings;
import io.lammer.web.access.FirstUser;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/// Runs once when the server has started: prints the self-check, the first password and the
/// address.
@Component
@Order(Ordered.LOWEST_PRECEDENCE)
record StartUp(
    HouseService host,
    InitialUsers people,
    Settings settings,
    StartupReport check,
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

  /// With structured logging, the console must carry nothing but log records.
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
            ListenCheck.hasTls(environment) ? "https" : "http",
            environment.getProperty("server.address", "127.0.0.1"),
            server == null ? 0 : server.getPort());
  }
}
