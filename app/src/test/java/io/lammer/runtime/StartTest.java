package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.journal.Database;
import io.lammer.journal.Forger;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.Wait;
import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A floor looks at what it left behind before it goes on, and seals the days that end.
class StartTest {
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);

  @TempDir Path folder;

  @Test
  void theFirstActOfAGamingDaySealsTheDayBefore() throws Exception {
    try (var pit = new Pit(folder)) {
      pit.open("C1", Pit.CRAPS);
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
      assertThat(pit.floor().database().seals().list()).isEmpty();
      pit.wait(Duration.ofHours(12));
      pit.play("C1", "roll: [3, 4]");
      var seals = pit.floor().database().seals();
      Wait.until("the day before is sealed", () -> seals.last().isPresent());
      assertThat(pit.floor().database().seals().list())
          .singleElement()
          .satisfies(seal -> assertThat(seal.day()).isEqualTo(LocalDate.of(2026, 11, 15)));
      pit.audit();
    }
  }

  @Test
  void aFloorThatWasTamperedWithDoesNotStart() throws Exception {
    try (var pit = new Pit(folder)) {
      pit.open("C1", Pit.CRAPS);
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    }
    change("update events set body = replace(body, '10.00', '90.00') where kind = 'placed'");
    assertThatThrownBy(() -> new Pit(folder))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("is not as it was left")
        .hasMessageContaining("table/C1");
  }

  /// Somebody edits an event that was sealed, takes the state away that would hide it, and puts
  /// both back after the start.
  @Test
  void aSealedEventThatWasEditedIsNotReplayed() throws Exception {
    try (var pit = new Pit(folder)) {
      pit.done(ADMINISTRATOR, new Act.AddUser("eve", "Eve", Role.ANALYST));
      pit.floor().database().seals().seal(LocalDate.of(2026, 11, 15), Pit.NIGHT).join();
    }
    change("delete from snapshots");
    change("update events set body = replace(body, 'ANALYST', 'ADMINISTRATOR')");
    assertThatThrownBy(() -> new Pit(folder))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("is not as it was left")
        .hasMessageContaining("journal \"house\" event 1 was changed");
  }

  /// A saved state is only a convenience: without it the journal gives the same floor.
  @Test
  void aFloorWithoutSavedStatesIsRebuilt() throws Exception {
    List<LiveTable> tables;
    try (var pit = new Pit(folder)) {
      pit.openFloor();
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}", "roll: [3, 3]");
      tables = pit.floor().tables();
    }
    change("delete from snapshots");
    try (var rebuilt = new Pit(folder)) {
      assertThat(rebuilt.floor().tables()).isEqualTo(tables);
    }
  }

  /// A start that believed it would run a jackpot with another meter, and a dealer's rights.
  @Test
  void aForgedStateIsNotBelieved() {
    var house = folder.resolve("house.db");
    try (var pit = new Pit(folder)) {
      pit.openFloor();
      pit.done(ADMINISTRATOR, new Act.AddUser("eve", "Eve", Role.DEALER));
    }
    Forger.saveState(house, "house", "DEALER", "ADMINISTRATOR");
    Forger.saveState(house, "jackpot/harmony", "60000.75", "240000.75");
    try (var pit = new Pit(folder)) {
      assertThat(pit.floor().floor().house().user("eve").orElseThrow().role())
          .isEqualTo(Role.DEALER);
      assertThat(pit.jackpot("harmony").money().meter())
          .isEqualTo(Money.of(new BigDecimal("60000.75")));
    }
  }

  @Test
  void aStateThatTheHouseSignedIsBelieved() throws Exception {
    try (var pit = new Pit(folder)) {
      pit.openFloor();
    }
    // Only a start that reads the state, and not the journal, comes up with events missing.
    change("update events set body = '{}' where kind = 'drafted'");
    try (var database = Database.open(folder.resolve("house.db"))) {
      assertThat(database.snapshots().signed("table/B1", SnapshotPolicy.VERSION)).isPresent();
      assertThat(database.snapshots().load("table/B1", SnapshotPolicy.VERSION)).isPresent();
      Files.move(folder.resolve("house.db.key"), folder.resolve("elsewhere"));
      assertThat(database.snapshots().signed("table/B1", SnapshotPolicy.VERSION)).isEmpty();
    }
  }

  private void change(String sql) throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("house.db"));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
