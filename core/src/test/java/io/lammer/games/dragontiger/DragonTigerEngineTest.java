package io.lammer.games.dragontiger;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Card;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Engine;
import io.lammer.sim.Estimate;
import io.lammer.sim.IndexedRandom;
import io.lammer.sim.Verdict;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DragonTigerEngineTest {
  private static final long SEED = 7;
  private static final long BLOCK = 3;

  private static List<Analysis> analyses(int decks) {
    var edition = Catalog.builtIn().edition("dragon-tiger").orElseThrow();
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    return Stream.concat(
            analyzer.main(List.of(decks)).stream(),
            edition.paytables().stream()
                .flatMap(paytable -> analyzer.paytable(paytable, List.of(decks)).stream()))
        .toList();
  }

  /// The same rounds from the same random numbers, with lists of cards.
  private static final class SlowShoe {
    private final List<Card> left = new ArrayList<>();
    private final List<Card> out = new ArrayList<>();

    SlowShoe(int decks) {
      for (var i = 0; i < decks; i++) {
        left.addAll(Card.DECK);
      }
    }

    /// Returns the used cards, shows one card and burns as many as it has points.
    void begin(long number) {
      left.addAll(out.reversed());
      out.clear();
      var shown = take(number);
      var next = number;
      for (var i = 0; i < (shown.value() == 0 ? 10 : shown.value()); i++) {
        next = IndexedRandom.next(next);
        take(next);
      }
    }

    /// The last card moves to the place of the one that is taken.
    Card take(long number) {
      var place =
          new BigInteger(Long.toUnsignedString(number))
              .multiply(BigInteger.valueOf(left.size()))
              .shiftRight(64)
              .intValue();
      var card = left.get(place);
      left.set(place, left.getLast());
      left.removeLast();
      out.add(card);
      return card;
    }
  }

  private static List<DragonTigerDeal> deals(int decks, @Nullable Integer cutCard, int rounds) {
    var shoe = new SlowShoe(decks);
    var deals = new ArrayList<DragonTigerDeal>();
    var ofShoe = 0;
    var last = true;
    for (var round = 0; round < rounds; round++) {
      var numbers = new long[4];
      IndexedRandom.fill(numbers, SEED, ((BLOCK * 4) << 30) + round * 4L);
      var isOver = cutCard == null ? 11 + 2 * (ofShoe + 1) > decks * 52 : last;
      if (round == 0 || isOver) {
        shoe.begin(numbers[2]);
        ofShoe = 0;
        last = false;
      } else {
        last = cutCard != null && shoe.left.size() <= cutCard;
      }
      deals.add(new DragonTigerDeal(shoe.take(numbers[0]), shoe.take(numbers[1])));
      ofShoe++;
    }
    return deals;
  }

  @ParameterizedTest
  @CsvSource({"8,, 5001", "6,, 3", "6, 14, 5001", "8, 60, 1000"})
  void theEngineCountsWhatIsDealtCardByCard(int decks, @Nullable Integer cutCard, int rounds) {
    var engine = new DragonTigerEngine(decks, cutCard);
    var counts = engine.play(SEED, BLOCK, rounds);
    var deals = deals(decks, cutCard, rounds);
    for (var analysis : analyses(decks)) {
      var rows = new long[analysis.wager().rows().size() + 1];
      deals.forEach(deal -> rows[analysis.wager().place(deal)]++);
      assertThat(engine.rows(counts, analysis)).as(analysis.wager().name()).isEqualTo(rows);
    }
  }

  @Test
  void playAgreesWithTheExactOdds() {
    var edition = Catalog.builtIn().edition("dragon-tiger").orElseThrow();
    var analyses = analyses(8);
    var engine = Engine.of(edition, analyses, 8);
    var counts = engine.play(1, 0, engine.block());
    var estimates =
        analyses.stream().map(it -> Estimate.of(it, engine.rows(counts, it))).toList();
    assertThat(Verdict.of(estimates)).matches(Verdict::agrees);
  }
}
