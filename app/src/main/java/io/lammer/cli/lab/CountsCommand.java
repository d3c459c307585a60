package io.lammer.cli.lab;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.OutputFile;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Progress;
import io.lammer.odds.CardCountingAnalysis;
import io.lammer.odds.CardCountingAnalysis.WagerReport;
import io.lammer.odds.CountableWagers;
import io.lammer.odds.CountingSystem;
import io.lammer.odds.GameOdds;
import io.lammer.render.json.Json;
import io.lammer.render.odds.CardCountingText;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Computes what card counters can win.
@Command(name = "counts")
public final class CountsCommand extends Subcommand {
  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class,
      defaultValue = "rising-phoenix-wa")
  private String edition = "";

  @Option(names = "--wager", paramLabel = "W")
  private @Nullable String wager;

  @Option(names = "--decks", paramLabel = "N", defaultValue = "8")
  private int decks;

  @Option(names = "--cut", paramLabel = "CARDS", defaultValue = "14")
  private int cut;

  @Option(names = "--one-more")
  private boolean oneMore;

  @Option(names = "--shoes", paramLabel = "N", defaultValue = "1000")
  private int shoes;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed;

  @Option(names = "--tags", split = ",", paramLabel = "T")
  private List<Integer> tags = List.of();

  @Option(names = "--json")
  private boolean json;

  @Mixin private OutputFile output;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    check();
    output.check();
    var wagers = countable();
    var protection = new CardCountingAnalysis(wagers, decks, cut, oneMore);
    if (!tags.isEmpty()) {
      for (var i = 0; i < wagers.names().size(); i++) {
        protection.use(i, new CountingSystem(tags));
      }
    }
    List<WagerReport> reports;
    try (var progress = new Progress("shoes")) {
      reports = protection.play(seed, shoes, done -> progress.at(done, shoes));
    }
    var shown =
        reports.stream()
            .filter(report -> wager == null || report.name().startsWith(wager))
            .toList();
    if (shown.isEmpty()) {
      throw wrong(
          "no wager starts with \"%s\"; expected such as %s"
              .formatted(
                  wager, String.join(", ", reports.stream().map(WagerReport::name).toList())));
    }
    output.write(
        this,
        json
            ? Json.write(CardCountingText.json(shown)) + "\n"
            : new CardCountingText(output.ink()).of(shown, heading()));
    return 0;
  }

  private String heading() {
    return "%s, %d decks, cut card at %d%s, %,d shoes from seed %d"
        .formatted(edition, decks, cut, oneMore ? " and one more round" : "", shoes, seed);
  }

  private void check() {
    requireDecks(decks);
    if (cut < 6 || cut > 52 * decks - 6) {
      throw wrong("a cut card at %d; expected 6 to %d".formatted(cut, 52 * decks - 6));
    }
    if (shoes < 2 || shoes > 1_000_000) {
      throw wrong("%d shoes; expected 2 to 1,000,000".formatted(shoes));
    }
    if (!tags.isEmpty() && (tags.size() != 10 || wager == null)) {
      throw wrong("--tags takes ten numbers, for A to 9 and T, and needs --wager");
    }
  }

  private CountableWagers countable() {
    var catalog = catalogs.load();
    return catalog
        .edition(edition)
        .flatMap(CountsCommand::countable)
        .orElseThrow(
            () -> wrong("\"%s\" is not an edition of %s".formatted(edition, counted(catalog))));
  }

  private static Optional<CountableWagers> countable(Edition edition) {
    return edition.game().part(GameOdds.class).countable(edition);
  }

  /// The titles of the games that are analyzed for card counting.
  private static String counted(Catalog catalog) {
    return catalog.editions().stream()
        .filter(edition -> countable(edition).isPresent())
        .map(edition -> edition.game().title())
        .distinct()
        .collect(Collectors.joining(" or "));
  }
}
