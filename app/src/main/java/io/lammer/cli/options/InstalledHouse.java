package io.lammer.cli.options;

import io.lammer.cli.output.UnreadableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The house that this machine runs as a service. An installed package's command uses it by
/// default, and only as its owner, because the server could not use files that another user creates
/// beside it.
public final class InstalledHouse {
  /// Set by `bin/lammer` of a package to the service's configuration file.
  private static final String PROPERTY = "lammer.installed";

  /// The user that a package creates for its service.
  private static final String SERVICE = "lammer";

  public static final class NotYours extends RuntimeException {
    private static final long serialVersionUID = 1;

    private NotYours(String why, String owner) {
      super(
          "%s; go on as its owner (runuser -u %s -- lammer ...), or name another house with --db"
              .formatted(why, owner));
    }
  }

  private InstalledHouse() {}

  /// True if the command was started from a package and names no other house.
  public static boolean isMeant() {
    return System.getProperty(PROPERTY) != null;
  }

  /// The service's configuration file; empty if this machine runs no house.
  public static Optional<Path> configuration() {
    var installed = System.getProperty(PROPERTY);
    if (installed == null || Files.notExists(Path.of(installed))) {
      return Optional.empty();
    }
    var config = Path.of(installed);
    requireReadable(config);
    requireReadable(config.resolveSibling("environment"));
    return Optional.of(config);
  }

  private static void requireReadable(Path file) {
    if (!Files.isReadable(file) && !Files.notExists(file)) {
      throw new NotYours(
          "the house of this machine is set up in %s, which you may not read".formatted(file),
          SERVICE);
    }
  }

  /// @param name a file, or the connection string of a PostgreSQL database
  public static void requireOwner(String name) {
    if (name.startsWith("postgres")) {
      return;
    }
    var file = Path.of(name).toAbsolutePath();
    var folder = file.getParent();
    var held = Files.exists(file) || folder == null ? file : folder;
    try {
      var owner = Files.getOwner(held).getName();
      if (!owner.equals(System.getProperty("user.name"))) {
        throw new NotYours("%s belongs to %s".formatted(held, owner), owner);
      }
    } catch (IOException failed) {
      throw new UnreadableFile(held, failed);
    }
  }
}
