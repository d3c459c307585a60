package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.rules.catalog.Catalog;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Counts that others have published, from simulations: met within three standard errors.
class CardCountingAnalysisTest {
  private static final int SHOES = 1_000;

  private static final List<CardCountingAnalysis.WagerReport> PLAYED = played(SHOES);

  private static CountableWagers wagers() {
    var edition = Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow();
    return edition.game().part(GameOdds.class).countable(edition).orElseThrow();
  }

  private static List<CardCountingAnalysis.WagerReport> played(int shoes) {
    var protection = new CardCountingAnalysis(wagers(), 8, 14, false);
    protection.use(4, new CountingSystem(List.of(0, 0, 0, -1, -1, -1, -1, 2, 2, 0)));
    protection.use(5, new CountingSystem(List.of(1, 1, -2, -2, -2, -1, -1, -2, 4, 1)));
    return protection.play(20260101, shoes, _ -> {});
  }

  @Test
  void sunSevenAndMoonEightAreWorthWhatWasPublished() {
    var sun = PLAYED.get(4);
    var moon = PLAYED.get(5);
    assertThat(sun.name()).isEqualTo("PT-FLT-SE-01");
    assertThat(moon.name()).isEqualTo("PT-FLT-SE-02");
    assertThat(Math.abs(sun.byCount().mean() - 0.597)).isLessThan(3 * sun.byCount().error());
    assertThat(Math.abs(moon.byCount().mean() - 0.237)).isLessThan(3 * moon.byCount().error());
    assertThat(sun.perfect().mean()).isGreaterThanOrEqualTo(sun.byCount().mean());
  }

  @Test
  void theEffectsOfAllCardsOfAFullShoeCancelOut() {
    for (var report : PLAYED) {
      var effects = report.effects();
      var sum = effects.stream().mapToDouble(Double::doubleValue).sum();
      var size = effects.stream().mapToDouble(Math::abs).sum();
      assertThat(Math.abs(sum)).as(report.name()).isLessThan(0.02 * size + 1e-9);
    }
  }

  @Test
  void aDeeperCutCardIsWorthLess() {
    for (var report : PLAYED) {
      var depths = report.perfectByDepth();
      assertThat(report.perfect().mean()).isGreaterThanOrEqualTo(depths.getFirst());
      for (var i = 1; i < depths.size(); i++) {
        assertThat(depths.get(i)).isLessThanOrEqualTo(depths.get(i - 1));
      }
    }
  }

  @Test
  void theSameSeedPlaysTheSameShoes() {
    assertThat(played(20)).isEqualTo(played(20));
  }

  @Test
  void aShuffleKeepsEveryCardAndMovesMostOfThem() {
    var cards = new int[416];
    Arrays.setAll(cards, i -> i);
    new SplitMix(7).shuffle(cards);
    var sorted = cards.clone();
    Arrays.sort(sorted);
    for (var i = 0; i < sorted.length; i++) {
      assertThat(sorted[i]).isEqualTo(i);
    }
    var moved = 0;
    for (var i = 0; i < cards.length; i++) {
      moved += cards[i] == i ? 0 : 1;
    }
    assertThat(moved).isGreaterThan(380);
  }

  private static CardCountingAnalysis protection(int cut, boolean oneMore) {
    return new CardCountingAnalysis(wagers(), 8, cut, oneMore);
  }

  /// The same shoes, stopped at a deeper cut card, are the hands before it.
  @Test
  void aDepthIsWhatPlayToThatCutCardGives() {
    var shallow = protection(14, false).play(5, 40, _ -> {});
    for (var depth = 0; depth < CardCountingAnalysis.DEPTHS.size(); depth += 3) {
      var deep = protection(CardCountingAnalysis.DEPTHS.get(depth), false).play(5, 40, _ -> {});
      for (var wager = 0; wager < deep.size(); wager++) {
        assertThat(deep.get(wager).perfect().mean())
            .isCloseTo(shallow.get(wager).perfectByDepth().get(depth), within(1e-12));
      }
    }
  }

  @Test
  void oneMoreRoundIsWorthSomethingAndAllHandsCount() {
    var without = protection(26, false).play(5, 40, _ -> {});
    var with = protection(26, true).play(5, 40, _ -> {});
    assertThat(with.get(4).perfect().mean()).isGreaterThan(without.get(4).perfect().mean());
    assertThat(with.get(4).handsByPerfect()).isBetween(0.01, 0.6);
  }

  /// A count that gains one with every card says nothing once its drift is taken off.
  @Test
  void anUnbalancedCountIsFreedOfItsDrift() {
    var protection = protection(14, false);
    protection.use(4, new CountingSystem(List.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)));
    var sun = protection.play(5, 40, _ -> {}).get(4);
    assertThat(sun.trigger()).isGreaterThan(CardCountingAnalysis.COUNT_MAX);
    assertThat(sun.byCount().mean()).isZero();
  }

  @Test
  void anErrorIsTheSpreadOfTheMean() {
    assertThat(CardCountingAnalysis.Figure.of(4, 10, 2))
        .isEqualTo(new CardCountingAnalysis.Figure(2, Math.sqrt(0.5)));
  }

  @Test
  void aCountFitsEffectsThatAreItsTags() {
    var tags = List.of(0, 0, 0, -1, -1, -1, -1, 2, 2, 0);
    var effects = new double[13];
    for (var rank = 0; rank < 9; rank++) {
      effects[rank] = tags.get(rank) * 0.001;
    }
    assertThat(new CountingSystem(tags).fit(effects)).isCloseTo(1, within(1e-12));
    assertThat(CountingSystem.following(effects).tags()).isEqualTo(tags);
  }
}
