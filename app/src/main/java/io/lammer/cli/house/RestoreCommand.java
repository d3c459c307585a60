package io.lammer.cli.house;

import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.UnreadableFile;
import io.lammer.journal.Backup;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.HouseCopy;
import io.lammer.journal.VerifyListener;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Replaces the database of a house with a backup.
@Command(name = "restore")
public final class RestoreCommand extends Subcommand {
  @Parameters(paramLabel = "FROM", description = "The backup.")
  private Path from;

  @Mixin private HouseOption house;

  @Option(names = "--replace")
  private boolean replace;

  @Override
  public Integer call() {
    UnreadableFile.requireFile(from);
    var address = HouseAddress.of(house.name());
    var file = address.file();
    if (file.isPresent() && Files.exists(file.get()) && !replace) {
      err().println("lammer: %s exists already; --replace takes its place".formatted(address));
      return INVALID;
    }
    var sound =
        file.isPresent()
            ? Backup.restore(from, file.get(), replace)
            : HouseCopy.run(HouseAddress.of(from), address, VerifyListener.NONE);
    out().println("%s is restored: %s".formatted(address, VerifyText.counts(sound)));
    sayMissing(
        address.beside(".pepper"), "Without it every PIN and authenticator has to be set again.");
    sayMissing(address.beside(".key"), "Without it nothing can be sealed.");
    return 0;
  }

  /// Warns about files beside the database, because backups do not contain them.
  private void sayMissing(Path file, String what) {
    if (Files.notExists(file)) {
      err()
          .println(
              "lammer: %s is not there; put its copy there before the house is opened. %s"
                  .formatted(file, what));
    }
  }
}
