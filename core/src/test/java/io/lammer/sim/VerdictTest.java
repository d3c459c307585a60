package io.lammer.sim;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.RowWays;
import io.lammer.odds.WhatIf;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is deliberately wrong is caught.
class VerdictTest {
  private static final int ROUNDS = 1 << 26;

  private final Analysis right = analysis("20");
  private final long[] rows = play(right);

  /// Golden Talons of 3 Dice Baccarat, where winning by 9 pays so much.
  private static Analysis analysis(String pays) {
    var edition = Plans.edition("3-dice-baccarat-wa");
    var paytable = edition.paytable("PT-FLT-3DB-GT-01").orElseThrow();
    var label = paytable.rows().getFirst().label();
    var changed = WhatIf.set(paytable, label, pays).orElseThrow();
    return new Analyzer(edition, Assumptions.STANDARD).paytable(changed, List.of()).getFirst();
  }

  private static long[] play(Analysis analysis) {
    var engine = Plans.engine(Plans.edition("3-dice-baccarat-wa"));
    return engine.rows(engine.play(1, 0, ROUNDS), analysis);
  }

  @Test
  void whatIsRightAgrees() {
    var verdict = Verdict.of(List.of(Estimate.of(right, rows)));
    assertThat(verdict.agrees()).isTrue();
    assertThat(verdict).hasToString("agrees");
    assertThat(verdict.comparisons()).isEqualTo(rows.length + 2);
  }

  @Test
  void aPayThatIsOffByOnePercentIsCaught() {
    var wrong = Estimate.of(analysis("202/10"), right, rows);
    assertThat(Verdict.of(List.of(wrong))).hasToString("look again");
    assertThat(Math.abs(wrong.edgeComparison().z())).isGreaterThan(5);
  }

  @Test
  void aProbabilityThatIsOffByOnePercentIsCaught() {
    for (var row = 0; row < right.counts().rows().size(); row++) {
      var wrong = Estimate.of(right.with(shifted(right.counts(), row)), right, rows);
      assertThat(Verdict.of(List.of(wrong))).as("row %d", row).hasToString("look again");
    }
  }

  private static RowWays shifted(RowWays counts, int row) {
    var hundred = BigInteger.valueOf(100);
    var ways = new ArrayList<>(counts.ways().stream().map(hundred::multiply).toList());
    ways.set(row, ways.get(row).add(counts.ways().get(row)));
    var losses = counts.losses().multiply(hundred).subtract(counts.ways().get(row));
    return new RowWays(counts.rows(), ways, losses, counts.rounds());
  }

  @Test
  void aRowThatCannotComeIsDoubtedWhenItCame() {
    var ways = new ArrayList<>(right.counts().ways());
    var losses = right.counts().losses().add(ways.set(0, BigInteger.ZERO));
    var exact =
        right.with(new RowWays(right.counts().rows(), ways, losses, right.counts().rounds()));
    assertThat(Verdict.of(List.of(Estimate.of(exact, right, rows))).least()).isZero();
  }
}
