package io.lammer.cli;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Ratio;
import io.lammer.odds.WhatIf;
import io.lammer.report.AnalysisHtml;
import io.lammer.report.AnalysisJson;
import io.lammer.report.AnalysisText;
import io.lammer.report.Csv;
import io.lammer.report.Json;
import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The exact odds of wagers.
@Command(
    name = "analyze",
    mixinStandardHelpOptions = true,
    description = {
      "The exact odds of every row: ways, probability, return, house edge, hit frequency and"
          + " deviation; for jackpots the fixed return and the break-even meter. Everything is"
          + " counted by the code that settles play.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  lammer analyze                                        every wager of every edition",
      "  lammer analyze --edition rising-phoenix-wa --decks 8",
      "  lammer analyze --paytable PT-FLT-GT-01 --decks 8      every row of one paytable",
      "  lammer analyze --paytable PT-PRG-HP-01 --meter 150000 --seed 10000 --increment 20%%",
      "  lammer analyze --paytable PT-FLT-GT-01 --set \"Wins by 9=35\"",
      "  lammer analyze --paytable PT-FLT-GT-01 --solve \"Wins by 9\" --edge 5%%",
      "  lammer analyze --paytable PT-FLT-GT-01 --html > gt.html",
      "  lammer analyze --json                                 everything, for programs"
    })
final class AnalyzeCommand implements Callable<Integer> {
  private static final List<Integer> USUAL_DECKS = List.of(6, 8);
  private static final int DECKS_MAX = 16;

  @Option(names = "--edition", paramLabel = "E", description = "Only this edition.")
  private @Nullable String edition;

  @Option(names = "--paytable", paramLabel = "ID", description = "Only this paytable.")
  private @Nullable String paytable;

  @Option(
      names = "--wager",
      paramLabel = "W",
      description = "Only this wager or family, such as harmony, banker or single-event.")
  private @Nullable String wager;

  @Option(
      names = "--decks",
      paramLabel = "N",
      description = "Decks in the shoe, 1 to 16; without it, 6 and 8.")
  private @Nullable Integer decks;

  @Mixin private Assumed assumed;

  @Option(
      names = "--set",
      paramLabel = "ROW=PAY",
      description = "What if a row paid something else; may be repeated. Needs --paytable.")
  private Map<String, String> set = new LinkedHashMap<>();

  @Option(
      names = "--solve",
      paramLabel = "ROW",
      description = "Find the pay of a row that comes nearest to --edge. Needs --paytable.")
  private @Nullable String solve;

  @Option(
      names = "--edge",
      paramLabel = "RATE",
      converter = Rate.class,
      description = "Target of --solve.")
  private @Nullable BigDecimal edge;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(names = "--csv", description = "Print comma-separated values, one line a row.")
  private boolean csv;

  @Option(names = "--html", description = "Print a page for a browser, with every row.")
  private boolean html;

  @Mixin private Catalogs catalogs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var analyses = analyses();
    if (analyses.isEmpty()) {
      throw wrong("nothing matches; lammer catalog lists editions, paytables and wagers");
    }
    var out = spec.commandLine().getOut();
    if (solve != null) {
      out.print(solved(analyses, solve));
    } else if (json) {
      out.println(Json.write(AnalysisJson.of(analyses)));
    } else if (csv) {
      out.print(Csv.analyses(analyses));
    } else if (html) {
      out.print(AnalysisHtml.of(analyses, this::again));
    } else {
      out.print(readable(analyses));
    }
    out.flush();
    return 0;
  }

  private String readable(List<Analysis> analyses) {
    var text = new AnalysisText(Main.ink());
    if (paytable == null) {
      return text.summary(analyses);
    }
    return String.join("\n", analyses.stream().map(text::detail).toList());
  }

  /// The command for a section of the page alone.
  private String again(String of, @Nullable String id) {
    var words = new ArrayList<>(List.of("lammer", "analyze", "--edition", of));
    if (id != null) {
      words.addAll(List.of("--paytable", id));
    }
    if (decks != null) {
      words.addAll(List.of("--decks", decks.toString()));
    }
    set.forEach((row, pay) -> words.addAll(List.of("--set", row + "=" + pay)));
    words.addAll(assumed.typed());
    words.addAll(catalogs.typed());
    return Shell.line(words);
  }

  /// A shoe size of an edition at a time, on all cores.
  private List<Analysis> analyses() {
    var shoes = shoes();
    var assumptions = assumptions();
    record Task(Edition edition, List<Integer> decks) {}
    var tasks = new ArrayList<Task>();
    for (var entry : editions()) {
      if (entry.game() == Game.BACCARAT) {
        shoes.forEach(count -> tasks.add(new Task(entry, List.of(count))));
      } else {
        tasks.add(new Task(entry, List.of()));
      }
    }
    var paytables = tasks.stream().mapToInt(task -> task.edition().paytables().size()).sum();
    try (var progress = new Progress("paytables", paytables)) {
      return tasks.parallelStream()
          .map(
              task ->
                  analyses(
                      new Analyzer(task.edition(), assumptions),
                      task.edition(),
                      task.decks(),
                      progress))
          .flatMap(List::stream)
          .toList();
    }
  }

  private List<Analysis> analyses(
      Analyzer analyzer, Edition entry, List<Integer> shoes, Progress progress) {
    var analyses = new ArrayList<Analysis>();
    if (paytable == null) {
      analyses.addAll(analyzer.main(shoes));
    }
    for (var candidate : entry.paytables()) {
      if (isWanted(candidate)) {
        analyses.addAll(analyzer.paytable(changed(candidate), shoes));
      }
      progress.step();
    }
    analyses.removeIf(
        analysis ->
            wager != null
                && !analysis.wager().name().equals(wager)
                && (analysis.paytable() == null || !isOf(analysis.paytable(), wager)));
    return analyses;
  }

  private boolean isWanted(Paytable candidate) {
    return (paytable == null || candidate.id().equals(paytable))
        && (wager == null || candidate.wagers().contains(wager) || isOf(candidate, wager));
  }

  private static boolean isOf(Paytable candidate, String family) {
    return candidate.family().word().equals(family);
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

  private String solved(List<Analysis> analyses, String label) {
    if (edge == null) {
      throw wrong("--solve needs --edge, such as --edge 5%");
    }
    var target = Ratio.of(Fraction.percent(edge));
    var text = new StringBuilder();
    for (var analysis : analyses) {
      var table = analysis.paytable();
      if (table == null) {
        continue;
      }
      var rows =
          WhatIf.rows(table, label).stream().filter(row -> row.isFor(analysis.wager().name()));
      var found = rows.findFirst();
      if (found.isEmpty()) {
        throw noSuchRow(table, label);
      }
      if (analysis.isOpen()) {
        throw wrong("the edge of " + table.id() + " depends on its jackpot; give --meter");
      }
      text.append(
          WhatIf.solve(analysis, found.get(), target)
              .map(
                  solution ->
                      "%s: \"%s\" at %d gives an edge of %s (exactly %s%% needs %s; it pays %s now)%n"
                          .formatted(
                              AnalysisText.title(analysis),
                              found.get().label(),
                              solution.nearest(),
                              AnalysisText.percent(solution.edge()),
                              target
                                  .decimal()
                                  .movePointRight(2)
                                  .stripTrailingZeros()
                                  .toPlainString(),
                              solution.exact().decimal().setScale(4, RoundingMode.HALF_EVEN),
                              found.get().pays()))
              .orElse(
                  "%s: \"%s\" cannot happen%n"
                      .formatted(AnalysisText.title(analysis), found.get().label())));
    }
    return text.toString();
  }

  private List<Integer> shoes() {
    if (decks == null) {
      return USUAL_DECKS;
    }
    if (decks < 1 || decks > DECKS_MAX) {
      throw wrong("a shoe of %d decks; expected 1 to %d".formatted(decks, DECKS_MAX));
    }
    return List.of(decks);
  }

  private Assumptions assumptions() {
    if (edge != null && solve == null) {
      throw wrong("--edge is the target of --solve, which is missing");
    }
    if ((paytable == null) && (!set.isEmpty() || solve != null)) {
      throw wrong("--set and --solve need --paytable");
    }
    return assumed.assumptions();
  }

  private List<Edition> editions() {
    var catalog = catalogs.load();
    return edition == null ? catalog.editions() : List.of(Catalogs.edition(spec, catalog, edition));
  }

  private ParameterException noSuchRow(Paytable table, String label) {
    return wrong(
        "%s has no row \"%s\"; expected %s"
            .formatted(
                table.id(),
                label,
                String.join(", ", table.rows().stream().map(row -> row.label()).toList())));
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
