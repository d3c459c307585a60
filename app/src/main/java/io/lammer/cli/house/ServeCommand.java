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
@Command(name = "serve")
public final class ServeCommand extends Subcommand {
  enum Log {
    TEXT,
    JSON
  }

  @Option(names = "--demo")
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

  @Option(names = "--port", paramLabel = "N")
  private @Nullable Integer port;

  @Option(names = "--address", paramLabel = "ADDRESS")
  private @Nullable String address;

  @Option(names = "--config", paramLabel = "FILE")
  private @Nullable Path config;

  @Option(names = "--profile", paramLabel = "ID")
  private @Nullable String profile;

  @Option(names = "--log", paramLabel = "FORM")
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
