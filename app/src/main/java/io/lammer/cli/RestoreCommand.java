package io.lammer.cli;

import io.lammer.store.Backup;
import io.lammer.store.Copy;
import io.lammer.store.HouseAddress;
import io.lammer.store.Watch;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Puts a copy in the place of the database of a house.
@Command(
    name = "restore",
    description = {
      "Puts a backup, once it is verified, in the place of the database of a house. Nobody may have"
          + " that open. A PostgreSQL database must be empty.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  lammer restore /safe/house-2026-11-15.db --db house.db",
      "  lammer restore /safe/house-2026-11-15.db --db house.db --replace"
    })
final class RestoreCommand extends Subcommand {
  @Parameters(paramLabel = "FROM", description = "The backup.")
  private Path from;

  @Mixin private HouseFile house;

  @Option(names = "--replace", description = "Replace the database that is there.")
  private boolean replace;

  @Override
  public Integer call() {
    UnreadableFile.requireFile(from);
    var address = HouseAddress.of(house.name());
    var file = address.file();
    if (file.isPresent() && Files.exists(file.get()) && !replace) {
      err().println("lammer: %s exists already; --replace takes its place".formatted(address));
      return Main.INVALID;
    }
    var sound =
        file.isPresent()
            ? Backup.restore(from, file.get(), replace)
            : Copy.run(HouseAddress.of(from), address, Watch.NONE);
    out().println("%s is restored: %s".formatted(address, VerifyText.counts(sound)));
    sayMissing(
        address.beside(".pepper"), "Without it every PIN and authenticator has to be set again.");
    sayMissing(address.beside(".key"), "Without it nothing can be sealed.");
    return 0;
  }

  /// No backup holds the files that a house has beside its database.
  private void sayMissing(Path file, String what) {
    if (Files.notExists(file)) {
      err()
          .println(
              "lammer: %s is not there; put its copy there before the house is opened. %s"
                  .formatted(file, what));
    }
  }
}
