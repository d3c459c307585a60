package io.lammer.cli.lab;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.NameSuggestion;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Terminal;
import io.lammer.odds.AddedPaytable;
import io.lammer.render.catalog.CatalogJson;
import io.lammer.render.catalog.CatalogText;
import io.lammer.render.json.Json;
import io.lammer.render.odds.AnalysisText;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists editions and paytables.
@Command(name = "catalog")
public final class CatalogCommand extends Subcommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "ID",
      completionCandidates = CompletionCandidates.Paytables.class,
      description = "A paytable, such as PT-PRG-HP-01, or the start of ids.")
  private @Nullable String id;

  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class)
  private @Nullable String edition;

  @Option(
      names = "--game",
      paramLabel = "G",
      completionCandidates = CompletionCandidates.Games.class)
  private @Nullable Game game;

  @Option(names = "--wager", paramLabel = "W")
  private @Nullable String wager;

  @Option(
      names = "--diff",
      split = ",",
      arity = "1",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class)
  private List<String> diff = List.of();

  @Option(names = "--check", paramLabel = "FILE")
  private @Nullable Path check;

  @Option(names = "--json")
  private boolean json;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    var catalog = catalogs.load();
    var text = new CatalogText(Terminal.style());
    var out = out();
    if (check != null) {
      out.print(checked(catalog, check));
    } else if (!diff.isEmpty()) {
      out.print(differences(catalog, text));
    } else {
      var editions = editions(catalog);
      var paytables = paytables(editions);
      if (json) {
        out.println(Json.write(CatalogJson.catalog(editions, paytables)));
      } else {
        out.print(readable(text, editions, paytables));
      }
    }
    out.flush();
    return 0;
  }

  private String readable(CatalogText text, List<Edition> editions, List<Paytable> paytables) {
    if (id != null && paytables.stream().allMatch(paytable -> paytable.id().equals(id))) {
      return String.join("\n", paytables.stream().map(text::paytable).toList());
    }
    var unfiltered = id == null && edition == null && game == null && wager == null;
    return unfiltered
        ? text.editions(editions)
            + "\n"
            + CatalogText.count(paytables)
            + ". See one edition with --edition, one paytable by its id.\n"
        : text.paytables(paytables);
  }

  private String differences(Catalog catalog, CatalogText text) {
    if (id != null || edition != null || game != null || wager != null || json) {
      throw wrong("--diff compares two whole editions; expected no other option with it");
    }
    if (diff.size() != 2) {
      throw wrong("--diff takes two editions, such as bonus-craps-wa,bonus-craps-nv");
    }
    return text.differences(edition(catalog, diff.get(0)), edition(catalog, diff.get(1)));
  }

  /// The house edges of the paytables that a file or folder adds.
  private String checked(Catalog catalog, Path file) {
    if (id != null || edition != null || game != null || wager != null || json || !diff.isEmpty()) {
      throw wrong("--check is for a whole file or folder; expected no other option with it");
    }
    var added = AddedPaytable.by(CatalogOption.sources(file), catalog, AnalyzeCommand.USUAL_DECKS);
    if (added.isEmpty()) {
      return "%s adds no paytable%n".formatted(file);
    }
    return new AnalysisText(Terminal.style())
        .edges(added.stream().flatMap(paytable -> paytable.analyses().stream()).toList());
  }

  private List<Edition> editions(Catalog catalog) {
    var chosen = edition == null ? catalog.editions() : List.of(edition(catalog, edition));
    return chosen.stream().filter(entry -> game == null || entry.game() == game).toList();
  }

  private List<Paytable> paytables(List<Edition> editions) {
    var found =
        editions.stream()
            .flatMap(entry -> entry.paytables().stream())
            .filter(
                paytable -> id == null || paytable.id().regionMatches(true, 0, id, 0, id.length()))
            .filter(paytable -> wager == null || isOf(paytable, wager))
            .toList();
    if (found.isEmpty()) {
      throw wrong(lack(editions));
    }
    return exact(found);
  }

  private String lack(List<Edition> editions) {
    var paytables = editions.stream().flatMap(it -> it.paytables().stream()).toList();
    var hint =
        id == null ? "" : NameSuggestion.hint(id, paytables.stream().map(Paytable::id).toList());
    return "no paytable matches%s; lammer catalog --edition E lists the paytables of an edition"
        .formatted(hint);
  }

  /// An exact id takes precedence over ids that only start with it.
  private List<Paytable> exact(List<Paytable> found) {
    var exact = found.stream().filter(paytable -> paytable.id().equals(id)).toList();
    return exact.isEmpty() ? found : exact;
  }

  private static boolean isOf(Paytable paytable, String name) {
    return paytable.wagers().contains(name) || paytable.family().word().equals(name);
  }
}
