package io.lammer.cli.options;

import io.lammer.cli.output.UnreadableFile;
import io.lammer.cli.output.UnwritableFile;
import io.lammer.rules.yaml.Value;
import io.lammer.web.LammerServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that names the database of the house. Without it, a command looks where the server
/// does: LAMMER_DB, the configuration file, the default location.
///
/// Method signatures in commands must not name classes of the store. Building the command line
/// would load them, and `settle` starts without the store.
public final class HouseOption {
  /// The first file takes precedence, as in the server.
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
  public String name() {
    return Stream.<Supplier<Optional<String>>>of(
            () -> Optional.ofNullable(house),
            HouseOption::environment,
            HouseOption::configuration,
            HouseOption::installed)
        .flatMap(place -> place.get().stream())
        .findFirst()
        .orElse(LammerServer.HOUSE);
  }

  /// The LAMMER_DB variable. If it may come from the service of an installed package, only the
  /// owner of that house may use it.
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

  /// Refuses the house of this machine's service to users who do not own it.
  public static void requireOwnerOfInstalled() {
    if (environment().isEmpty()) {
      installed();
    }
  }

  private static Optional<String> installed() {
    var found = InstalledHouse.configuration().flatMap(HouseOption::database);
    found.ifPresent(InstalledHouse::requireOwner);
    return found;
  }

  private static Optional<String> database(Path file) {
    var config = Value.parse(file.toString(), CatalogOption.read(file));
    var keys = config.fields();
    var flat = keys.maybe("lammer.db", Value::text);
    var nested = keys.maybe("lammer", lammer -> lammer.fields().maybe("db"));
    return Optional.ofNullable(flat == null && nested != null ? nested.text() : flat);
  }

  /// A reason for the house's journal, with the user of the operating system who gives it.
  public static String onTheMachine(String reason) {
    return "%s (on the machine, as %s)".formatted(reason.strip(), System.getProperty("user.name"));
  }

  /// Refuses a missing file, because opening it for writing would create it.
  public void requireFile() {
    if (!name().startsWith("postgres")) {
      UnreadableFile.requireFile(Path.of(name()));
    }
  }

  /// Creates the default folder for a first start.
  public void makeUsualFolder() {
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
