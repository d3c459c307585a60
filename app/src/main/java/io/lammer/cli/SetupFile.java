package io.lammer.cli;

import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script;
import io.lammer.tables.Answer;
import io.lammer.tables.Layout;
import io.lammer.tables.Profiles;
import io.lammer.tables.SetupCheck;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that takes a table's set-up from a file.
final class SetupFile {
  @Option(
      names = "--setup",
      paramLabel = "FILE",
      description = {
        "A table's set-up, or a script: its edition, wagers, variants, shoe, commission, limits and"
            + " jackpots are taken as they are there."
      })
  private @Nullable Path file;

  /// A set-up that breaks a rule ends the command.
  Optional<Layout> layout(Catalog catalog) {
    if (file == null) {
      return Optional.empty();
    }
    var setup = Script.table(file.toString(), Catalogs.read(file));
    return switch (SetupCheck.check(catalog, Profiles.builtIn(), setup)) {
      case Answer.Accepted<Layout>(var layout) -> Optional.of(layout);
      case Answer.Refused<Layout>(var faults) -> throw new InvalidSetup(file, faults);
    };
  }

  boolean isGiven() {
    return file != null;
  }

  /// This option as it is typed.
  List<String> typed() {
    return file == null ? List.of() : List.of("--setup", file.toString());
  }
}
