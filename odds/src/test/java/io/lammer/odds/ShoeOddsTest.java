package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.rules.Card;
import io.lammer.rules.catalog.Catalog;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The compiled values against the counts they are compiled from.
class ShoeOddsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void everyWagerIsWorthWhatItsCountsSay(int seed) {
    var random = new Random(seed);
    var table = FollowedTable.of(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow());
    var cards = new int[52];
    var ranks = new int[ShoeOdds.RANKS];
    for (var card : Card.DECK) {
      cards[card.index()] = random.nextInt(seed == 5 ? 2 : 9);
      ranks[card.rank() - 1] += cards[card.index()];
    }
    var counter = new CardCounter(Composition.of(cards));
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
              followed.commissioned(),
              counter.count(followed.wager()),
              Assumptions.STANDARD);
      assertThat(values[i])
          .as(followed.name())
          .isCloseTo(-analysis.houseEdge().doubleValue(), within(1e-12));
    }
  }
}
