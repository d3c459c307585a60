package io.lammer.cli;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.report.ParReport;
import io.lammer.report.Pdf;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Writes a math report.
@Command(
    name = "par",
    mixinStandardHelpOptions = true,
    description = {
      "Writes a mathematical report of an edition, of the kind that is filed with a laboratory or a"
          + " regulator: a summary of all wagers, assumptions and method, and for every paytable"
          + " its rules, every event with its exact number of ways, house edge, hit frequency,"
          + " variance, confidence intervals, the cost of dealer envy, and what a jackpot returns"
          + " at its meters.",
      ""
    },
    footer = {
      "",
      "The same options and date give the same file, byte for byte. A file is written",
      "whole or not at all. Card games are reported for 8 decks unless --decks says",
      "otherwise.",
      "Exit codes: 0 written, 2 a file cannot be read or written, 64 wrong usage.",
      "",
      "Examples:",
      "  lammer par --edition rising-phoenix-wa -o phoenix.pdf",
      "  lammer par --edition rising-phoenix-wa --decks 6,8 -o phoenix.pdf",
      "  lammer par --edition rising-phoenix-wa --paytable PT-PRG-HP-01 \\",
      "      --meter 150000 --seed 10000 --increment 20%% --limit 500000 -o harmony.pdf",
      "  lammer par --edition bonus-craps-nv --date 2026-01-31 -o craps.html"
    })
final class ParCommand implements Callable<Integer> {
  private static final int DECKS_MAX = 16;

  @Option(names = "--edition", paramLabel = "E", required = true, description = "The edition.")
  private String edition = "";

  @Option(
      names = "--paytable",
      paramLabel = "ID",
      description = "Only this paytable; may be repeated. Main wagers are then left out.")
  private List<String> paytables = List.of();

  @Option(
      names = "--decks",
      paramLabel = "N",
      split = ",",
      defaultValue = "8",
      description =
          "Decks in the shoe, 1 to 16; several are separated by commas (${DEFAULT-VALUE}).")
  private List<Integer> decks = List.of(8);

  @Mixin private Assumed assumed;

  @Option(
      names = "--date",
      paramLabel = "DATE",
      description = "The date of the report, such as 2026-01-31; today without it.")
  private @Nullable LocalDate date;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write; its ending, .pdf or .html, says what it becomes.")
  private Path file = Path.of("");

  @Mixin private Catalogs catalogs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var name = file.toString();
    if (!name.endsWith(".pdf") && !name.endsWith(".html")) {
      throw wrong("-o %s; expected a file that ends in .pdf or .html".formatted(file));
    }
    var report = report();
    Output.write(
        file,
        out -> {
          if (name.endsWith(".pdf")) {
            Pdf.write(report, out);
          } else {
            out.write(report.html().getBytes(StandardCharsets.UTF_8));
          }
        });
    return 0;
  }

  private ParReport report() {
    var assumptions = assumed.assumptions();
    decks.stream()
        .filter(count -> count < 1 || count > DECKS_MAX)
        .findFirst()
        .ifPresent(
            count -> {
              throw wrong("a shoe of %d decks; expected 1 to %d".formatted(count, DECKS_MAX));
            });
    var chosen = edition();
    var day = date == null ? LocalDate.now(ZoneId.systemDefault()) : date;
    var shoes = decks.stream().distinct().toList();
    return new ParReport(
        chosen,
        analyses(chosen, shoes, assumptions),
        Main.VERSION,
        day,
        shoes,
        assumptions,
        command(chosen, day),
        (_, paytable) -> analyze(chosen, paytable));
  }

  /// Shoes side by side under each paytable.
  private List<Analysis> analyses(Edition chosen, List<Integer> shoes, Assumptions assumptions) {
    var analyzer = new Analyzer(chosen, assumptions);
    var analyses = new ArrayList<Analysis>();
    if (paytables.isEmpty()) {
      analyses.addAll(analyzer.main(shoes));
    }
    for (var paytable : wanted(chosen)) {
      analyses.addAll(analyzer.paytable(paytable, shoes));
    }
    return analyses;
  }

  private List<Paytable> wanted(Edition chosen) {
    if (paytables.isEmpty()) {
      return chosen.paytables();
    }
    return paytables.stream()
        .distinct()
        .map(
            id ->
                chosen
                    .paytable(id)
                    .orElseThrow(
                        () ->
                            wrong(
                                "%s has no paytable \"%s\"; expected %s"
                                    .formatted(
                                        chosen.id(),
                                        id,
                                        chosen.paytables().stream()
                                            .map(Paytable::id)
                                            .collect(Collectors.joining(", "))))))
        .toList();
  }

  private Edition edition() {
    var catalog = catalogs.load();
    return catalog
        .edition(edition)
        .orElseThrow(
            () ->
                wrong(
                    "there is no edition \"%s\"; expected %s"
                        .formatted(
                            edition,
                            catalog.editions().stream()
                                .map(Edition::id)
                                .collect(Collectors.joining(", ")))));
  }

  private String command(Edition chosen, LocalDate day) {
    var words = new ArrayList<>(List.of("lammer", "par", "--edition", chosen.id()));
    paytables.forEach(id -> words.addAll(List.of("--paytable", id)));
    if (chosen.game() == Game.BACCARAT) {
      words.addAll(
          List.of("--decks", decks.stream().map(String::valueOf).collect(Collectors.joining(","))));
    }
    words.addAll(assumed.typed());
    words.addAll(List.of("--date", day.toString()));
    words.addAll(catalogs.typed());
    words.addAll(List.of("-o", String.valueOf(file.getFileName())));
    return Shell.line(words);
  }

  /// A command for each shoe.
  private String analyze(Edition chosen, @Nullable String paytable) {
    if (chosen.game() != Game.BACCARAT) {
      return analyze(chosen, paytable, List.of());
    }
    return decks.stream()
        .distinct()
        .map(count -> analyze(chosen, paytable, List.of("--decks", count.toString())))
        .collect(Collectors.joining("; "));
  }

  private String analyze(Edition chosen, @Nullable String paytable, List<String> shoe) {
    var words = new ArrayList<>(List.of("lammer", "analyze", "--edition", chosen.id()));
    if (paytable != null) {
      words.addAll(List.of("--paytable", paytable));
    }
    words.addAll(shoe);
    words.addAll(assumed.typed());
    words.addAll(catalogs.typed());
    return Shell.line(words);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
