package io.lammer.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The house that this machine runs as a service. Commands of a package take it where nothing names
/// another, and only as its owner: what another user writes beside it, its server could not use.
final class InstalledHouse {
  /// Where `bin/lammer` of a package says the configuration of the service is.
  private static final String PROPERTY = "lammer.installed";

  /// The user that a package makes for its service.
  private static final String SERVICE = "lammer";

  /// Somebody else's house.
  static final class NotYours extends RuntimeException {
    private static final long serialVersionUID = 1;

    private NotYours(String why, String owner) {
      super(
          "%s; go on as its owner (runuser -u %s -- lammer ...), or name another house with --db"
              .formatted(why, owner));
    }
  }

  private InstalledHouse() {}

  /// Whether the command was started as one of a package that names no other house.
  static boolean isMeant() {
    return System.getProperty(PROPERTY) != null;
  }

  /// Its configuration file; empty where this machine runs no house.
  static Optional<Path> configuration() {
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
  static void requireOwner(String name) {
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
