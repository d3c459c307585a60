package io.lammer.cli;

import io.lammer.odds.Assumptions;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options for what the rules leave open and a figure depends on.
final class Assumed {
  @Option(
      names = "--commission",
      paramLabel = "RATE",
      converter = Rate.class,
      defaultValue = "5%",
      description = "Commission on Banker wins where one is charged (${DEFAULT-VALUE}).")
  private BigDecimal commission = BigDecimal.valueOf(5);

  @Option(
      names = "--wager-amount",
      paramLabel = "AMOUNT",
      defaultValue = "1",
      description = "Fixed amount of a jackpot wager (${DEFAULT-VALUE}).")
  private BigDecimal wagerAmount = BigDecimal.ONE;

  @Option(names = "--meter", paramLabel = "AMOUNT", description = "Displayed jackpot.")
  private @Nullable BigDecimal meter;

  @Option(names = "--seed", paramLabel = "AMOUNT", description = "Seed of a progressive.")
  private @Nullable BigDecimal seed;

  @Option(
      names = "--increment",
      paramLabel = "RATE",
      converter = Rate.class,
      description = "Part of each wager that goes to the meter.")
  private @Nullable BigDecimal increment;

  @Option(
      names = "--reserve",
      paramLabel = "RATE",
      converter = Rate.class,
      description = "Part of each wager that goes to the reserve.")
  private @Nullable BigDecimal reserve;

  @Option(
      names = "--limit",
      paramLabel = "AMOUNT",
      description = "Highest display of a progressive.")
  private @Nullable BigDecimal limit;

  @Option(
      names = "--players",
      paramLabel = "N",
      defaultValue = "1",
      description = {
        "Players who all wager in every round (${DEFAULT-VALUE}): they win together and share a"
            + " percentage pay and an envy paid once."
      })
  private int players = 1;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  Assumptions assumptions() {
    if (players < 1) {
      throw wrong("--players " + players + "; expected at least 1");
    }
    if (wagerAmount.signum() <= 0) {
      throw wrong("--wager-amount " + wagerAmount + "; expected more than 0");
    }
    return new Assumptions(
        Fraction.percent(commission),
        needed("--wager-amount", wagerAmount),
        money("--meter", meter),
        money("--seed", seed),
        increment == null ? null : Fraction.percent(increment),
        reserve == null ? null : Fraction.percent(reserve),
        money("--limit", limit),
        players);
  }

  /// An amount of money from an option, or null without one.
  private @Nullable Money money(String option, @Nullable BigDecimal amount) {
    return amount == null ? null : needed(option, amount);
  }

  private Money needed(String option, BigDecimal amount) {
    if (amount.signum() < 0
        || amount.stripTrailingZeros().scale() > 4
        || amount.compareTo(BigDecimal.valueOf(1_000_000_000_000L)) > 0) {
      throw wrong(
          option
              + " "
              + amount.toPlainString()
              + "; expected dollars from 0 up, with at most four decimals");
    }
    return Money.of(amount);
  }

  /// These options as they are typed, without those that have their usual value.
  List<String> typed() {
    var words = new ArrayList<String>();
    if (commission.compareTo(BigDecimal.valueOf(5)) != 0) {
      words.addAll(List.of("--commission", commission.toPlainString() + "%"));
    }
    if (wagerAmount.compareTo(BigDecimal.ONE) != 0) {
      words.addAll(List.of("--wager-amount", wagerAmount.toPlainString()));
    }
    add(words, "--meter", meter, "");
    add(words, "--seed", seed, "");
    add(words, "--increment", increment, "%");
    add(words, "--reserve", reserve, "%");
    add(words, "--limit", limit, "");
    if (players != 1) {
      words.addAll(List.of("--players", Integer.toString(players)));
    }
    return words;
  }

  private static void add(
      List<String> words, String option, @Nullable BigDecimal value, String unit) {
    if (value != null) {
      words.addAll(List.of(option, value.toPlainString() + unit));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
