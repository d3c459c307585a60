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
@Command(name = "play")
public final class PlayCommand extends Subcommand {
  @Parameters(
      paramLabel = "SCRIPT",
      description = "The script, YAML or JSON; - for standard input.")
  private Path file;

  @Option(names = "--table", required = true, paramLabel = "NAME")
  private String table = "";

  @Option(names = "--as", paramLabel = "NAME:ROLE", converter = ActorConverter.class)
  private Actor actor = new Actor(ScriptPlayer.NAME, Role.DEALER);

  @Option(
      names = "--accept",
      paramLabel = "ID",
      completionCandidates = CompletionCandidates.Paytables.class)
  private List<String> accepted = List.of();

  @Option(names = "--json")
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
