package io.lammer.cli.options;

import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script;
import io.lammer.table.Answer;
import io.lammer.table.Layout;
import io.lammer.table.Profiles;
import io.lammer.table.SetupCheck;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that reads a table's set-up from a file.
public final class SetupOption {
  @Option(names = "--setup", paramLabel = "FILE")
  private @Nullable Path file;

  public Optional<Layout> layout(Catalog catalog) {
    if (file == null) {
      return Optional.empty();
    }
    var setup = Script.table(file.toString(), CatalogOption.read(file));
    return switch (SetupCheck.check(catalog, Profiles.builtIn(), setup)) {
      case Answer.Accepted<Layout>(var layout) -> Optional.of(layout);
      case Answer.Refused<Layout>(var faults) -> throw new InvalidSetup(file, faults);
    };
  }

  public boolean isGiven() {
    return file != null;
  }
}
