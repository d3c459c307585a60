package io.lammer.games.dragontiger;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Ratio;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DragonTigerOddsTest {
  static final Edition EDITION = Catalog.builtIn().edition("dragon-tiger").orElseThrow();

  static List<Analysis> analyses(int decks) {
    var analyzer = new Analyzer(EDITION, Assumptions.STANDARD);
    var analyses = new ArrayList<>(analyzer.main(List.of(decks)));
    EDITION
        .paytables()
        .forEach(paytable -> analyses.addAll(analyzer.paytable(paytable, List.of(decks))));
    return analyses;
  }

  private static String name(Analysis analysis) {
    var paytable = analysis.paytable();
    return paytable == null ? analysis.wager().name() : paytable.id();
  }

  /// Whatever the first card is, `52 * decks - 1` cards are left, of which `4 * decks - 1` have its
  /// rank and `decks - 1` its suit as well. Dragon and Tiger win as often as they lose. A wager on
  /// one card wins with 6 of 13 ranks.
  @ParameterizedTest
  @ValueSource(ints = {6, 8})
  void edgesAreThoseOfTheSecondCard(int decks) {
    var tie = Ratio.of(4L * decks - 1, 52L * decks - 1);
    var suited = Ratio.of(decks - 1L, 52L * decks - 1);
    var expected =
        Map.of(
            "dragon", tie.dividedBy(Ratio.of(2)),
            "tiger", tie.dividedBy(Ratio.of(2)),
            "tie-8-to-1", Ratio.ONE.minus(tie.times(Ratio.of(9))),
            "tie-11-to-1", Ratio.ONE.minus(tie.times(Ratio.of(12))),
            "suited-tie", Ratio.ONE.minus(suited.times(Ratio.of(51))));
    var analyses = analyses(decks);
    assertThat(analyses).hasSize(17);
    for (var analysis : analyses) {
      assertThat(analysis.houseEdge())
          .as(name(analysis))
          .isEqualTo(expected.getOrDefault(name(analysis), Ratio.of(1, 13)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "8, dragon, 3.73",
    "8, tiger, 3.73",
    "8, tie-8-to-1, 32.77",
    "8, tie-11-to-1, 10.36",
    "8, suited-tie, 13.98",
    "8, dragon-big, 7.69",
    "8, tiger-black, 7.69",
    "6, dragon, 3.70",
    "6, tie-8-to-1, 33.44",
    "6, suited-tie, 18.01"
  })
  void edgesAreAsPublished(int decks, String wager, String percent) {
    assertThat(analyses(decks))
        .filteredOn(analysis -> name(analysis).equals(wager))
        .singleElement()
        .extracting(analysis -> analysis.houseEdge().decimal().movePointRight(2))
        .extracting(edge -> edge.setScale(2, RoundingMode.HALF_EVEN))
        .isEqualTo(new BigDecimal(percent));
  }

  /// A half loss is neither a win nor a push, and counts half in the variance.
  @Test
  void aTieReturnsHalf() {
    var dragon = analyses(8).getFirst();
    var tie = Ratio.of(31, 415);
    assertThat(dragon.rows().get(1).returned()).isEqualTo(tie.dividedBy(Ratio.of(2)));
    assertThat(dragon.hitFrequency()).isEqualTo(Ratio.ONE.minus(tie).dividedBy(Ratio.of(2)));
    assertThat(dragon.pushFrequency()).isEqualTo(Ratio.ZERO);
    var mean = dragon.houseEdge();
    var squares = Ratio.ONE.minus(tie).plus(tie.dividedBy(Ratio.of(4)));
    assertThat(dragon.variance()).isEqualTo(squares.minus(mean.times(mean)));
  }
}
