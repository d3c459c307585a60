package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The closed forms of the long run against small jackpots whose chain is played out: every state
/// of the money with its probability, round after round, written from ruling 14 and nothing else.
class JackpotChainTest {
  /// Of 46,656 shakes: player wins 20,910, banker wins 20,910, ties 4,836.
  private static final double PLAYER = 20_910 / 46_656.0;

  private static final double TIE = 4_836 / 46_656.0;

  private static final int ROUNDS = 160;

  private static JackpotOdds odds(String rows, Assumptions assumed) {
    var text =
        """
        add-to: 3-dice-baccarat-wa
        paytables:
          - id: SMALL
            family: triple
            odds: for 1
            source: a test
            rows:
        """
            + rows.indent(6);
    var edition =
        Catalog.builtIn()
            .with(List.of(new Catalog.Source("small.yaml", text)))
            .edition("3-dice-baccarat-wa")
            .orElseThrow();
    return new Analyzer(edition, assumed)
        .paytable(edition.paytable("SMALL").orElseThrow(), List.of())
        .getFirst()
        .jackpot()
        .orElseThrow();
  }

  private static Assumptions assumed(long seed, int increment, int reserve, int players) {
    return new Assumptions(
        Fraction.ONE,
        Money.dollars(1),
        null,
        Money.dollars(seed),
        Fraction.percent(BigDecimal.valueOf(increment)),
        Fraction.percent(BigDecimal.valueOf(reserve)),
        null,
        players);
  }

  /// A jackpot's money in cents. Of reserve and debt, one is always nothing.
  private record Books(long meter, long reserve, long owed) {
    Books contributed(long increment, long income) {
      var repaid = Math.min(income, owed);
      return new Books(meter + increment, reserve + income - repaid, owed - repaid);
    }

    Books reseeded(long seed) {
      var own = Math.min(reserve, seed);
      return new Books(seed, reserve - own, owed + seed - own);
    }
  }

  /// The money that moved in the last of many rounds, in cents, on average.
  private record Flows(double paid, double reserve, double owed) {}

  /// Plays a jackpot that is paid whole with probability `hit` in each round.
  private static Flows played(double hit, long seed, long increment, long income) {
    Map<Books, Double> now = Map.of(new Books(seed, 0, 0), 1.0);
    var flows = new Flows(0, 0, 0);
    for (var round = 0; round < ROUNDS; round++) {
      var next = new HashMap<Books, Double>();
      var paid = 0.0;
      for (var entry : now.entrySet()) {
        var chance = entry.getValue();
        if (chance < 1e-16) {
          continue;
        }
        var books = entry.getKey().contributed(increment, income);
        paid += chance * hit * books.meter();
        next.merge(books.reseeded(seed), chance * hit, Double::sum);
        next.merge(books, chance * (1 - hit), Double::sum);
      }
      flows =
          new Flows(paid, mean(next, true) - mean(now, true), mean(next, false) - mean(now, false));
      now = next;
    }
    return flows;
  }

  private static double mean(Map<Books, Double> states, boolean reserve) {
    return states.entrySet().stream()
        .mapToDouble(e -> e.getValue() * (reserve ? e.getKey().reserve() : e.getKey().owed()))
        .sum();
  }

  @ParameterizedTest
  @CsvSource({"4, 20, 0, 1", "4, 20, 5, 1", "1, 20, 70, 2", "4, 20, 5, 3", "1, 10, 50, 3"})
  void theMoneyOfAJackpotGoesWhereTheClosedFormSays(
      long seed, int increment, int reserve, int players) {
    var run =
        Objects.requireNonNull(
            odds(
                    """
                    - {label: Player, when: {winner: player}, pays: 100%}
                    - {label: Banker, when: {winner: banker}, pays: $0.25}
                    - {label: Tie, when: {winner: tie}, pays: 100%}
                    """,
                    assumed(seed, increment, reserve, players))
                .longRun());
    var flows =
        played(PLAYER + TIE, 100 * seed, (long) increment * players, (long) reserve * players);
    var staked = 100.0 * players;
    var fixed = PLAYER * 0.25;
    var close = within(1e-9);
    assertThat(run.players().doubleValue()).isCloseTo(fixed + flows.paid() / staked, close);
    assertThat(run.reserve().doubleValue()).isCloseTo(flows.reserve() / staked, close);
    assertThat(run.outlay().doubleValue())
        .isCloseTo(fixed + (increment + reserve) / 100.0 + flows.owed() / staked, close);
    assertThat(run.averageAtHit().doubleValue())
        .isCloseTo(flows.paid() / (PLAYER + TIE) / 100, close);
  }

  /// Every course of play until the next 100% hit, to where the rest weighs nothing.
  private static final class Courses {
    private final double half = TIE;
    private final double nothing = bankerByOne();
    private double rounds;
    private double paid;
    private double atWhole;

    void from(double meter, double chance, double increment, int left) {
      if (left == 0) {
        return;
      }
      var shown = meter + increment;
      var whole = 1 - half - nothing;
      rounds += chance;
      atWhole += chance * whole * shown;
      paid += chance * (whole + half / 2) * shown;
      from(shown / 2, chance * half, increment, left - 1);
      from(shown, chance * nothing, increment, left - 1);
    }

    double whole() {
      return rounds * (1 - half - nothing);
    }

    /// How often the banker's three dice beat the player's by one point.
    private static double bankerByOne() {
      var ways = new int[10];
      for (var dice = 0; dice < 216; dice++) {
        ways[(dice % 6 + dice / 6 % 6 + dice / 36 + 3) % 10]++;
      }
      var byOne = 0;
      for (var total = 0; total < 9; total++) {
        byOne += ways[total] * ways[total + 1];
      }
      return byOne / 46_656.0;
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 20, 1", "4, 20, 3", "0, 10, 2"})
  void severalPercentagesArePaidWhatTheClosedFormSays(long seed, int increment, int players) {
    var odds =
        odds(
            """
            - {label: Player, when: {winner: player}, pays: 100%}
            - {label: Banker by 1, when: {winner: banker, margin: 1}, pays: loss}
            - {label: Banker, when: {winner: banker}, pays: 100%}
            - {label: Tie, when: {winner: tie}, pays: 50%}
            """,
            assumed(seed, increment, 0, players));
    var run = Objects.requireNonNull(odds.longRun());
    var courses = new Courses();
    courses.from((double) seed, 1, increment * players / 100.0, 18);
    var close = within(1e-9);
    assertThat(run.players().doubleValue())
        .isCloseTo(courses.paid / courses.rounds / players, close);
    assertThat(run.averageAtHit().doubleValue())
        .isCloseTo(courses.atWhole / courses.whole(), close);
    var between = Objects.requireNonNull(odds.wagersBetweenWholeHits());
    assertThat(between.doubleValue()).isCloseTo(courses.rounds, close);
    assertThat(Objects.requireNonNull(odds.wagersBetweenHits()).doubleValue())
        .isCloseTo(1 / (1 - courses.nothing), close);
  }
}
