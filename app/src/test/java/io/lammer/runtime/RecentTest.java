package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.lammer.house.Act;
import io.lammer.house.RecentRounds.Round;
import io.lammer.house.TableEvent;
import io.lammer.rules.Money;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import io.lammer.web.games.craps.RecentRoll;
import io.lammer.web.games.craps.RecentRoll.Puck;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a table shows of its last rounds; after each test a saved and a replayed floor agree on it.
class RecentTest {
  private static final String DEAL = "deal: {player: [2h, 4c], banker: [9d, Ks]}";

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
  }

  @AfterEach
  void auditAndReopen() {
    pit.floor().saveAll();
    pit.audit();
    var tables = pit.floor().tables();
    pit.close();
    try (var again = new Pit(folder)) {
      assertThat(again.floor().tables()).isEqualTo(tables);
    }
  }

  private List<Long> hands(String table) {
    return pit.table(table).recent().rounds().stream().map(Round::round).toList();
  }

  @Test
  void rollsAreShownWithThePuckAndTheShooter() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "new-shooter: {seat: 3}", "roll: [3, 3]", "roll: [4, 4]", "roll: [2, 4]");
    pit.play("C1", "roll: [5, 5]", "roll: [3, 4]", "new-shooter: {seat: 4}", "roll: [5, 6]");
    var rolls = RecentRoll.of(pit.table("C1"));
    assertThat(rolls.stream().map(RecentRoll::puck))
        .containsExactly(
            Puck.POINT_SET,
            Puck.STAYED,
            Puck.POINT_MADE,
            Puck.POINT_SET,
            Puck.SEVEN_OUT,
            Puck.STAYED);
    assertThat(rolls.stream().map(RecentRoll::shooter)).containsExactly(3, 3, 3, 3, 3, 4);
    assertThat(rolls.stream().map(RecentRoll::round)).containsExactly(1L, 2L, 3L, 4L, 5L, 6L);
    assertThat(rolls.get(1).point()).isEqualTo(6);
  }

  @Test
  void theLastSixtyRollsAreKept() {
    pit.open("C1", Pit.CRAPS);
    for (var roll = 0; roll < 63; roll++) {
      pit.play("C1", "roll: [3, 4]");
    }
    var rolls = RecentRoll.of(pit.table("C1"));
    assertThat(rolls).hasSize(60);
    assertThat(rolls.getFirst().round()).isEqualTo(4);
    assertThat(rolls.getLast().round()).isEqualTo(63);
  }

  @Test
  void aVoidedRollDisappears() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "roll: [3, 3]", "roll: [2, 1]");
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "a die was cocked"));
    pit.play("C1", "roll: [5, 1]");
    assertThat(RecentRoll.of(pit.table("C1")))
        .extracting(RecentRoll::round, RecentRoll::puck)
        .containsExactly(tuple(1L, Puck.POINT_SET), tuple(3L, Puck.POINT_MADE));
  }

  @Test
  void aFightbackCardIsNoRoundAndTakingItBackLeavesItsRound() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: player, amount: 10}", DEAL);
    pit.play("B1", "bet: {seat: 1, wager: fightback, amount: 5}", "fightback: 3c");
    assertThat(hands("B1")).containsExactly(1L);
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "the card was exposed"));
    assertThat(hands("B1")).containsExactly(1L);
  }

  @Test
  void aVoidedDealDisappearsAndANewShoeBeginsAgain() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", DEAL, DEAL);
    assertThat(pit.table("B1").recent().rounds().getLast().outcome().contest().winner())
        .isEqualTo(Side.BANKER);
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("B1", "a misdeal"));
    assertThat(hands("B1")).containsExactly(1L);
    pit.play("B1", DEAL);
    assertThat(hands("B1")).containsExactly(1L, 3L);
    pit.play("B1", "new-shoe: {burn: 3}", DEAL);
    assertThat(hands("B1")).containsExactly(4L);
  }

  @Test
  void whatLayThereBeforeTheLastDecisionIsKnownUntilTheNextAndAfterAVoid() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 1, wager: field, amount: 10}", "roll: [3, 3]");
    var field = new TableEvent.Aside(1, Spot.of("field"), Money.dollars(10));
    assertThat(pit.table("C1").recent().beforeDecision()).containsExactly(field);
    pit.play("C1", "bet: {seat: 2, wager: place, number: 8, amount: 12}", "roll: [4, 4]");
    assertThat(pit.table("C1").recent().beforeDecision())
        .as("a winner that stays up is no decision")
        .containsExactly(field);
    pit.play("C1", "roll: [3, 4]");
    assertThat(pit.table("C1").recent().beforeDecision())
        .containsExactly(new TableEvent.Aside(2, Spot.of("place", 8), Money.dollars(12)));
    pit.done(Pit.SUPERVISOR, new Act.VoidRound("C1", "a die was cocked"));
    assertThat(pit.table("C1").recent().beforeDecision()).containsExactly(field);
  }

  @Test
  void aNewShoeDoesNotForgetTheLastBets() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
    pit.play("B1", "bet: {seat: 1, wager: player, amount: 10}", DEAL, "new-shoe: {burn: 3}");
    assertThat(hands("B1")).isEmpty();
    assertThat(pit.table("B1").recent().beforeDecision()).hasSize(1);
  }

  @Test
  void shakesAreKeptUntilTheTableIsOpenedAgain() {
    pit.found("triple", "3-dice-baccarat-wa", Pit.TRIPLE);
    pit.open("D1", Pit.DICE);
    for (var shake = 0; shake < 122; shake++) {
      pit.play("D1", "shake: {player: [1, 2, 3], banker: [4, 4, 1]}");
    }
    assertThat(hands("D1")).hasSize(120).startsWith(3L).endsWith(122L);
    pit.done(Pit.SUPERVISOR, new Act.Close("D1", "end of the night"));
    assertThat(hands("D1")).hasSize(120);
    pit.open("D1", Pit.DICE);
    assertThat(hands("D1")).isEmpty();
  }

  @Test
  void aChangedSetUpKeepsWhatPlayersSaw() {
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "roll: [3, 3]");
    var setup = Pit.setup(Pit.CRAPS + "limits: {pass: [10, 200]}\n");
    pit.done(Pit.MANAGER, new Act.Change("C1", setup, List.of(), "busy"));
    assertThat(RecentRoll.of(pit.table("C1"))).hasSize(1);
  }
}
