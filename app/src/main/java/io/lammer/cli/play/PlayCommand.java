package io.lammer.cli.play;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.rules.catalog.Catalog;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays a script at a live table.
@Command(
    name = "play",
    description = {
      "Plays a script at a live table of the house, each step as one act that is written down"
          + " before the next. A table that does not exist is drafted and opened with the script's"
          + " set-up; one that is open must have that set-up.",
      ""
    },
    footer = {
      "",
      "A live table names its venue, and its jackpots the operator's controls.",
      "The same file is played once at a table: what was done is not done again, and a run that"
          + " was",
      "cut short goes on where it ended.",
      "Exit codes: 0 every step was accepted, 1 some were refused, 2 the file is not a script or",
      "its set-up cannot be played (then nothing was).",
      "",
      "Examples:",
      "  lammer play examples/house.yaml --table C1",
      "  lammer play friday.yaml --table B2 --as dora:dealer --accept PT-FLT-FBW-03"
    })
public final class PlayCommand extends Subcommand {
  @Parameters(
      paramLabel = "SCRIPT",
      description = "The script, YAML or JSON; - for standard input.")
  private Path file;

  @Option(names = "--table", required = true, paramLabel = "NAME", description = "The table.")
  private String table = "";

  @Option(
      names = "--as",
      paramLabel = "NAME:ROLE",
      converter = ActorConverter.class,
      description = "Who plays; script:dealer unless stated.")
  private Actor actor = new Actor(ScriptPlayer.NAME, Role.DEALER);

  @Option(
      names = "--accept",
      paramLabel = "ID",
      completionCandidates = CompletionCandidates.Paytables.class,
      description = "A suspect paytable that a supervisor accepts as printed. May be repeated.")
  private List<String> accepted = List.of();

  @Option(names = "--json", description = "Print JSON instead of a transcript.")
  private boolean json;

  @Mixin private HouseOption house;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    var script = ScriptFile.read(file, json, out());
    var catalog = catalogs.load();
    requireAccepted(catalog);
    house.makeUsualFolder();
    var order = new ScriptPlayer.Order(table, script, actor, accepted, json);
    return new ScriptPlayer(order, out(), err()).run(house.name(), catalog);
  }

  private void requireAccepted(Catalog catalog) {
    for (var id : accepted) {
      if (catalog.editions().stream().noneMatch(edition -> edition.paytable(id).isPresent())) {
        throw wrong("--accept %s; there is no such paytable".formatted(id));
      }
    }
  }
}
