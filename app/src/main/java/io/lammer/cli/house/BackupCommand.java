package io.lammer.cli.house;

import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.journal.Backup;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Backs up the database of a house.
@Command(name = "backup")
public final class BackupCommand extends Subcommand {
  @Parameters(paramLabel = "TO", description = "The file to make.")
  private Path to;

  @Mixin private HouseOption house;

  @Override
  public Integer call() {
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      var sound = Backup.make(database, to);
      out().println("%s is a verified copy: %s".formatted(to, VerifyText.counts(sound)));
      return 0;
    }
  }
}
