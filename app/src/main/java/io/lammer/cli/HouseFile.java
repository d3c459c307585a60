package io.lammer.cli;

import io.lammer.rules.yaml.Value;
import io.lammer.server.LammerServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that names the database of the house. Without it, every command looks where the
/// server does: LAMMER_DB, the configuration file, the usual place.
///
/// Commands name no class of the store in a signature: building the command line would load it, and
/// `settle` starts without the store.
final class HouseFile {
  /// The first goes over the second, as for the server.
  private static final List<Path> CONFIGURATIONS =
      List.of(Path.of("config", "lammer.yaml"), Path.of("lammer.yaml"));

  @Option(
      names = "--db",
      paramLabel = "HOUSE",
      description =
          "The file of the house, or postgresql://person:password@host:port/database; else"
              + " LAMMER_DB, lammer.db of lammer.yaml, or "
              + LammerServer.HOUSE
              + "; for the command of a package, the house of /etc/lammer/lammer.yaml before that.")
  private @Nullable String house;

  /// A file, or the connection string of a PostgreSQL database.
  String name() {
    return Stream.<Supplier<Optional<String>>>of(
            () -> Optional.ofNullable(house),
            HouseFile::environment,
            HouseFile::configuration,
            HouseFile::installed)
        .flatMap(place -> place.get().stream())
        .findFirst()
        .orElse(LammerServer.HOUSE);
  }

  /// A package's command has the environment of the service where nothing else names a house.
  private static Optional<String> environment() {
    var found = Optional.ofNullable(System.getenv("LAMMER_DB")).filter(name -> !name.isBlank());
    if (InstalledHouse.isMeant()) {
      found.ifPresent(InstalledHouse::requireOwner);
    }
    return found;
  }

  private static Optional<String> configuration() {
    return CONFIGURATIONS.stream()
        .filter(Files::isRegularFile)
        .flatMap(config -> database(config).stream())
        .findFirst();
  }

  /// Refuses the house of this machine's service to another user than its owner.
  static void requireOwnerOfInstalled() {
    if (environment().isEmpty()) {
      installed();
    }
  }

  private static Optional<String> installed() {
    var found = InstalledHouse.configuration().flatMap(HouseFile::database);
    found.ifPresent(InstalledHouse::requireOwner);
    return found;
  }

  private static Optional<String> database(Path file) {
    var config = Value.parse(file.toString(), Catalogs.read(file));
    var keys = config.fields();
    var flat = keys.maybe("lammer.db", Value::text);
    var nested = keys.maybe("lammer", lammer -> lammer.fields().maybe("db"));
    return Optional.ofNullable(flat == null && nested != null ? nested.text() : flat);
  }

  /// Opening for writing would make a file that is not there.
  void requireFile() {
    if (!name().startsWith("postgres")) {
      UnreadableFile.requireFile(Path.of(name()));
    }
  }

  /// For a first start in the usual place.
  void makeUsualFolder() {
    var usual = Path.of(LammerServer.HOUSE);
    try {
      if (name().equals(LammerServer.HOUSE)) {
        Files.createDirectories(usual.resolveSibling(""));
      }
    } catch (IOException failed) {
      throw new UnwritableFile(usual, failed);
    }
  }
}
