package io.lammer.cli.simulate;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.CompletionCandidates;
import io.lammer.cli.options.OutputFile;
import io.lammer.cli.options.PercentConverter;
import io.lammer.cli.options.SetupOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.options.WagerFilter;
import io.lammer.cli.output.Progress;
import io.lammer.cli.output.Terminal;
import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.render.json.Json;
import io.lammer.render.simulation.SimulationFigures;
import io.lammer.render.simulation.SimulationSheets;
import io.lammer.render.simulation.SimulationText;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Cluster;
import io.lammer.sim.Engine;
import io.lammer.sim.RunCounts;
import io.lammer.sim.SimulationResult;
import io.lammer.sim.SimulationWorkers;
import io.lammer.table.Layout;
import io.lammer.table.TableOdds;
import io.lammer.web.BuildIdentity;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Simulates an edition's wagers and compares the results with the exact odds.
@Command(
    name = "simulate",
    subcommands = {SessionsCommand.class, JackpotLifeCommand.class, ExposureCommand.class})
public final class SimulateCommand extends Subcommand {

  @Option(
      names = "--edition",
      paramLabel = "E",
      completionCandidates = CompletionCandidates.Editions.class)
  private @Nullable String edition;

  @Mixin private WagerFilter wanted;

  @Mixin private SetupOption setup;

  @Option(names = "--rounds", paramLabel = "N", converter = RoundsConverter.class)
  private @Nullable Long rounds;

  @Option(names = "--target-error", paramLabel = "RATE", converter = PercentConverter.class)
  private @Nullable BigDecimal targetError;

  @Option(names = "--decks", paramLabel = "N")
  private @Nullable Integer decks;

  @Option(names = "--cut-card", paramLabel = "N")
  private @Nullable Integer cutCard;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "N")
  private @Nullable Integer threads;

  @Option(names = "--master", paramLabel = "URL")
  private @Nullable String master;

  @Option(names = "--conf", paramLabel = "NAME=VALUE")
  private Map<String, String> settings = Map.of();

  @Option(names = "--resume", paramLabel = "FILE")
  private @Nullable Path resume;

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
    check();
    output.check();
    var catalog = catalogs.load();
    var plans =
        setup
            .layout(catalog)
            .map(layout -> Stream.of(plan(layout)))
            .orElseGet(() -> editions(catalog).map(this::plan))
            .filter(plan -> !plan.analyses.isEmpty())
            .toList();
    if (plans.isEmpty()) {
      throw wrong(wanted.lack(editions(catalog).toList()));
    }
    if (plans.size() > 1 && (form.json || form.csv || form.html)) {
      throw wrong("--json, --csv and --html are of one edition; expected --edition");
    }
    if (plans.size() > 1 && resume != null) {
      throw wrong("--resume is of one edition; expected --edition");
    }
    try (var workers = workers()) {
      var agrees = true;
      for (var plan : plans) {
        var simulation = new Simulation(plan.engine(), seed, form.html);
        try (var _ = new ShutdownOnCtrlC(simulation::stop)) {
          var run = play(plan, simulation, workers);
          output.add(this, text(run, plans.size() > 1));
          agrees &= run.verdict().agrees();
        }
      }
      output.end(this);
      return agrees ? 0 : REFUSED;
    }
  }

  private SimulationWorkers workers() {
    if (master == null) {
      return threads == null ? Threads.all() : new Threads(threads);
    }
    var cluster =
        ServiceLoader.load(Cluster.class)
            .findFirst()
            .orElseThrow(() -> wrong("--master, and Spark is not here; see docs/lab.md"));
    if (Terminal.isThere()) {
      err().println("lammer: asking %s for workers".formatted(master));
    }
    return cluster.workers(master, settings);
  }

  private Stream<Edition> editions(Catalog catalog) {
    return edition == null ? catalog.editions().stream() : Stream.of(edition(catalog, edition));
  }

  private void check() {
    if (decks != null) {
      requireDecks(decks);
    }
    if (cutCard != null && (cutCard < 14 || cutCard > 104)) {
      throw wrong("--cut-card %d; expected 14 to 104".formatted(cutCard));
    }
    if (setup.isGiven() && (edition != null || decks != null)) {
      throw wrong("--edition or --decks beside --setup; expected the set-up to say it");
    }
    if (threads != null && (threads < 1 || threads > 1024)) {
      throw wrong("--threads %d; expected 1 to 1024".formatted(threads));
    }
    if (master != null && !master.matches("local(\\[([1-9]\\d*|\\*)])?|spark://.+:\\d+")) {
      throw wrong("--master %s; expected spark://host:port or local[*]".formatted(master));
    }
    if (master != null && threads != null) {
      throw wrong("--threads beside --master; expected local[%d]".formatted(threads));
    }
    if (master == null && !settings.isEmpty()) {
      throw wrong("--conf is of Spark; expected --master");
    }
    if (rounds != null && targetError != null) {
      throw wrong("--rounds and --target-error; expected one of them");
    }
    if (targetError != null && targetError.signum() <= 0) {
      throw wrong("--target-error %s%%; expected more than 0".formatted(targetError));
    }
  }

  /// The parts of an edition to simulate.
  ///
  /// @param decks null if there is no shoe
  private record Plan(
      Edition edition,
      @Nullable Integer decks,
      @Nullable Integer cutCard,
      List<Analysis> analyses) {
    Engine engine() {
      if (decks != null && cutCard != null) {
        return Engine.toCutCard(edition, analyses, decks, cutCard);
      }
      return Engine.of(edition, analyses, decks == null ? 0 : decks);
    }

    /// The identity of the run. Runs with the same identity and number of rounds have the same
    /// counts.
    String run(long seed) {
      var paytables =
          analyses.stream()
              .map(analysis -> analysis.paytable() == null ? "" : analysis.paytable().hash())
              .distinct()
              .collect(Collectors.joining());
      return "%s, %s decks%s, %d wagers of %08x, seed %d"
          .formatted(edition.id(), decks, dealt(), analyses.size(), paytables.hashCode(), seed);
    }

    private String dealt() {
      if (decks == null) {
        return "";
      }
      return cutCard == null ? " for equal rounds" : " to a cut card at " + cutCard;
    }
  }

  private Plan plan(Layout layout) {
    return plan(layout.edition(), layout.rules().decks(), TableOdds.of(layout, 1));
  }

  private Plan plan(Edition of) {
    var shoe = decks == null ? 8 : decks;
    var analyses =
        wanted.analyses(
            of, List.of(shoe), Assumptions.STANDARD, UnaryOperator.identity(), () -> {});
    return plan(of, shoe, analyses);
  }

  private Plan plan(Edition of, int shoe, List<Analysis> analyses) {
    return new Plan(
        of,
        of.game().hasShoe() ? shoe : null,
        cutCard,
        analyses.stream().filter(wanted::has).toList());
  }

  private SimulationResult play(Plan plan, Simulation simulation, SimulationWorkers workers) {
    var goal = goal(plan, simulation);
    var kept = resume == null ? null : new Checkpoint(resume, plan.run(seed));
    var begun =
        kept == null ? simulation.nothing() : kept.read(simulation.nothing().counts().length);
    if (begun.rounds() % simulation.block() != 0 && begun.rounds() < goal.applyAsLong(begun)) {
      throw wrong("%s is of a run that came to its end".formatted(resume));
    }
    try (var progress = new Progress(plan.edition.id())) {
      return simulation.play(
          plan.edition,
          plan.decks,
          plan.analyses,
          begun,
          goal,
          workers,
          progress,
          played -> {
            if (kept != null) {
              kept.write(played);
            }
          });
    }
  }

  private ToLongFunction<RunCounts> goal(Plan plan, Simulation simulation) {
    if (targetError == null) {
      var toPlay = rounds == null ? simulation.roundsPerSecond() : rounds;
      return _ -> toPlay;
    }
    if (plan.analyses.stream().allMatch(Analysis::isOpen)) {
      throw wrong("no house edge is known without a meter; expected --rounds");
    }
    return simulation.toError(plan.analyses, targetError.doubleValue() / 100);
  }

  private String text(SimulationResult run, boolean briefly) {
    if (form.json) {
      return Json.write(SimulationFigures.json(run)) + "\n";
    }
    if (form.csv) {
      return SimulationFigures.csv(run);
    }
    if (form.html) {
      return new SimulationSheets(run)
          .paper(BuildIdentity.NAME, LocalDate.now(ZoneId.systemDefault()))
          .html();
    }
    var text = new SimulationText(output.ink());
    if (briefly) {
      return text.verdict(run) + "\n";
    }
    var details =
        wanted.isAll() ? "" : run.wagers().stream().map(text::detail).collect(Collectors.joining());
    return details + text.summary(run);
  }
}
