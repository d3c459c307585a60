package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

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
    new Chance(7).shuffle(cards);
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
}
