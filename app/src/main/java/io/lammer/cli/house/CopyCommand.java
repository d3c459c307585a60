package io.lammer.cli.house;

import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Progress;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.HouseCopy;
import io.lammer.journal.VerifyListener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Copies a house between SQLite and PostgreSQL databases.
@Command(
    name = "copy",
    description = {
      "Copies a house between a SQLite file and a PostgreSQL database, either way: journals,"
          + " hashes, seals and people as they are at one moment, verified at the end. The target"
          + " must be empty. What was written to the source after that moment is not in the copy:"
          + " stop its server first when the house is to move.",
      ""
    },
    footer = {
      "",
      "The house's key and secret are files beside it and stay where they are; the command says",
      "where the copy looks for them.",
      "Exit codes: 0 copied and verified, 2 a house cannot be read or written.",
      "",
      "Examples:",
      "  lammer copy --from lammer-data/house.db --to postgresql://lammer:secret@db:5432/house",
      "  lammer copy --from postgresql://lammer:secret@db:5432/house --to house.db"
    })
public final class CopyCommand extends Subcommand {
  @Option(names = "--from", paramLabel = "HOUSE", required = true, description = "The house.")
  private String from = "";

  @Option(names = "--to", paramLabel = "HOUSE", required = true, description = "Where it goes.")
  private String to = "";

  @Override
  public Integer call() {
    var source = HouseAddress.of(from);
    var target = HouseAddress.of(to);
    try (var progress = new Progress("copying")) {
      var watch =
          new VerifyListener() {
            @Override
            public void progress(long done, long total) {
              progress.at(done, total);
            }
          };
      var sound = HouseCopy.run(source, target, watch);
      out().println("%s is a verified copy: %s".formatted(target, VerifyText.counts(sound)));
    }
    out()
        .println(
            "its key belongs in %s and its secret in %s; those of the source are %s and %s"
                .formatted(
                    target.beside(".key"),
                    target.beside(".pepper"),
                    source.beside(".key"),
                    source.beside(".pepper")));
    return 0;
  }
}
