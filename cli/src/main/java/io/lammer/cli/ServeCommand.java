package io.lammer.cli;

import io.lammer.server.LammerServer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lammer serve`: the floor in a browser.
@Command(
    name = "serve",
    description = {
      "Serves the floor: dealer consoles, displays, set-up, jackpot desk, audit and the API.",
      "Everything can also be set in lammer.yaml or the environment; see docs/server.md."
    },
    mixinStandardHelpOptions = true)
final class ServeCommand implements Runnable {
  @Option(names = "--demo", description = "A training floor with players and people of its own.")
  private boolean demo;

  @Option(names = "--db", paramLabel = "FILE", description = "The file of the house.")
  private @Nullable Path db;

  @Option(names = "--port", paramLabel = "N", description = "Where to listen (8080; 0 for any).")
  private @Nullable Integer port;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description = "The address to listen on (127.0.0.1). Others need TLS.")
  private @Nullable String address;

  @Option(names = "--config", paramLabel = "FILE", description = "A configuration file (YAML).")
  private @Nullable Path config;

  @Option(
      names = "--profile",
      paramLabel = "ID",
      description = "The jurisdiction whose gaming day the house keeps (other).")
  private @Nullable String profile;

  @Mixin private Catalogs catalogs;

  @Override
  public void run() {
    LammerServer.run(settings());
  }

  private Map<String, String> settings() {
    var settings = new LinkedHashMap<String, String>();
    if (demo) {
      settings.put("lammer.demo", "true");
    }
    put(settings, "lammer.db", db);
    put(settings, "server.port", port);
    put(settings, "server.address", address);
    put(settings, "lammer.profile", profile);
    put(settings, "lammer.catalog", catalogs.folder());
    if (config != null) {
      settings.put("spring.config.additional-location", "file:" + config.toAbsolutePath());
    }
    return settings;
  }

  private static void put(Map<String, String> settings, String key, @Nullable Object value) {
    if (value != null) {
      settings.put(key, value.toString());
    }
  }
}
