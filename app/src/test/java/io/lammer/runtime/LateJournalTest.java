package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.BaccaratState;
import io.lammer.house.Act;
import io.lammer.kit.Repo;
import io.lammer.rules.Card;
import io.lammer.table.Command;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table.Phase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A house whose program drew a Fightback card in any phase: what was settled stands, and every
/// table goes on by the rules of today.
class LateJournalTest {
  private static final Command LOCK = new Command.Lock();
  private static final Command CONFIRM = new Command.Confirm();
  private static final Command NINES =
      new BaccaratCommand.Deal(List.of("9h", "Qd"), List.of("7s", "Qc"));
  private static final Command CARD = new BaccaratCommand.Draw("2c");

  @TempDir Path folder;

  private Pit pit;

  @BeforeEach
  void open() throws Exception {
    var text = Repo.root().resolve("app/src/test/resources/journals/late-v1.sql");
    SqlText.load(Files.readString(text), folder.resolve("house.db"));
    pit = new Pit(folder);
  }

  @AfterEach
  void close() {
    pit.audit();
    pit.close();
  }

  private void key(String table, Command... commands) {
    pit.done(Pit.DEALER, new Act.Play(table, List.of(commands)));
  }

  private void refused(Code code, String table, Command command) {
    pit.refused(code, Pit.DEALER, new Act.Play(table, List.of(command)));
  }

  private void settlesToNothing(String table) {
    assertThat(pit.table(table).playing().wagers()).isEmpty();
    assertThat(pit.table(table).playing().phase()).isEqualTo(Phase.BETTING);
  }

  /// Nothing is decided anew: the hit of two late wagers waits for its approval, or its rejection.
  @Test
  void theHitOfALateWagerStandsInItsJournal() {
    assertThat(pit.jackpot("destiny").open()).hasSize(1);
    assertThat(pit.jackpot("destiny").open().getFirst().winners()).hasSize(2);
    settlesToNothing("B1");
  }

  @Test
  void aNewTableWithLockedDestinyWagersIsDealt() {
    assertThat(pit.table("B2").playing().phase()).isEqualTo(Phase.LOCKED);
    refused(Code.NOTHING_TO_FIGHT_BACK, "B2", CARD);
    key("B2", NINES, CONFIRM);
    assertThat(pit.table("B2").playing().awaitsFollowUp()).isTrue();
    key("B2", CARD, CONFIRM);
    settlesToNothing("B2");
  }

  /// Called back into open bets, with a Destiny wager that is locked: it plays in the next round.
  @Test
  void aLateCardThatWasCalledBackIsForgotten() {
    assertThat(pit.table("B3").playing().phase()).isEqualTo(Phase.BETTING);
    key("B3", LOCK, NINES, CONFIRM, CARD, CONFIRM);
    settlesToNothing("B3");
  }

  @Test
  void aDestinyWagerOfASettledRoundGetsItsCard() {
    refused(Code.CARD_AWAITED, "B4", LOCK);
    key("B4", new BaccaratCommand.Draw("Ks"), CONFIRM);
    assertThat(pit.jackpot("destiny").open()).hasSize(2);
    settlesToNothing("B4");
  }

  /// The card in the place of the next round is settled without that round's wager.
  @Test
  void aLateCardThatWaitsForItsConfirmationSettlesNoLateWager() {
    key("B5", CONFIRM);
    assertThat(pit.table("B5").playing().wagers()).hasSize(1);
    key("B5", LOCK, NINES, CONFIRM, CARD, CONFIRM);
    settlesToNothing("B5");
    assertThat(pit.jackpot("destiny").open()).hasSize(1);
  }

  @Test
  void aRoundThatWasSettledWithoutALockStands() {
    assertThat(pit.table("B6").round()).isEqualTo(2);
    assertThat(pit.table("B6").playing().wagers()).hasSize(1);
    key("B6", LOCK, NINES, CONFIRM, CARD, CONFIRM);
    settlesToNothing("B6");
  }

  /// A re-entry had taken the round away from the Destiny wager that waits with it: the supervisor
  /// enters it again.
  @Test
  void aTableThatWasStuckByAReentryIsFreedByAnother() {
    refused(Code.CARD_AWAITED, "B7", LOCK);
    refused(Code.NOTHING_TO_FIGHT_BACK, "B7", CARD);
    pit.done(Pit.SUPERVISOR, new Act.Suspend("B7", "it is stuck"));
    var felt = (BaccaratState) pit.table("B7").playing().felt();
    var round = ((BaccaratState) pit.table("B4").playing().felt()).round();
    var shown = new BaccaratState(felt.shoe(), round, Map.of(), Map.of(), false, false);
    pit.done(Pit.SUPERVISOR, new Act.Reenter("B7", shown, Map.of(), "the round as it was"));
    pit.done(Pit.SUPERVISOR, new Act.Resume("B7", "go on"));
    key("B7", CARD, CONFIRM);
    settlesToNothing("B7");
    assertThat(felt.shoe().seen(Card.parse("8h").orElseThrow())).isEqualTo(1);
  }
}
