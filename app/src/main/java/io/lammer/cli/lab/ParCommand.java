package io.lammer.cli.lab;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.SetupOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.AtomicFile;
import io.lammer.cli.output.Progress;
import io.lammer.cli.output.ShellWords;
import io.lammer.cli.simulate.Simulation;
import io.lammer.cli.simulate.Threads;
import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.CardCountingAnalysis;
import io.lammer.odds.GameOdds;
import io.lammer.render.math.ParReport;
import io.lammer.render.math.ParReport.Counting;
import io.lammer.render.math.ParReport.Imprint;
import io.lammer.render.math.ParReport.Play;
import io.lammer.render.paper.Pdf;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.sim.Engine;
import io.lammer.sim.SimulationResult;
import io.lammer.table.Layout;
import io.lammer.table.TableOdds;
import io.lammer.web.BuildIdentity;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes a math report.
@Command(name = "par")
public final class ParCommand extends Subcommand {
  private static final int CUT_CARD = 14;
  private static final int COUNTS = 200;

  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class)
  private @Nullable String edition;

  @Option(
      names = "--paytable",
      paramLabel = "ID",
      completionCandidates = CompletionCandidates.Paytables.class)
  private List<String> paytables = List.of();

  @Option(names = "--decks", paramLabel = "N", split = ",")
  private List<Integer> decks = List.of();

  @Mixin private SetupOption setup;

  @Mixin private AssumptionOptions assumed;

  @Option(names = "--date", paramLabel = "DATE")
  private @Nullable LocalDate date;

  @Option(names = "--author", paramLabel = "NAME")
  private @Nullable String author;

  @Option(names = "--reviewer", paramLabel = "NAME")
  private @Nullable String reviewer;

  @Option(names = "--revision", paramLabel = "TEXT")
  private @Nullable String revision;

  @Option(names = "--change", paramLabel = "TEXT", converter = RevisionLineConverter.class)
  private List<ParReport.Change> changes = List.of();

  @Option(names = "--client", paramLabel = "NAME")
  private @Nullable String client;

  @Option(names = "--number", paramLabel = "TEXT")
  private @Nullable String number;

  @Option(names = "--counts", paramLabel = "SHOES")
  private int counts = COUNTS;

  @Option(names = "--simulate", paramLabel = "N")
  private @Nullable Long simulate;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true)
  private Path file = Path.of("");

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    var name = file.toString();
    if (!name.endsWith(".pdf") && !name.endsWith(".html")) {
      throw wrong("-o %s; expected a file that ends in .pdf or .html".formatted(file));
    }
    AtomicFile.check(file);
    var report = report();
    AtomicFile.write(
        out(),
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
    check();
    var catalog = catalogs.load();
    var layout = setup.layout(catalog).orElse(null);
    var chosen =
        layout == null ? edition(catalog, Objects.requireNonNull(edition)) : layout.edition();
    var day = date == null ? LocalDate.now(ZoneId.systemDefault()) : date;
    var shoes = shoes(layout);
    var assumptions = assumed.assumptions();
    var analyses = layout == null ? analyses(chosen, shoes, assumptions) : analyses(layout);
    if (analyses.isEmpty()) {
      throw wrong("the set-up offers nothing of " + String.join(", ", paytables));
    }
    assumed.requireUse(analyses);
    return new ParReport(
        chosen,
        analyses,
        new Imprint(
            BuildIdentity.NAME,
            BuildIdentity.hash(),
            author,
            reviewer,
            revision,
            client,
            number,
            changes),
        day,
        shoes,
        assumptions,
        layout,
        counting(chosen, shoes),
        played(chosen, shoes.getFirst(), analyses),
        command(chosen, shoes, day),
        (_, paytable) -> analyze(chosen, shoes, paytable));
  }

  private void check() {
    decks.forEach(this::requireDecks);
    if (counts != 0 && (counts < 2 || counts > 1_000_000)) {
      throw wrong("--counts %d; expected 0, or 2 to 1,000,000 shoes".formatted(counts));
    }
    if (simulate != null && (simulate < 0 || simulate > 1_000_000_000_000L)) {
      throw wrong("--simulate %d; expected 0 to 1,000,000,000,000 rounds".formatted(simulate));
    }
    if (setup.isGiven()) {
      if (edition != null || !decks.isEmpty()) {
        throw wrong("--edition or --decks beside --setup; expected the set-up to say it");
      }
      assumed.requireOnlyPlayers();
    } else if (edition == null) {
      throw wrong("expected --edition or --setup");
    }
  }

  private List<Integer> shoes(@Nullable Layout layout) {
    if (layout != null) {
      return List.of(layout.rules().decks());
    }
    return decks.isEmpty() ? List.of(8) : decks.stream().distinct().toList();
  }

  /// The card counting chapter, for the first shoe size.
  private @Nullable Counting counting(Edition chosen, List<Integer> shoes) {
    var wagers = chosen.game().part(GameOdds.class).countable(chosen);
    if (wagers.isEmpty() || counts == 0) {
      return null;
    }
    var decksPlayed = shoes.getFirst();
    var protection = new CardCountingAnalysis(wagers.get(), decksPlayed, CUT_CARD, false);
    return new Counting(
        "%d decks, cut card at %d, %,d shoes from seed 1".formatted(decksPlayed, CUT_CARD, counts),
        protection.play(1, counts, _ -> {}));
  }

  /// The simulation chapter, for the first shoe size.
  private @Nullable Play played(Edition chosen, int shoe, List<Analysis> analyses) {
    if (simulate != null && simulate == 0) {
      return null;
    }
    var ofShoe = analyses.stream().filter(it -> it.decks() == null || it.decks() == shoe).toList();
    var decksPlayed = chosen.game().hasShoe() ? shoe : null;
    var engine = Engine.of(chosen, ofShoe, shoe);
    var rounds = simulate == null ? engine.roundsPerSecond() : simulate;
    var simulation = new Simulation(engine, 1);
    SimulationResult run;
    try (var progress = new Progress("play")) {
      run =
          simulation.play(
              chosen,
              decksPlayed,
              ofShoe,
              simulation.nothing(),
              _ -> rounds,
              Threads.all(),
              progress,
              _ -> {});
    }
    return new Play(
        run,
        ShellWords.line(
            List.of("lammer", "simulate"),
            whatFor(chosen),
            decks(chosen, List.of(shoe)),
            List.of("--seed", "1", "--rounds", Long.toString(rounds)),
            typed("--catalog")));
  }

  private List<Analysis> analyses(Layout layout) {
    var ids = wanted(layout.edition()).stream().map(Paytable::id).toList();
    return TableOdds.of(layout, assumed.players()).stream()
        .filter(
            analysis ->
                paytables.isEmpty()
                    || (analysis.paytable() != null && ids.contains(analysis.paytable().id())))
        .toList();
  }

  /// The analyses of each paytable for all shoe sizes, side by side.
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
    return paytables.stream().distinct().map(id -> paytable(chosen, id)).toList();
  }

  private Paytable paytable(Edition chosen, String id) {
    var lack = "%s has no paytable \"%s\"".formatted(chosen.id(), id);
    return known(
        chosen.paytable(id), lack, id, chosen.paytables().stream().map(Paytable::id).toList());
  }

  private String command(Edition chosen, List<Integer> shoes, LocalDate day) {
    return ShellWords.line(
        List.of("lammer", "par"),
        whatFor(chosen),
        typed("--paytable"),
        decks(chosen, shoes),
        typed(AssumptionOptions.ALL),
        typed("--author", "--reviewer", "--revision", "--change", "--client", "--number"),
        typed("--counts", "--simulate"),
        List.of("--date", day.toString()),
        typed("--catalog"),
        List.of("-o", String.valueOf(file.getFileName())));
  }

  private List<String> whatFor(Edition chosen) {
    return setup.isGiven() ? typed("--setup") : List.of("--edition", chosen.id());
  }

  private List<String> decks(Edition chosen, List<Integer> shoes) {
    return chosen.game().hasShoe() && !setup.isGiven()
        ? List.of("--decks", shoes.stream().map(String::valueOf).collect(Collectors.joining(",")))
        : List.of();
  }

  /// The commands that reproduce the analyses, one for each shoe size.
  private String analyze(Edition chosen, List<Integer> shoes, @Nullable String paytable) {
    return shoes.stream()
        .map(
            count ->
                ShellWords.line(
                    List.of("lammer", "analyze"),
                    whatFor(chosen),
                    paytable == null ? List.of() : List.of("--paytable", paytable),
                    decks(chosen, List.of(count)),
                    typed(AssumptionOptions.ALL),
                    typed("--catalog")))
        .distinct()
        .collect(Collectors.joining("; "));
  }
}
