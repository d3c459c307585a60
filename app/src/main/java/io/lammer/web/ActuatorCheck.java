package io.lammer.web;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/// Startup check of the actuator settings: where a separate management port may listen, and which
/// endpoints may be exposed. Only harmless endpoints are allowed; others reveal settings, memory or
/// threads, or change the running program.
final class ActuatorCheck {
  private static final Set<String> HARMLESS = Set.of("health", "info", "metrics", "prometheus");
  private static final String PORT = "management.server.port";
  private static final String ADDRESS = "management.server.address";

  private ActuatorCheck() {}

  /// Runs before the database is opened.
  static void check(ConfigurableApplicationContext context) {
    var environment = context.getEnvironment();
    exposed(environment, "management.endpoints.web.exposure.include");
    exposed(environment, "management.endpoints.jmx.exposure.include");
    var port = environment.getProperty(PORT);
    if (port == null || port.startsWith("-") || isShared(port, environment)) {
      return;
    }
    ListenCheck.requirePort(PORT, port);
    if (!environment.containsProperty(ADDRESS)) {
      // Without an address, Spring would listen on every interface.
      var address = environment.getProperty("server.address", "127.0.0.1");
      environment
          .getPropertySources()
          .addFirst(new MapPropertySource("actuator", Map.of(ADDRESS, address)));
    }
    ListenCheck.requireSafe(environment, ADDRESS, "management.server.ssl");
    ListenCheck.requireFree(environment, ADDRESS, port);
  }

  /// True if actuator and server use the same port. Port 0 means any free port, so two zeros are
  /// two different ports.
  private static boolean isShared(String port, ConfigurableEnvironment environment) {
    return !port.equals("0") && port.equals(environment.getProperty("server.port", "8080"));
  }

  private static void exposed(ConfigurableEnvironment environment, String key) {
    var wanted = Binder.get(environment).bind(key, Bindable.setOf(String.class)).orElse(Set.of());
    if (!HARMLESS.containsAll(wanted)) {
      throw new StartRefused(
          "%s is %s; expected some of %s, since others show or change what nobody may (see"
                  .formatted(key, String.join(", ", new TreeSet<>(wanted)), new TreeSet<>(HARMLESS))
              + " docs/operations.md)");
    }
  }
}
