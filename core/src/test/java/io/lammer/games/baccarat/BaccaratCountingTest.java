package io.lammer.games.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.odds.CardCountingAnalysis;
import io.lammer.odds.Composition;
import io.lammer.rules.Card;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BaccaratCountingTest {
  private static final Edition PHOENIX =
      Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow();

  @Test
  void theCountOfATableFollowsBothBankersAndWhatTotalsDecide() {
    var table = BaccaratCounting.of(PHOENIX);
    assertThat(table.wagers())
        .extracting(BaccaratCounting.Followed::name)
        .startsWith("player", "banker (5% commission)", "banker (commission-free)", "tie")
        .contains("PT-FLT-SE-01", "PT-FLT-SE-02");
    assertThat(table.wagers())
        .filteredOn(BaccaratCounting.Followed::commissioned)
        .extracting(BaccaratCounting.Followed::name)
        .containsExactly("banker (5% commission)");
  }

  @Test
  void aBankerForBothKindsOfTableIsFollowedWithAndWithoutCommission() {
    var banker = PHOENIX.main().stream().filter(MainWager::isBanker).findFirst().orElseThrow();
    var both =
        new MainWager(banker.wager(), banker.source(), MainWager.Commission.ANY, banker.conduct());
    assertThat(BaccaratCounting.of(PHOENIX.with(List.of(both), List.of())).wagers())
        .extracting(BaccaratCounting.Followed::commissioned)
        .containsExactly(true, false);
  }

  /// Ranks from 0 (ace) in the order dealt: Player, Banker, Player, Banker, then what is drawn.
  @ParameterizedTest
  @CsvSource({
    "a natural, 8 0 9 0 0 0, 4",
    "both stand, 5 6 9 9 0 0, 4",
    "Player draws alone, 0 6 0 9 0 0, 5",
    "Banker draws alone, 5 4 9 9 0 0, 5",
    "both draw, 0 0 0 0 0 0, 6",
  })
  void aRoundTakesTheCardsThatTheRulesDraw(String what, String ranks, int cards) {
    var shoe = List.of(ranks.split(" ")).stream().mapToInt(Integer::parseInt);
    assertThat(BaccaratCounting.of(PHOENIX).cardsDealt(shoe.toArray(), 0))
        .as(what)
        .isEqualTo(cards);
  }

  /// The exact counter, asked of a shoe without one eight, agrees with the effect of removing it.
  @Test
  void theEffectOfACardIsTheChangeOfTheExactValue() {
    var reports =
        new CardCountingAnalysis(BaccaratCounting.of(PHOENIX), 8, 14, false).play(1, 2, _ -> {});
    var wager = PHOENIX.paytable("PT-FLT-SE-01").orElseThrow().wager("PT-FLT-SE-01", null);
    var cards = new int[52];
    Arrays.fill(cards, 8);
    var full = value(cards, wager);
    var eight = Card.DECK.stream().filter(card -> card.value() == 8).findFirst().orElseThrow();
    cards[eight.index()]--;
    assertThat(reports.get(4).value()).isCloseTo(full, within(1e-9));
    assertThat(reports.get(4).effects().get(7)).isCloseTo(value(cards, wager) - full, within(1e-9));
  }

  private static double value(int[] cards, Wager wager) {
    var counts = new DealEnumerator(Composition.of(cards)).count(wager);
    return counts.probability(0).doubleValue() * 41 - 1;
  }
}
