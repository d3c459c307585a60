package io.lammer.cli.house;

import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Progress;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.HouseCopy;
import io.lammer.journal.VerifyListener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Copies a house between SQLite and PostgreSQL databases.
@Command(name = "copy")
public final class CopyCommand extends Subcommand {
  @Option(names = "--from", paramLabel = "HOUSE", required = true)
  private String from = "";

  @Option(names = "--to", paramLabel = "HOUSE", required = true)
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
