package io.lammer.sim.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Jackpot;
import io.lammer.table.Setup;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JackpotSimulationTest {
  private static final Fraction INCREMENT = Fraction.percent(BigDecimal.valueOf(20));
  private static final Fraction RESERVE = Fraction.percent(BigDecimal.valueOf(5));
  private static final Money SEED = Money.dollars(5000);

  private static Jackpot jackpot(String paytable, @Nullable Money limit) {
    return Jackpot.opened(
        new Jackpot.Terms(
            paytable,
            Setup.Jackpot.Kind.PROGRESSIVE,
            Money.dollars(1),
            SEED,
            INCREMENT,
            RESERVE,
            limit,
            null,
            Setup.Jackpot.Share.SPLIT),
        SEED);
  }

  private static Analysis analysis(String edition, String id, int players) {
    var of = Catalog.builtIn().edition(edition).orElseThrow();
    var paytable = of.paytable(id).orElseThrow();
    return new Analyzer(of, Assumptions.STANDARD)
        .paytable(paytable, List.of(8))
        .getFirst()
        .with(
            new Assumptions(
                Assumptions.STANDARD.commission(),
                Assumptions.STANDARD.wager(),
                null,
                SEED,
                INCREMENT,
                RESERVE,
                null,
                players));
  }

  private static List<JackpotSimulation.Stretch> lives(String edition, String id, int players) {
    var plan =
        new JackpotSimulation.Plan(
            analysis(edition, id, players), jackpot(id, null), 2, players, 60, 1);
    var life = new JackpotSimulation(plan);
    return IntStream.range(0, 60).mapToObj(number -> life.live(200, 4, number)).toList();
  }

  /// Also of paytables that pay parts of the meter.
  @ParameterizedTest
  @CsvSource({
    "bonus-craps-wa, PT-BJS-MEA-03, 5",
    "bonus-craps-wa, PT-BJS-FUP-01, 8",
    "rising-phoenix-wa, PT-PRG-HP-01, 3",
    "rising-phoenix-wa, PT-PRG-S7-06, 1",
    "3-dice-baccarat-wa, PT-PRG-TRI-03, 2"
  })
  void metersAndWagersAgreeWithTheClosedForms(String edition, String id, int players) {
    var odds = analysis(edition, id, players).jackpot().orElseThrow();
    var lives = lives(edition, id, players);
    var hits = lives.stream().flatMap(life -> life.hits().stream()).toList();
    var wagers = new Distribution(hits.stream().mapToLong(JackpotSimulation.Hit::wagers));
    assertThat(wagers.mean()).isCloseTo(1 / odds.hit().doubleValue(), within(4.5 * wagers.error()));
    var means =
        new Distribution(
            lives.stream()
                .mapToLong(
                    life ->
                        (long)
                            life.hits().stream()
                                .mapToLong(hit -> hit.meter().units())
                                .average()
                                .orElseThrow()));
    var exact = Objects.requireNonNull(odds.longRun()).averageAtHit().doubleValue();
    assertThat(means.mean() / Money.UNITS_PER_DOLLAR)
        .isCloseTo(exact, within(4.5 * means.error() / Money.UNITS_PER_DOLLAR));
  }

  /// What came in is in the meter, the reserve or the overflow, went to winners, or was owed.
  @ParameterizedTest
  @CsvSource({"PT-PRG-HP-01, 3", "PT-PRG-S7-06, 4"})
  void noMoneyIsLost(String id, int players) {
    for (var life : lives("rising-phoenix-wa", id, players)) {
      var wagers = life.hits().stream().mapToLong(JackpotSimulation.Hit::wagers).sum() * players;
      var in = Money.dollars(1).times(wagers).times(new Fraction(1, 4)).units();
      var paid = life.hits().stream().mapToLong(hit -> hit.share().units() * players).sum();
      assertThat(owned(life.end()) - owned(life.begin())).isEqualTo(in - paid);
    }
  }

  private static long owned(Jackpot jackpot) {
    return jackpot.meter().units()
        + jackpot.reserve().units()
        + jackpot.overflow().units()
        - jackpot.seedOwed().units();
  }

  @Test
  void aLimitBoundsTheMeterAndTheRestWaits() {
    var limit = Money.dollars(20_000);
    var plan =
        new JackpotSimulation.Plan(
            analysis("bonus-craps-wa", "PT-BJS-MEA-03", 4),
            jackpot("PT-BJS-MEA-03", limit),
            1,
            4,
            100,
            1);
    var life = new JackpotSimulation(plan).live(300, 1, 0);
    assertThat(life.hits()).allMatch(hit -> hit.meter().compareTo(limit) <= 0);
    assertThat(life.end().overflow().units()).isPositive();
  }

  @Test
  void hoursFollowFromPaceAndTables() {
    var slow =
        new JackpotSimulation.Plan(
            analysis("rising-phoenix-wa", "PT-PRG-HP-01", 1),
            jackpot("PT-PRG-HP-01", null),
            4,
            1,
            50,
            2);
    var hit = new JackpotSimulation(slow).live(1, 1, 0).hits().getFirst();
    assertThat(hit.hours()).isEqualTo(hit.wagers() * 2 / 200.0);
  }

  @Test
  void aSpreadKnowsItsPercentiles() {
    var spread = new Distribution(LongStream.rangeClosed(1, 100).map(n -> 101 - n));
    assertThat(spread.at(0.01)).isEqualTo(1);
    assertThat(spread.at(0.5)).isEqualTo(50);
    assertThat(spread.at(1)).isEqualTo(100);
    assertThat(spread.mean()).isEqualTo(50.5);
    assertThat(spread.deviation()).isCloseTo(29.011, within(0.001));
    assertThat(spread.part(value -> value > 90)).isEqualTo(0.1);
    assertThat(spread.histogram(1, 101, 4)).containsExactly(25, 25, 25, 25);
    assertThat(spread.histogram(51, 61, 2)).containsExactly(55, 45);
  }
}
