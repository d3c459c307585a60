package io.lammer.cli.lab;

import io.lammer.cli.options.PercentConverter;
import io.lammer.cli.options.Subcommand;
import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Charge;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.table.Setup;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options for assumptions: values that the rules leave open but the figures depend on.
final class AssumptionOptions {
  private static final String[] OF_JACKPOTS = {
    "--wager-amount", "--meter", "--jackpot-seed", "--increment", "--reserve", "--limit"
  };
  static final String[] ALL =
      Stream.of(Stream.of("--commission"), Stream.of(OF_JACKPOTS), Stream.of("--players"))
          .flatMap(it -> it)
          .toArray(String[]::new);

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  @Option(names = "--commission", paramLabel = "RATE", converter = PercentConverter.class)
  private @Nullable BigDecimal commission;

  @Option(names = "--wager-amount", paramLabel = "AMOUNT")
  private @Nullable BigDecimal wagerAmount;

  @Option(names = "--meter", paramLabel = "AMOUNT")
  private @Nullable BigDecimal meter;

  @Option(names = "--jackpot-seed", paramLabel = "AMOUNT")
  private @Nullable BigDecimal seed;

  @Option(names = "--increment", paramLabel = "RATE", converter = PercentConverter.class)
  private @Nullable BigDecimal increment;

  @Option(names = "--reserve", paramLabel = "RATE", converter = PercentConverter.class)
  private @Nullable BigDecimal reserve;

  @Option(names = "--limit", paramLabel = "AMOUNT")
  private @Nullable BigDecimal limit;

  @Option(names = "--players", paramLabel = "N", defaultValue = "1")
  private int players = 1;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  int players() {
    if (players < 1) {
      throw wrong("--players " + players + "; expected at least 1");
    }
    return players;
  }

  Assumptions assumptions() {
    if (wagerAmount != null && wagerAmount.signum() <= 0) {
      throw wrong("--wager-amount " + wagerAmount.toPlainString() + "; expected more than 0");
    }
    if (commission != null
        && (commission.signum() <= 0 || commission.compareTo(Setup.Commission.STANDARD) > 0)) {
      throw wrong(
          "--commission %s%%; expected above 0%% up to 5%% (ruling 33)"
              .formatted(commission.toPlainString()));
    }
    var rates = rate("--increment", increment).add(rate("--reserve", reserve));
    if (rates.compareTo(HUNDRED) > 0) {
      throw wrong("--increment and --reserve together; expected 100% of the wager at the most");
    }
    requireWithinLimit("--jackpot-seed", seed);
    requireWithinLimit("--meter", meter);
    var wager = money("--wager-amount", wagerAmount);
    return new Assumptions(
        Fraction.percent(commission == null ? Setup.Commission.STANDARD : commission),
        wager == null ? Money.dollars(1) : wager,
        money("--meter", meter),
        money("--jackpot-seed", seed),
        increment == null ? null : Fraction.percent(increment),
        reserve == null ? null : Fraction.percent(reserve),
        money("--limit", limit),
        players());
  }

  private void requireWithinLimit(String option, @Nullable BigDecimal amount) {
    if (limit != null && amount != null && amount.compareTo(limit) > 0) {
      throw wrong(
          "%s %s above --limit %s; expected at most the limit"
              .formatted(option, amount.toPlainString(), limit.toPlainString()));
    }
  }

  private BigDecimal rate(String option, @Nullable BigDecimal percent) {
    if (percent == null) {
      return BigDecimal.ZERO;
    }
    if (percent.signum() < 0 || percent.compareTo(HUNDRED) > 0) {
      throw wrong("%s %s%%; expected 0%% to 100%%".formatted(option, percent.toPlainString()));
    }
    return percent;
  }

  /// Refuses an option that has no effect on what is analyzed.
  void requireUse(List<Analysis> analyses) {
    var jackpots = Subcommand.typed(spec, OF_JACKPOTS);
    if (!jackpots.isEmpty() && analyses.stream().noneMatch(Analysis::isJackpot)) {
      throw wrong(jackpots.getFirst() + " is for a jackpot, and nothing here plays for one");
    }
    if (commission != null
        && analyses.stream().noneMatch(a -> a.charge() instanceof Charge.Commission)) {
      throw wrong("--commission is for Banker wins, and nothing here is charged one");
    }
  }

  /// Refuses options whose values the set-up already determines.
  void requireOnlyPlayers() {
    var given = commission == null ? Subcommand.typed(spec, OF_JACKPOTS) : List.of("--commission");
    if (!given.isEmpty()) {
      throw wrong(given.getFirst() + " beside --setup; expected the set-up to say it");
    }
  }

  private @Nullable Money money(String option, @Nullable BigDecimal amount) {
    if (amount == null) {
      return null;
    }
    if (amount.signum() < 0
        || amount.stripTrailingZeros().scale() > 4
        || amount.compareTo(BigDecimal.valueOf(1_000_000_000_000L)) > 0) {
      throw wrong(
          "%s %s; expected dollars from 0 up, with at most four decimals"
              .formatted(option, amount.toPlainString()));
    }
    return Money.of(amount);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
