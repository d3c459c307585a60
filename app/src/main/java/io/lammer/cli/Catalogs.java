package io.lammer.cli;

import io.lammer.odds.Reachable;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.tables.Profiles;
import io.lammer.tables.floor.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that adds an operator's own paytables to the built-in ones.
final class Catalogs {
  /// No text that is read is larger, however its letters are written.
  static final int BYTES_MAX = 4 * Value.LETTERS_MAX;

  @Option(
      names = "--catalog",
      paramLabel = "DIR",
      description = {
        "A folder of further catalog files (*.yaml), or one such file: new paytables, single events"
            + " and editions.",
        "Their shape is docs/schema/catalog.schema.json."
      })
  private @Nullable Path folder;

  @Nullable Path folder() {
    return folder;
  }

  /// This option as it is typed.
  List<String> typed() {
    return folder == null ? List.of() : List.of("--catalog", folder.toString());
  }

  /// The catalog with the profiles of the program.
  Rulebook rules() {
    return new Rulebook(load(), Profiles.builtIn());
  }

  Catalog load() {
    var builtIn = Catalog.builtIn();
    return folder == null ? builtIn : builtIn.with(sources(folder), Reachable::unreachable);
  }

  /// The catalog files of a folder, or the one that is named.
  static List<Catalog.Source> sources(Path place) {
    if (!Files.isDirectory(place)) {
      return List.of(source(place));
    }
    try (var files = Files.list(place)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(yaml|yml|json)"))
          .sorted()
          .map(Catalogs::source)
          .toList();
    } catch (IOException e) {
      throw new UnreadableFile(place, e);
    }
  }

  private static Catalog.Source source(Path file) {
    return new Catalog.Source(file.toString(), read(file));
  }

  static String read(Path file) {
    try {
      if (Files.size(file) > BYTES_MAX) {
        throw new IOException("it has more than %,d bytes".formatted(BYTES_MAX));
      }
      return Files.readString(file);
    } catch (IOException e) {
      throw new UnreadableFile(file, e);
    }
  }
}
