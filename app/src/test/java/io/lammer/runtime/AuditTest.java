package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.FloorChange;
import io.lammer.house.FloorDecider;
import io.lammer.journal.Database;
import io.lammer.journal.Forger;
import io.lammer.journal.VerifyResult;
import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What only a replay can find: journals whose hashes are all right, and that are wrong.
class AuditTest {
  @TempDir Path folder;
  private Path house;

  @BeforeEach
  void play() {
    house = folder.resolve("house.db");
    try (var pit = new Pit(folder)) {
      pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
      pit.open("B1", Pit.LINKED);
      pit.open("C1", Pit.CRAPS);
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}", "roll: [3, 3]");
    }
  }

  private VerifyResult audit() {
    try (var database = Database.read(house)) {
      return Audit.full(database, Pit.RULES, (_, _) -> {});
    }
  }

  private void broken(String... words) {
    assertThat(audit())
        .isInstanceOfSatisfying(
            VerifyResult.Broken.class, finding -> assertThat(finding.sentence()).contains(words));
  }

  /// As if the program itself had written what is wrong: without the secret of the house nobody
  /// tells its commits from others.
  private void written(String sql) {
    try {
      Files.delete(folder.resolve("house.db.pepper"));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    Forger.change(house, sql);
  }

  @Test
  void whatWasPlayedIsSound() {
    assertThat(audit()).isInstanceOf(VerifyResult.Sound.class);
    Forger.recompute(house);
    assertThat(audit()).isInstanceOf(VerifyResult.Sound.class);
  }

  @Test
  void aSavedStateThatReplayingDoesNotGiveIsFound() {
    Forger.saveState(house, "jackpot/harmony", "60000.75", "240000.75");
    broken("journal \"jackpot/harmony\"", "the state saved after it is not what replaying gives");
  }

  @Test
  void booksThatAreNotTheStatesAreFound() {
    written(
        "update transfers set units = units + 100 where event = (select max(event) from"
            + " transfers)");
    broken("differs from the replayed state by");
  }

  @Test
  void moneyThatNobodyMovedIsFound() {
    written(
        "delete from transfers where event in (select event from transfers order by event limit"
            + " 1)");
    broken("differs from the replayed state by");
  }

  @Test
  void aKeptPaytableOfAnotherTextIsFound() {
    Forger.change(
        house,
        "update events set body = replace(body, ' to 1', ' to 2') where id ="
            + " (select min(id) from events where kind = 'paytable-kept' and body like '% to 1%')");
    broken("keeps another text than its SHA-256 is of");
  }

  @Test
  void aPaytableInPlayThatIsNotKeptIsFound() {
    written(
        "update events set kind = 'troubled', body = '{\"what\":\"' || id || '\"}'"
            + " where kind = 'paytable-kept'");
    Forger.dropStates(house);
    broken("the text of the paytable with SHA-256", "is not kept");
  }

  @Test
  void anActWhoseTransfersDoNotExplainItFailsAndChangesNothing() {
    try (var pit = new Pit(folder)) {
      var before = pit.table("C1");
      var version = pit.floor().version("table/C1");
      pit.floor()
          .decideWith(
              (floor, actor, act) ->
                  FloorDecider.decide(floor, actor, act).map(AuditTest::oneCentMore));
      assertThatThrownBy(() -> pit.play("C1", "bet: {seat: 2, wager: field, amount: 10}"))
          .hasMessageContaining("is out of balance by");
      pit.floor().decideWith(FloorDecider::decide);
      assertThat(pit.table("C1")).isEqualTo(before);
      assertThat(pit.floor().version("table/C1")).isEqualTo(version);
      pit.play("C1", "bet: {seat: 2, wager: field, amount: 10}");
      pit.audit();
    }
  }

  private static FloorChange oneCentMore(FloorChange done) {
    var felt = new Account(Account.Kind.FELT, "C1");
    var more = List.of(new Transfer(Account.seat(2), felt, 100_100));
    return new FloorChange(
        done.before(),
        done.events().stream()
            .map(posted -> new FloorChange.Posted(posted.journal(), posted.event(), more))
            .toList(),
        done.states());
  }
}
