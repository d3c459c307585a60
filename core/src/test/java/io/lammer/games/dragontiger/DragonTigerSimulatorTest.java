package io.lammer.games.dragontiger;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.RandomDraws;
import io.lammer.odds.Analysis;
import io.lammer.sim.Engine;
import io.lammer.sim.Estimate;
import io.lammer.sim.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DragonTigerSimulatorTest {
  @ParameterizedTest
  @CsvSource({"8,, 5001", "6,, 3", "6, 14, 5001", "8, 60, 1000"})
  void theEngineCountsWhatIsDealtCardByCard(int decks, @Nullable Integer cutCard, int rounds) {
    var engine = new DragonTigerSimulator(decks, cutCard);
    var counts = engine.play(7, 3, rounds);
    var slow = new DragonTigerSlowPlay(decks, cutCard, new RandomDraws(7, 3, rounds));
    for (var analysis : DragonTigerOddsTest.analyses(decks)) {
      assertThat(engine.rows(counts, analysis))
          .as(analysis.wager().name())
          .isEqualTo(slow.rows(analysis));
    }
  }

  @Test
  void playAgreesWithTheExactOdds() {
    List<Analysis> analyses = DragonTigerOddsTest.analyses(8);
    var engine = Engine.of(DragonTigerOddsTest.EDITION, analyses, 8);
    var counts = engine.play(1, 0, engine.block());
    var estimates = analyses.stream().map(it -> Estimate.of(it, engine.rows(counts, it))).toList();
    assertThat(Verdict.of(estimates)).matches(Verdict::agrees);
  }
}
