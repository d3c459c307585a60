package io.lammer.server;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/// Holds the framework's own pages about the program (the actuator) to the rules of the server:
/// where a port of their own may listen, and which of them there may be at all. Others show
/// settings, memory or threads, or change the program.
final class ActuatorCheck {
  private static final Set<String> HARMLESS = Set.of("health", "info", "metrics", "prometheus");
  private static final String PORT = "management.server.port";
  private static final String ADDRESS = "management.server.address";

  private ActuatorCheck() {}

  /// Before anything is opened.
  static void check(ConfigurableApplicationContext context) {
    var environment = context.getEnvironment();
    exposed(environment, "management.endpoints.web.exposure.include");
    exposed(environment, "management.endpoints.jmx.exposure.include");
    var port = environment.getProperty(PORT);
    if (port == null || port.startsWith("-") || isShared(port, environment)) {
      return;
    }
    Listening.requirePort(PORT, port);
    if (!environment.containsProperty(ADDRESS)) {
      // The framework would listen on every address of the machine.
      var address = environment.getProperty("server.address", "127.0.0.1");
      environment
          .getPropertySources()
          .addFirst(new MapPropertySource("actuator", Map.of(ADDRESS, address)));
    }
    Listening.requireSafe(environment, ADDRESS, "management.server.ssl");
    Listening.requireFree(environment, ADDRESS, port);
  }

  /// The port is the server's own; two that are free are two.
  private static boolean isShared(String port, ConfigurableEnvironment environment) {
    return !port.equals("0") && port.equals(environment.getProperty("server.port", "8080"));
  }

  private static void exposed(ConfigurableEnvironment environment, String key) {
    var wanted = Binder.get(environment).bind(key, Bindable.setOf(String.class)).orElse(Set.of());
    if (!HARMLESS.containsAll(wanted)) {
      throw new StartRefused(
          "%s is %s; expected some of %s, since others show or change what nobody may (see"
                  .formatted(key, String.join(", ", new TreeSet<>(wanted)), new TreeSet<>(HARMLESS))
              + " docs/server.md)");
    }
  }
}
