package io.lammer.cli.options;

import io.lammer.cli.output.UnreadableFile;
import io.lammer.house.Rulebook;
import io.lammer.odds.UnreachableRows;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Profiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that adds an operator's own paytables to the built-in ones.
public final class CatalogOption {
  /// Maximum file size in bytes: the maximum number of characters at four bytes each in UTF-8.
  public static final int BYTES_MAX = 4 * Value.LETTERS_MAX;

  @Option(names = "--catalog", paramLabel = "DIR")
  private @Nullable Path folder;

  public @Nullable Path folder() {
    return folder;
  }

  public Rulebook rules() {
    return new Rulebook(load(), Profiles.builtIn());
  }

  public Catalog load() {
    var builtIn = Catalog.builtIn();
    return folder == null ? builtIn : builtIn.with(sources(folder), UnreachableRows::unreachable);
  }

  public static List<Catalog.Source> sources(Path place) {
    if (!Files.isDirectory(place)) {
      return List.of(source(place));
    }
    try (var files = Files.list(place)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(yaml|yml|json)"))
          .sorted()
          .map(CatalogOption::source)
          .toList();
    } catch (IOException e) {
      throw new UnreadableFile(place, e);
    }
  }

  private static Catalog.Source source(Path file) {
    return new Catalog.Source(file.toString(), read(file));
  }

  public static String read(Path file) {
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
