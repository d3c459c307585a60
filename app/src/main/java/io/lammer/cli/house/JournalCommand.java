package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows the journals of a house.
@Command(name = "journal")
public final class JournalCommand extends Subcommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      description = "A journal, with or without its prefix table/ or jackpot/.")
  private @Nullable String name;

  @Option(names = "--from", paramLabel = "N")
  private long from = 1;

  @Option(names = "--to", paramLabel = "N")
  private long to = Long.MAX_VALUE;

  @ArgGroup private Form form = new Form();

  @Option(names = "--follow")
  private boolean follow;

  @Mixin private HouseOption house;

  @Mixin private CatalogOption catalogs;

  static final class Form {
    @Option(names = "--json")
    boolean json;

    @Option(names = "--csv")
    boolean csv;
  }

  @Override
  public Integer call() {
    var out = out();
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      var show = new JournalPrinter(database, out);
      if (name == null) {
        if (from != 1 || to != Long.MAX_VALUE || follow) {
          throw wrong("--from, --to and --follow are for the events of one journal; name it");
        }
        show.list(form.json, form.csv);
        return 0;
      }
      if (from < 1 || to < from) {
        throw wrong("--from %d --to %d; events are counted from 1".formatted(from, to));
      }
      var journal = show.find(name);
      if (journal == null) {
        throw wrong(show.missing(name));
      }
      var events = new JournalPrinter.Part(journal, from, to, follow);
      if (form.json) {
        show.json(events);
      } else if (form.csv) {
        show.csv(events);
      } else {
        show.text(events, catalogs.load());
      }
      return 0;
    }
  }
}
