package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.rules.Money;
import io.lammer.table.EffectiveEdge;
import io.lammer.table.Refusal.Code;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A wager that favors the player by its promotion, seed, rates or prize is opened only when a
/// supervisor accepts it by its name.
class AdvantageTest {
  private static final String CRAPS = Pit.CRAPS.replace(Pit.FIRED_UP, "%s");

  private static final String FIRED_UP =
      "jackpots: [{paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: %s,"
          + " increment: %s, reserve: %s, controls: IC-7}]";

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
  }

  @AfterEach
  void close() {
    pit.close();
  }

  private static String craps(String line) {
    return CRAPS.replaceAll("jackpots: .*", line);
  }

  private void isOpenedOnlyWhenAccepted(String setup, String wager) {
    pit.done(Pit.MANAGER, new Act.Draft("T1", Pit.setup(setup)));
    assertThat(
            pit.refused(
                Code.ADVANTAGE_NOT_ACCEPTED, Pit.SUPERVISOR, new Act.Open("T1", List.of("other"))))
        .contains(wager + " favors the player: house edge -");
    pit.done(Pit.SUPERVISOR, new Act.Open("T1", List.of(wager)));
  }

  @Test
  void aPromotionIsCounted() {
    isOpenedOnlyWhenAccepted(
        craps("promotions: [{wager: make-em-all, multiply: 2, consent: GG-1}]"), "make-em-all");
    var edges = EffectiveEdge.of(pit.table("T1").playing().layout());
    assertThat(edges).extracting(EffectiveEdge::wager).containsExactly("make-em-all");
    // 150 to 1 becomes 300 to 1, and all ten numbers come before a 7 once in 190.2 times.
    assertThat(edges.getFirst().words()).isEqualTo("house edge -58.257% (promotion x 2)");
  }

  @Test
  void anAmountThatIsAddedCountsAtTheLeastWager() {
    var five =
        craps("promotions: [{wager: all-small, add: 25, consent: GG-1}]")
            + "limits: {all-small: [5, 100]}\n";
    pit.open("T2", five);
    isOpenedOnlyWhenAccepted(five.replace("[5, 100]", "[1, 100]"), "all-small");
  }

  /// A lower minimum is a change of set-up there, which asks for the name.
  @Test
  void lowerLimitsDoNotMakeAWagerFavorThePlayer() {
    var promoted =
        craps("promotions: [{wager: all-small, add: 25, consent: GG-1}]")
            + "limits: {table: [5, 100]}\n";
    pit.open("T1", promoted);
    var lower = new Act.Limit("T1", Money.dollars(1), null);
    assertThat(pit.refused(Code.ADVANTAGE_NOT_ACCEPTED, Pit.SUPERVISOR, lower))
        .contains("all-small favors the player");
    pit.done(Pit.SUPERVISOR, new Act.Limit("T1", Money.dollars(10), null));
    var changed = Pit.setup(promoted.replace("[5, 100]", "[1, 100]"));
    pit.done(Pit.MANAGER, new Act.Change("T1", changed, List.of("all-small"), "a slow night"));
    pit.done(Pit.SUPERVISOR, new Act.Limit("T1", Money.dollars(2), null));
  }

  /// Long-run edge and the edge at the seed are both asked for.
  @ParameterizedTest
  @CsvSource({"250, 30%, 20%", "200000, 1%, 0%"})
  void ratesAndSeedOfAProgressiveAreCounted(String seed, String increment, String reserve) {
    isOpenedOnlyWhenAccepted(
        craps(FIRED_UP.formatted(seed, increment, reserve)), "fired-up-progressive");
  }

  @Test
  void aHousePrizeIsCounted() {
    isOpenedOnlyWhenAccepted(
        "{edition: 3-dice-baccarat-wa, venue: tribal, approval: TGA-1, main-wager: optional,"
            + " equipment: [Andromeda 3d],"
            + " jackpots: [{paytable: PT-PRG-TRI-01, kind: house, meter: 5000000, controls:"
            + " IC-9}]}",
        "triple");
  }

  /// What a linked jackpot has become counts at each table that joins it.
  @Test
  void aLinkedJackpotIsCountedAtItsTables() {
    var generous =
        Pit.HARMONY
            .replace("seed: 10000", "seed: 900000")
            .replace("limit: 250000", "limit: 950000");
    pit.found("harmony", "rising-phoenix-wa", generous);
    isOpenedOnlyWhenAccepted(Pit.LINKED, "harmony");
  }

  @Test
  void aSoundTableIsAskedNothing() {
    pit.openFloor();
    assertThat(EffectiveEdge.of(pit.table("C1").playing().layout()).getFirst().words())
        .startsWith("house edge 17.2");
  }
}
