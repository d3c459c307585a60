package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.rules.Edition;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class AnalysisTest {
  private static final Catalog CATALOG = Catalog.builtIn();
  private static final Edition PHOENIX = CATALOG.edition("rising-phoenix-wa").orElseThrow();
  private static final Edition CRAPS = CATALOG.edition("bonus-craps-wa").orElseThrow();

  private static Paytable paytable(Edition edition, String id) {
    return edition.paytable(id).orElseThrow();
  }

  private static List<Analysis> everything() {
    var analyses = new ArrayList<Analysis>();
    for (var edition : CATALOG.editions()) {
      var analyzer = new Analyzer(edition, Assumptions.STANDARD);
      analyses.addAll(analyzer.main(List.of(8)));
      edition
          .paytables()
          .forEach(paytable -> analyses.addAll(analyzer.paytable(paytable, List.of(8))));
    }
    return analyses;
  }

  @Test
  void theMathematicsDoubtsExactlyTheMisprintOfFightbackThree() {
    assertThat(everything().stream().filter(analysis -> analysis.doubt().isPresent()))
        .singleElement()
        .satisfies(
            analysis -> {
              assertThat(Objects.requireNonNull(analysis.paytable()).id())
                  .isEqualTo("PT-FLT-FBW-03");
              assertThat(analysis.condition()).isEqualTo("winning hand 2");
              assertThat(analysis.doubt().orElseThrow()).startsWith("favors the player by 18.8");
            });
  }

  @Test
  void theWaysOfEveryWagerSumToItsSampleSpace() {
    var six = new BigInteger("4998398275503360");
    for (var analysis : everything()) {
      var sum =
          analysis.rows().stream()
              .map(Analysis.RowOdds::ways)
              .reduce(BigInteger.ZERO, BigInteger::add);
      assertThat(sum).isEqualTo(analysis.counts().total());
      if (analysis.edition().equals(PHOENIX.id()) && analysis.condition() == null) {
        assertThat(sum.mod(six)).as(analysis.wager().name()).isZero();
      }
    }
  }

  @Test
  void theStatesOfFightbackAddUpToEveryWin() {
    var analyses =
        new Analyzer(PHOENIX, Assumptions.STANDARD)
            .paytable(paytable(PHOENIX, "PT-FLT-FBW-01"), List.of(8));
    assertThat(analyses).hasSize(10);
    var states =
        analyses.subList(1, 10).stream()
            .map(analysis -> analysis.counts().total())
            .reduce(BigInteger.ZERO, BigInteger::add);
    assertThat(states).isEqualTo(analyses.getFirst().counts().total());
  }

  @Test
  void atItsBreakEvenMeterAJackpotCostsNothing() {
    var jackpot =
        new Analyzer(PHOENIX, Assumptions.STANDARD)
            .paytable(paytable(PHOENIX, "PT-PRG-HP-01"), List.of(8))
            .getFirst()
            .jackpot()
            .orElseThrow();
    var even = Objects.requireNonNull(jackpot.breakEvenMeter());
    assertThat(jackpot.returnAt(even)).isEqualTo(Ratio.ONE);
    assertThat(jackpot.returnAt(Ratio.ZERO)).isEqualTo(jackpot.fixedReturn());
  }

  @Test
  void aJackpotAboveItsBreakEvenIsExemptAndSaysSo() {
    var rich = Assumptions.STANDARD.withMeter(Money.dollars(900_000));
    var analysis =
        new Analyzer(PHOENIX, rich)
            .paytable(paytable(PHOENIX, "PT-PRG-HP-01"), List.of(8))
            .getFirst();
    assertThat(analysis.doubt().orElseThrow()).contains("above its break-even").contains("exempt");
  }

  @Test
  void anEnvyPaidOnceIsSharedByTheWinnersAndOnePerPlayerIsNot() {
    var alone = Assumptions.STANDARD;
    var five = Assumptions.STANDARD.withPlayers(5);
    var once = paytable(CRAPS, "PT-BJS-FUP-01");
    var each = paytable(CRAPS, "PT-FLT-BC-03");
    assertThat(new Analyzer(CRAPS, five).paytable(once, List.of()).getFirst().envyCost())
        .isEqualTo(
            new Analyzer(CRAPS, alone)
                .paytable(once, List.of())
                .getFirst()
                .envyCost()
                .dividedBy(Ratio.of(5)));
    assertThat(new Analyzer(CRAPS, five).paytable(each, List.of()).getFirst().envyCost())
        .isEqualTo(new Analyzer(CRAPS, alone).paytable(each, List.of()).getFirst().envyCost());
  }

  @Test
  void varianceOfAnEvenMoneyWagerIsWhatItsTwoResultsSay() {
    var pass = new Analyzer(CRAPS, Assumptions.STANDARD).main(List.of()).getFirst();
    var edge = pass.houseEdge();
    assertThat(pass.variance()).isEqualTo(Ratio.ONE.minus(edge.times(edge)));
  }

  @Test
  void anotherPayGivesTheEdgeThatItWasSolvedFor() {
    var table = paytable(PHOENIX, "PT-FLT-GT-01");
    var analyzer = new Analyzer(PHOENIX, Assumptions.STANDARD);
    var analysis = analyzer.paytable(table, List.of(8)).getFirst();
    var row = WhatIf.rows(table, "wins by 9").getFirst();
    var solution = WhatIf.solve(analysis, row, Ratio.of(1, 20)).orElseThrow();
    var changed = WhatIf.set(table, "Wins by 9", Long.toString(solution.nearest())).orElseThrow();
    assertThat(analyzer.paytable(changed, List.of(8)).getFirst().houseEdge())
        .isEqualTo(solution.edge());
    assertThat(WhatIf.set(table, "Wins by 9", "30").orElseThrow().rows().getFirst().pay())
        .isEqualTo(table.rows().getFirst().pay());
    assertThat(WhatIf.set(table, "Wins by 9", "lots")).isEmpty();
  }

  private static Analysis main(Edition edition, String spot) {
    return new Analyzer(edition, Assumptions.STANDARD)
        .main(List.of(8)).stream()
            .filter(analysis -> analysis.wager().spot().toString().equals(spot))
            .findFirst()
            .orElseThrow();
  }

  @Test
  void aBarredTwelveIsAPushAndNotAResolvedWager() {
    var dont = main(CRAPS, "dont-pass");
    assertThat(dont.pushFrequency()).isEqualTo(Ratio.of(1, 36));
    assertThat(dont.houseEdge()).isEqualTo(Ratio.of(3, 220));
    assertThat(dont.houseEdgePerResolved()).isEqualTo(Ratio.of(27, 1925));
    assertThat(dont.hitFrequency()).isEqualTo(Ratio.of(949, 1980));
    assertThat(dont.hitFrequency().plus(dont.pushFrequency()).plus(Ratio.of(244, 495)))
        .isEqualTo(Ratio.ONE);
  }

  @Test
  void theEdgeOfALineWagerIsSpreadOverItsRolls() {
    var pass = main(CRAPS, "pass");
    assertThat(pass.counts().rounds()).isEqualTo(Ratio.of(557, 165));
    assertThat(pass.houseEdgePerRoll()).isEqualTo(Ratio.of(7, 1671));
    assertThat(pass.houseEdgePerResolved()).isEqualTo(pass.houseEdge());
  }

  /// A win of 30 with probability 1/36, else the stake is lost: moments by hand.
  @Test
  void spreadAndSkewnessOfALongShotAreThoseOfItsTwoResults() {
    var two = main(CRAPS, "two");
    var p = 1 / 36.0;
    var deviation = 31 * Math.sqrt(p * (1 - p));
    assertThat(two.variance()).isEqualTo(Ratio.of(31 * 31 * 35, 36 * 36));
    assertThat(two.standardDeviation()).isCloseTo(deviation, within(1e-12));
    assertThat(two.volatilityIndex()).isCloseTo(1.645 * deviation, within(1e-12));
    assertThat(two.skewness()).isCloseTo((1 - 2 * p) / Math.sqrt(p * (1 - p)), within(1e-12));
  }

  @Test
  void aVigUpFrontIsStakedTooAndOneOnAWinIsTakenFromIt() {
    var buys =
        new Analyzer(CRAPS, Assumptions.STANDARD)
            .main(List.of()).stream()
                .filter(analysis -> analysis.wager().spot().toString().equals("buy 4"))
                .toList();
    assertThat(buys)
        .extracting(Analysis::condition)
        .containsExactly("vig up front", "vig on a win");
    assertThat(buys.getFirst().houseEdge()).isEqualTo(Ratio.of(1, 21));
    assertThat(buys.getLast().houseEdge()).isEqualTo(Ratio.of(1, 60));
  }

  @Test
  void dealerEnvyIsLeftOutOfTheEdgeAndTakenOffBesideIt() {
    var small =
        new Analyzer(CRAPS, Assumptions.STANDARD)
            .paytable(paytable(CRAPS, "PT-FLT-BC-03"), List.of())
            .getFirst();
    assertThat(small.houseEdgeAfterEnvy()).isEqualTo(small.houseEdge().minus(small.envyCost()));
    assertThat(small.envyCost()).isEqualTo(Ratio.of(20_049, 760_760));
  }

  @Test
  void aBankerThatSaysNothingOfCommissionIsAnalysedAsItIsSettled() {
    var text =
        """
        edition: new-baccarat
        title: New Baccarat
        game: baccarat
        document: a test
        main-wager: optional
        main:
          - wager: banker
            source: a test
            rows:
              - {label: Banker wins, when: {winner: banker}, pays: 1 to 1}
              - {label: Tie, when: {winner: tie}, pays: push}
        paytables: []
        """;
    var edition =
        CATALOG
            .with(List.of(new Catalog.Source("new.yaml", text)))
            .edition("new-baccarat")
            .orElseThrow();
    var bankers = new Analyzer(edition, Assumptions.STANDARD).main(List.of(8));
    assertThat(bankers)
        .extracting(Analysis::condition)
        .containsExactly("commission 5%", "commission-free");
    assertThat(bankers.getFirst().houseEdge()).isEqualTo(main(PHOENIX, "banker").houseEdge());
    assertThat(bankers.getLast().houseEdge().signum()).isNegative();
    assertThat(edition.game().part(GameOdds.class).countable(edition).orElseThrow().names())
        .containsExactly("banker (5% commission)", "banker (commission-free)");
  }

  @Test
  void noPayBelowNothingIsASolution() {
    var table = paytable(PHOENIX, "PT-FLT-GT-01");
    var analysis =
        new Analyzer(PHOENIX, Assumptions.STANDARD).paytable(table, List.of(8)).getFirst();
    var row = WhatIf.rows(table, "wins by 9").getFirst();
    assertThat(WhatIf.solve(analysis, row, Ratio.of(1, 20)).orElseThrow().isReachable()).isTrue();
    assertThat(WhatIf.solve(analysis, row, Ratio.of(1, 2)).orElseThrow().isReachable()).isFalse();
  }
}
