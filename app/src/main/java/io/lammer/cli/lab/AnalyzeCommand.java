package io.lammer.cli.lab;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.OutputFile;
import io.lammer.cli.options.PercentConverter;
import io.lammer.cli.options.SetupOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.options.WagerFilter;
import io.lammer.cli.output.Progress;
import io.lammer.cli.output.ShellWords;
import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import io.lammer.odds.WhatIf;
import io.lammer.render.json.Json;
import io.lammer.render.math.AnalysisHtml;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.AnalysisText;
import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Layout;
import io.lammer.table.TableOdds;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/// Prints the exact odds of wagers.
@Command(name = "analyze")
public final class AnalyzeCommand extends Subcommand {
  static final List<Integer> USUAL_DECKS = List.of(6, 8);

  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class)
  private @Nullable String edition;

  @Mixin private WagerFilter wanted;

  @Option(names = "--decks", paramLabel = "N")
  private @Nullable Integer decks;

  @Mixin private SetupOption setup;

  @Mixin private AssumptionOptions assumed;

  @Option(names = "--set", paramLabel = "ROW=PAY")
  private Map<String, String> set = new LinkedHashMap<>();

  @Option(names = "--solve", paramLabel = "ROW")
  private @Nullable String solve;

  @Option(names = "--edge", paramLabel = "RATE", converter = PercentConverter.class)
  private @Nullable BigDecimal edge;

  private static final class Form {
    @Option(names = "--json")
    private boolean json;

    @Option(names = "--csv")
    private boolean csv;

    @Option(names = "--html")
    private boolean html;
  }

  @ArgGroup private Form form = new Form();

  @Mixin private OutputFile output;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    checkOptions();
    output.check();
    var catalog = catalogs.load();
    var analyses =
        setup.layout(catalog).map(this::ofTable).orElseGet(() -> ofEditions(editions(catalog)));
    if (analyses.isEmpty()) {
      throw wrong(wanted.lack(editions(catalog)));
    }
    assumed.requireUse(analyses);
    if (solve != null) {
      var answers = solved(analyses, solve);
      output.write(
          this, form.json ? Json.write(SolvedPay.json(answers)) + "\n" : SolvedPay.text(answers));
      return answers.stream().allMatch(SolvedPay::isReachable) ? 0 : REFUSED;
    }
    output.write(this, text(analyses));
    return 0;
  }

  private String text(List<Analysis> analyses) {
    if (form.json) {
      return Json.write(AnalysisFigures.json(analyses)) + "\n";
    }
    if (form.csv) {
      return AnalysisFigures.csv(analyses);
    }
    return form.html ? AnalysisHtml.of(analyses, this::again) : readable(analyses);
  }

  private void checkOptions() {
    if (edge != null && solve == null) {
      throw wrong("--edge is the target of --solve, which is missing");
    }
    if (!wanted.isOfPaytable() && (!set.isEmpty() || solve != null)) {
      throw wrong("--set and --solve need --paytable");
    }
    if (solve != null && edge == null) {
      throw wrong("--solve needs --edge, such as --edge 5%");
    }
    if (solve != null && (form.csv || form.html)) {
      throw wrong("--solve is answered as text or with --json");
    }
    if (setup.isGiven()) {
      if (edition != null || decks != null || !set.isEmpty()) {
        throw wrong("--edition, --decks or --set beside --setup; expected the set-up to say it");
      }
      assumed.requireOnlyPlayers();
    }
  }

  private List<Analysis> ofTable(Layout layout) {
    return TableOdds.of(layout, assumed.players()).stream().filter(wanted::has).toList();
  }

  private String readable(List<Analysis> analyses) {
    var text = new AnalysisText(output.ink());
    if (!wanted.isOfPaytable()) {
      return text.summary(analyses);
    }
    return String.join("\n", analyses.stream().map(text::detail).toList());
  }

  /// The command that reproduces one section of the page.
  private String again(String of, @Nullable String id) {
    return ShellWords.line(
        List.of("lammer", "analyze"),
        setup.isGiven() ? typed("--setup") : List.of("--edition", of),
        id == null ? List.of() : List.of("--paytable", id),
        typed("--decks", "--set"),
        typed(AssumptionOptions.ALL),
        typed("--catalog"));
  }

  /// Analyzes editions and shoe sizes in parallel on all cores.
  private List<Analysis> ofEditions(List<Edition> editions) {
    var shoes = shoes();
    var assumptions = assumed.assumptions();
    record Task(Edition edition, List<Integer> decks) {}
    var tasks = new ArrayList<Task>();
    for (var entry : editions) {
      if (entry.game().hasShoe()) {
        shoes.forEach(count -> tasks.add(new Task(entry, List.of(count))));
      } else {
        tasks.add(new Task(entry, List.of()));
      }
    }
    var paytables = tasks.stream().mapToInt(task -> task.edition().paytables().size()).sum();
    try (var progress = new Progress("paytables")) {
      return tasks.parallelStream()
          .map(
              task ->
                  wanted.analyses(
                      task.edition(),
                      task.decks(),
                      assumptions,
                      this::changed,
                      () -> progress.step(paytables)))
          .flatMap(List::stream)
          .toList();
    }
  }

  private Paytable changed(Paytable original) {
    var changed = original;
    for (var entry : set.entrySet()) {
      if (WhatIf.rows(changed, entry.getKey()).isEmpty()) {
        throw noSuchRow(original, entry.getKey());
      }
      changed =
          WhatIf.set(changed, entry.getKey(), entry.getValue())
              .orElseThrow(
                  () ->
                      wrong(
                          "%s is no pay of %s; expected such as 35, 3/2, $300, 100%%, push or loss"
                              .formatted(entry.getValue(), original.id())));
    }
    return changed;
  }

  /// Solves the row for each wager that has it. A paytable can serve several wagers, each with its
  /// own rows.
  private List<SolvedPay> solved(List<Analysis> analyses, String label) {
    var target = Ratio.of(Fraction.percent(Objects.requireNonNull(edge)));
    var answers = new ArrayList<SolvedPay>();
    for (var analysis : analyses) {
      var table = Objects.requireNonNull(analysis.paytable());
      var found =
          WhatIf.rows(table, label).stream()
              .filter(row -> row.isFor(analysis.wager().name()))
              .findFirst();
      if (found.isPresent()) {
        answers.add(solved(analysis, table, found.get(), target));
      }
    }
    if (answers.isEmpty()) {
      throw noSuchRow(Objects.requireNonNull(analyses.getFirst().paytable()), label);
    }
    return answers;
  }

  private SolvedPay solved(Analysis analysis, Paytable table, Row row, Ratio target) {
    if (analysis.isOpen()) {
      throw wrong("the edge of " + table.id() + " depends on its jackpot; give --meter");
    }
    return new SolvedPay(analysis, row, target, WhatIf.solve(analysis, row, target).orElse(null));
  }

  private List<Integer> shoes() {
    if (decks == null) {
      return USUAL_DECKS;
    }
    requireDecks(decks);
    return List.of(decks);
  }

  private List<Edition> editions(Catalog catalog) {
    return edition == null ? catalog.editions() : List.of(edition(catalog, edition));
  }

  private ParameterException noSuchRow(Paytable table, String label) {
    return wrong(
        "%s has no row \"%s\"; expected %s"
            .formatted(
                table.id(),
                label,
                String.join(", ", table.rows().stream().map(row -> row.label()).toList())));
  }
}
