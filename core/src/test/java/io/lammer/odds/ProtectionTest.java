package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.lammer.rules.Card;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Counts that others have published, from simulations: met within three standard errors.
class ProtectionTest {
  private static final int SHOES = 1_000;

  private static final List<Protection.WagerReport> PLAYED = played(SHOES);

  private static List<Protection.WagerReport> played(int shoes) {
    var table = FollowedTable.of(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow());
    var protection = new Protection(table, 8, 14, false);
    protection.use(4, new Count(List.of(0, 0, 0, -1, -1, -1, -1, 2, 2, 0)));
    protection.use(5, new Count(List.of(1, 1, -2, -2, -2, -1, -1, -2, 4, 1)));
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

  private static Protection protection(int cut, boolean oneMore) {
    var table = FollowedTable.of(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow());
    return new Protection(table, 8, cut, oneMore);
  }

  /// The same shoes, stopped at a deeper cut card, are the hands before it.
  @Test
  void aDepthIsWhatPlayToThatCutCardGives() {
    var shallow = protection(14, false).play(5, 40, _ -> {});
    for (var depth = 0; depth < Protection.DEPTHS.size(); depth += 3) {
      var deep = protection(Protection.DEPTHS.get(depth), false).play(5, 40, _ -> {});
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
    protection.use(4, new Count(List.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)));
    var sun = protection.play(5, 40, _ -> {}).get(4);
    assertThat(sun.trigger()).isGreaterThan(Protection.COUNT_MAX);
    assertThat(sun.byCount().mean()).isZero();
  }

  /// The exact counter, asked of a shoe without one eight, agrees with the effect of removing it.
  @Test
  void theEffectOfACardIsTheChangeOfTheExactValue() {
    var edition = Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow();
    var wager = edition.paytable("PT-FLT-SE-01").orElseThrow().wager("PT-FLT-SE-01", null);
    var cards = new int[52];
    Arrays.fill(cards, 8);
    var full = value(cards, wager);
    var eight = Card.DECK.stream().filter(card -> card.value() == 8).findFirst().orElseThrow();
    cards[eight.index()]--;
    assertThat(PLAYED.get(4).value()).isCloseTo(full, within(1e-9));
    assertThat(PLAYED.get(4).effects().get(7)).isCloseTo(value(cards, wager) - full, within(1e-9));
  }

  private static double value(int[] cards, Wager wager) {
    var counts = new CardCounter(Composition.of(cards)).count(wager);
    return counts.probability(0).doubleValue() * 41 - 1;
  }

  @Test
  void anErrorIsTheSpreadOfTheMean() {
    assertThat(Protection.Figure.of(4, 10, 2)).isEqualTo(new Protection.Figure(2, Math.sqrt(0.5)));
  }

  @Test
  void aCountFitsEffectsThatAreItsTags() {
    var tags = List.of(0, 0, 0, -1, -1, -1, -1, 2, 2, 0);
    var effects = new double[13];
    for (var rank = 0; rank < 9; rank++) {
      effects[rank] = tags.get(rank) * 0.001;
    }
    assertThat(new Count(tags).fit(effects)).isCloseTo(1, within(1e-12));
    assertThat(Count.following(effects).tags()).isEqualTo(tags);
  }
}
