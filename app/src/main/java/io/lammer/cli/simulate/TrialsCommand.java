package io.lammer.cli.simulate;

import io.lammer.cli.options.ReportOutputOptions;
import io.lammer.cli.options.Subcommand;
import io.lammer.render.paper.Sheet;
import io.lammer.render.paper.SheetPaper;
import io.lammer.rules.Money;
import io.lammer.sim.table.PlannedBet;
import io.lammer.web.BuildIdentity;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The base class of commands that play one table many times.
abstract class TrialsCommand extends Subcommand {
  @Mixin TableOptions table;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
  long seed = 1;

  @Option(names = "--threads", paramLabel = "N")
  private @Nullable Integer threads;

  @Mixin private ReportOutputOptions form;

  private final TrialRunner trials = new TrialRunner();

  /// Plays and prints. Ctrl-C stops the play early, and the results so far are printed.
  @Override
  public final Integer call() {
    form.check(this);
    if (threads != null) {
      require("--threads", threads, 1024);
    }
    try (var _ = new ShutdownOnCtrlC(trials::stop)) {
      play();
    }
    return 0;
  }

  abstract void play();

  void require(String option, int number, int most) {
    if (number < 1 || number > most) {
      throw wrong("%s %d; expected 1 to %,d".formatted(option, number, most));
    }
  }

  Money dollars(String option, BigDecimal amount) {
    if (amount.signum() <= 0
        || amount.stripTrailingZeros().scale() > 2
        || amount.compareTo(BigDecimal.valueOf(1_000_000_000)) > 0) {
      throw wrong(
          "%s %s; expected dollars and cents above 0".formatted(option, amount.toPlainString()));
    }
    return Money.of(amount);
  }

  <T> List<T> trials(String name, int count, IntFunction<T> trial) {
    var used = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    return trials.run(name, count, used, trial);
  }

  void print(String title, Map<String, String> identity, List<Sheet> sheets) {
    var all = new LinkedHashMap<>(identity);
    all.put("Seed", Long.toString(seed));
    var paper =
        new SheetPaper(
            "Simulation",
            title,
            all,
            sheets,
            BuildIdentity.NAME,
            LocalDate.now(ZoneId.systemDefault()));
    var json = new LinkedHashMap<>(paper.json("title", title));
    var tables = new LinkedHashMap<String, Object>();
    paper.tables().forEach((name, data) -> tables.put(name, data.records()));
    json.put("tables", tables);
    form.write(this, paper, TrialsCommand::firstTable, json);
  }

  private static String firstTable(SheetPaper paper) {
    return paper.tables().values().iterator().next().csv();
  }

  static String words(List<PlannedBet> wishes) {
    return wishes.stream()
        .map(wish -> wish.spot() + " " + wish.amount().brief())
        .collect(Collectors.joining(", "));
  }
}
