package io.lammer.games.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.BettingState;
import io.lammer.odds.Charge;
import io.lammer.odds.Composition;
import io.lammer.odds.CountingSystem;
import io.lammer.odds.Stakes;
import io.lammer.rules.Card;
import io.lammer.rules.catalog.Catalog;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The compiled values against the counts they are compiled from.
class ShoeOddsTest {
  @Test
  void everyPrintedSingleEventAndGoldenTalonsWagerIsFollowed() {
    var table = BaccaratCounting.of(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow());
    assertThat(table.wagers()).hasSize(4 + 20 + 10);
  }

  @Test
  void aWagerThatNeedsMoreThanTotalsIsLeftOut() {
    var catalog =
        Catalog.builtIn()
            .with(
                List.of(
                    new Catalog.Source(
                        "own.yaml",
                        """
                        add-to: rising-phoenix-wa
                        paytables:
                          - id: PT-OWN
                            family: single-event
                            odds: to 1
                            source: own
                            rows: [{label: Both pair, when: {both: {pair: true}}, pays: 150 to 1}]
                        """)));
    assertThat(BaccaratCounting.of(catalog.edition("rising-phoenix-wa").orElseThrow()).wagers())
        .hasSize(34)
        .noneMatch(followed -> followed.name().equals("PT-OWN"));
  }

  @Test
  void aShoeOfSixteenDecksDoesNotOverflow() {
    var ranks = new int[CountingSystem.RANKS];
    Arrays.fill(ranks, 64);
    var table = BaccaratCounting.of(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow());
    var counter = new DealEnumerator(Composition.decks(16));
    var tie = counter.count(table.wagers().get(3).wager()).probability(0).doubleValue();
    assertThat(table.odds().values(ranks)[3]).isCloseTo(9 * tie - 1, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void everyWagerIsWorthWhatItsCountsSay(int seed) {
    var random = new Random(seed);
    var table = BaccaratCounting.of(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow());
    var cards = new int[52];
    var ranks = new int[CountingSystem.RANKS];
    for (var card : Card.DECK) {
      cards[card.index()] = random.nextInt(seed == 5 ? 2 : 9);
      ranks[card.rank() - 1] += cards[card.index()];
    }
    var counter = new DealEnumerator(Composition.of(cards));
    var values = table.odds().values(ranks);
    for (var i = 0; i < values.length; i++) {
      var followed = table.wagers().get(i);
      var analysis =
          new Analysis(
              "rising-phoenix-wa",
              null,
              followed.wager(),
              null,
              null,
              BettingState.ANY,
              followed.commissioned() ? Charge.COMMISSION : Charge.NONE,
              Stakes.ONE_UNIT,
              counter.count(followed.wager()),
              Assumptions.STANDARD);
      assertThat(values[i])
          .as(followed.name())
          .isCloseTo(-analysis.houseEdge().doubleValue(), within(1e-12));
    }
  }
}
