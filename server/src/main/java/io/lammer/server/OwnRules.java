package io.lammer.server;

import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.Profiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The built-in catalog and profiles with an operator's own files laid over them.
final class OwnRules {
  private OwnRules() {}

  static Catalog catalog(@Nullable Path folder) {
    return Catalog.builtIn().with(files(folder));
  }

  static Profiles profiles(@Nullable Path folder) {
    return Profiles.builtIn().with(files(folder));
  }

  private static List<Catalog.Source> files(@Nullable Path folder) {
    if (folder == null) {
      return List.of();
    }
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(yaml|yml|json)"))
          .sorted()
          .map(file -> new Catalog.Source(file.toString(), text(file)))
          .toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(folder + " cannot be read", failed);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(file + " cannot be read", failed);
    }
  }
}
