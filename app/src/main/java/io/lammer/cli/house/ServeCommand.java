package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.InstalledHouse;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.UnreadableFile;
import io.lammer.web.LammerServer;
import io.lammer.web.StartFailed;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `lammer serve` command: the floor in a browser.
@Command(
    name = "serve",
    description = {
      "Serves the floor: dealer consoles, displays, set-up, jackpot desk, audit and the API.",
      "Everything can also be set in lammer.yaml or the environment; see docs/install.md."
    },
    footer = {
      "",
      "Exit codes: 0 stopped, 2 a setting is wrong, 3 the port is taken, 4 the database is newer",
      "than the program, in use, damaged or of another program.",
      "",
      "Examples:",
      "  lammer serve --demo                          a training floor on this machine",
      "  lammer serve --db house.db --profile nevada  a house of its own",
      "  lammer serve --config lammer.yaml --log json"
    })
public final class ServeCommand extends Subcommand {
  /// The log format.
  enum Log {
    TEXT,
    JSON
  }

  @Option(names = "--demo", description = "A training floor with players and people of its own.")
  private boolean demo;

  @Option(
      names = "--db",
      paramLabel = "HOUSE",
      description =
          "The file of the house, or postgresql://person:password@host:port/database ("
              + LammerServer.HOUSE
              + "; of the demo, "
              + LammerServer.TRAINING
              + ").")
  private @Nullable String db;

  @Option(names = "--port", paramLabel = "N", description = "Where to listen (8080; 0 for any).")
  private @Nullable Integer port;

  @Option(
      names = "--address",
      paramLabel = "ADDRESS",
      description = "The address to listen on (127.0.0.1). Others need TLS.")
  private @Nullable String address;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description =
          "A configuration file (YAML); without it lammer.yaml or config/lammer.yaml, and for the"
              + " command of a package /etc/lammer/lammer.yaml where nothing names a house.")
  private @Nullable Path config;

  @Option(
      names = "--profile",
      paramLabel = "ID",
      description =
          "The jurisdiction whose gaming day a new house keeps (other); one that keeps another is"
              + " not started.")
  private @Nullable String profile;

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "How the log is written: text, or json for a collector (text).")
  private Log log = Log.TEXT;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    try {
      LammerServer.run(settings());
      return 0;
    } catch (StartFailed failed) {
      err().println("lammer: " + failed.getMessage());
      return failed.exitCode();
    }
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
    if (log == Log.JSON) {
      settings.put("logging.structured.format.console", "ecs");
    }
    configuration()
        .ifPresent(
            file ->
                settings.put("spring.config.additional-location", "file:" + file.toAbsolutePath()));
    return settings;
  }

  private Optional<Path> configuration() {
    if (config != null) {
      UnreadableFile.requireFile(config);
    }
    if (config != null || demo || db != null) {
      return Optional.ofNullable(config);
    }
    HouseOption.requireOwnerOfInstalled();
    return InstalledHouse.configuration();
  }

  private static void put(Map<String, String> settings, String key, @Nullable Object value) {
    if (value != null) {
      settings.put(key, value.toString());
    }
  }
}
