package io.lammer.journal;

import java.nio.file.Path;

/// A kind of database that a test keeps a house in; a test class that takes one as its parameter
/// runs on each.
public enum TestDatabase {
  SQLITE,
  POSTGRESQL;

  /// The house that belongs to this file's name.
  public HouseAddress house(Path file) {
    return switch (this) {
      case SQLITE -> HouseAddress.of(file);
      case POSTGRESQL -> PostgresServer.house(file);
    };
  }
}
