package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

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
              assertThat(analysis.doubt().orElseThrow()).startsWith("favours the player by 18.8");
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
      if (analysis.decks() != null && analysis.condition() == null) {
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
}
