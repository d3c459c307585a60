package io.lammer.web;

import io.lammer.house.Rulebook;
import io.lammer.journal.Hash;
import io.lammer.odds.UnreachableRows;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Profile;
import io.lammer.table.Profiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Loads the rulebook: the built-in catalog and profiles, overlaid with the operator's own files.
public final class RulebookLoader {
  private RulebookLoader() {}

  static Catalog catalog(@Nullable Path folder) {
    return Catalog.builtIn().with(files(folder), UnreachableRows::unreachable);
  }

  public static Profiles profiles(@Nullable Path folder) {
    return Profiles.builtIn().with(files(folder));
  }

  /// The SHA-256 over every file that rules were read from, built-in ones and the operator's own.
  static String hash(Rulebook rules, Settings settings) {
    var text = new StringBuilder();
    rules.catalog().editions().stream()
        .map(Edition::id)
        .filter(id -> isBuiltIn(Catalog.class, "/catalog/" + id))
        .forEach(id -> text.append(Catalog.builtInSource(id).text()));
    rules.profiles().all().stream()
        .map(Profile::id)
        .filter(id -> isBuiltIn(Profiles.class, "/profiles/" + id))
        .forEach(id -> text.append(Profiles.builtInSource(id).text()));
    files(settings.catalog()).forEach(file -> text.append(file.text()));
    files(settings.profiles()).forEach(file -> text.append(file.text()));
    return Hash.of(text.toString()).toString();
  }

  private static boolean isBuiltIn(Class<?> beside, String name) {
    return beside.getResource(name + ".yaml") != null;
  }

  private static List<Catalog.Source> files(@Nullable Path folder) {
    if (folder == null) {
      return List.of();
    }
    if (Files.isRegularFile(folder)) {
      return List.of(new Catalog.Source(folder.toString(), text(folder)));
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
