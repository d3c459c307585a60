package io.lammer.cli;

import io.lammer.store.Backup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Puts a copy in the place of the database of a house.
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = {
      "Puts a backup, once it is verified, in the place of the database of a house. Nobody may have"
          + " that open.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  lammer restore /safe/house-2026-11-15.db --db house.db",
      "  lammer restore /safe/house-2026-11-15.db --db house.db --replace"
    })
final class RestoreCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FROM", description = "The backup.")
  private Path from;

  @Mixin private HouseFile house;

  @Option(names = "--replace", description = "Replace the database that is there.")
  private boolean replace;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (!Files.isRegularFile(from)) {
      IOException missing = new NoSuchFileException(from.toString());
      throw new UnreadableFile(from, missing);
    }
    if (Files.exists(house.path()) && !replace) {
      spec.commandLine()
          .getErr()
          .println("lammer: %s exists already; --replace takes its place".formatted(house.path()));
      return Main.INVALID;
    }
    var sound = Backup.restore(from, house.path(), replace);
    spec.commandLine()
        .getOut()
        .println(
            "%s is restored: %s"
                .formatted(
                    house.path(),
                    Counts.of(sound.journals(), sound.events(), sound.commands(), sound.seals())));
    return 0;
  }
}
