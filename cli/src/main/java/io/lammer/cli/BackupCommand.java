package io.lammer.cli;

import io.lammer.store.Backup;
import io.lammer.store.Database;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Copies the database of a house.
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = {
      "Copies the database of a house while it is in use, and verifies the copy before it gets its"
          + " name. Replaces no file. The house's key is not in it; keep that apart.",
      ""
    },
    footer = {"", "Examples:", "  lammer backup /safe/house-2026-11-15.db --db house.db"})
final class BackupCommand implements Callable<Integer> {
  @Parameters(paramLabel = "TO", description = "The file to make.")
  private Path to;

  @Mixin private HouseFile house;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    try (var database = Database.read(house.path())) {
      var sound = Backup.make(database, to);
      spec.commandLine()
          .getOut()
          .println(
              "%s is a verified copy: %s"
                  .formatted(
                      to,
                      Counts.of(
                          sound.journals(), sound.events(), sound.commands(), sound.seals())));
      return 0;
    }
  }
}
