package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Act;
import io.lammer.house.Alert;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveTable;
import io.lammer.journal.Backup;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.HouseCopy;
import io.lammer.journal.PostgresServer;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.VerifyListener;
import io.lammer.table.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server remembers outside the database what it has seen of it, up to the last answer.
class LastSeenTest {
  private static final String REASON = "standby promoted; the bets were settled by hand";

  @TempDir private Path folder;

  private static LiveFloor server(HouseAddress house) {
    var started = new HouseEvent.Started("lammer test", "p", null, "c", false);
    return LiveFloor.open(
        house, Pit.RULES, Clock.systemUTC(), null, new ProgramRun(started, List.of()));
  }

  private static void draft(LiveFloor floor, String table) {
    var draft = new Act.Draft(table, Pit.setup(Pit.CRAPS));
    assertThat(floor.submit("draft " + table, Pit.MANAGER, draft).join())
        .isInstanceOf(Answer.Accepted.class);
  }

  private static Optional<HouseEvent.LossAccepted> accept(HouseAddress house) {
    return LiveFloor.acceptLoss(house, Pit.RULES, InstantSource.system(), REASON);
  }

  private static List<HouseEvent.LossAccepted> losses(LiveFloor floor) {
    return floor
        .database()
        .journals()
        .read(House.JOURNAL, 1)
        .map(History::event)
        .filter(HouseEvent.LossAccepted.class::isInstance)
        .map(HouseEvent.LossAccepted.class::cast)
        .toList();
  }

  /// What a killed server leaves beside the database.
  private void keep(HouseAddress house, Path kept) throws IOException {
    for (var ending : List.of(".seen", ".witness")) {
      Files.copy(house.beside(ending), Path.of(kept + ending));
    }
  }

  private void putBack(Path kept, HouseAddress house) throws IOException {
    for (var ending : List.of(".seen", ".witness")) {
      Files.copy(Path.of(kept + ending), house.beside(ending), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /// A standby that had not received the last acknowledged commands is promoted, while all servers
  /// are killed: two databases, of which the second lacks the end of the first.
  @Test
  void aStandbyThatLacksAcknowledgedEventsIsRefusedUntilTheLossIsAccepted() throws Exception {
    var primary = PostgresServer.house(folder.resolve("primary"));
    var standby =
        HouseAddress.of(
            PostgresServer.connection(folder.resolve("standby"))
                .replace(
                    folder.resolve("standby").toString(), folder.resolve("primary").toString()));
    var kept = folder.resolve("kept");
    var first = server(primary);
    var second = server(primary);
    try (first;
        second) {
      draft(first, "C1");
      HouseCopy.run(primary, standby, VerifyListener.NONE);
      draft(first, "C2");
      draft(first, "C3");
      keep(primary, kept);
    }
    var lastSeen = first.position();
    putBack(kept, primary);

    for (var i = 0; i < 2; i++) {
      assertThatThrownBy(() -> server(standby))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("the database lacks event ")
          .hasMessageContaining("lammer accept-loss");
    }
    var lost = accept(standby).orElseThrow();
    assertThat(lost.range()).isEqualTo("events 4 to 5");
    assertThat(lastSeen).isGreaterThanOrEqualTo(5);
    assertThat(accept(standby)).isEmpty();
    try (var again = server(standby)) {
      assertThat(again.tables()).extracting(LiveTable::name).containsExactly("C1");
      assertThat(losses(again)).containsExactly(lost);
      assertThat(lost.reason()).isEqualTo(REASON);
      assertThat(again.floor().house().alerts())
          .extracting(Alert::text)
          .contains("events 4 to 5 lost, which was accepted: " + REASON);
      draft(again, "C2");
    }
  }

  /// The old primary was started again, and holds all that was seen.
  @Test
  void anOldPrimaryIsRefused() throws Exception {
    var house = PostgresServer.house(folder.resolve("house"));
    server(house).close();
    var seen = house.beside(".seen");
    var text = Files.readString(seen);
    assertThat(text).matches("event \\d+ command \\d+ [0-9a-f]{64} at \\S+ timeline -?\\d+/1 *\n");
    Files.writeString(seen, text.replaceFirst("/1 ", "/2 "));
    assertThatThrownBy(() -> server(house))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("on timeline 1, an old primary: this server saw timeline 2");
    assertThat(accept(house).orElseThrow().range()).isEqualTo("no event");
    server(house).close();
  }

  /// Within the quarter of an hour between two lines of a witness.
  @Test
  void anOlderCopyOfAFileIsRefused() throws Exception {
    var file = folder.resolve("house.db");
    var house = HouseAddress.of(file);
    try (var floor = server(house)) {
      draft(floor, "C1");
      Backup.make(floor.database(), folder.resolve("older.db"));
      draft(floor, "C2");
      keep(house, folder.resolve("kept"));
    }
    putBack(folder.resolve("kept"), house);
    Files.copy(folder.resolve("older.db"), file, StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> server(house))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("the database lacks event ");
    assertThat(accept(house).orElseThrow().range()).startsWith("event ");
    try (var floor = server(house)) {
      assertThat(losses(floor)).hasSize(1);
    }
  }

  @Test
  void aBackupThatIsRestoredOnPurposeIsWrittenDown() throws Exception {
    var file = folder.resolve("house.db");
    try (var floor = server(HouseAddress.of(file))) {
      Backup.make(floor.database(), folder.resolve("older.db"));
      draft(floor, "C1");
    }
    Backup.restore(folder.resolve("older.db"), file, true);
    try (var floor = server(HouseAddress.of(file))) {
      assertThat(floor.floor().house().alerts())
          .extracting(Alert::text)
          .anyMatch(text -> text.startsWith("a backup was put in the place of the database"));
    }
    try (var floor = server(HouseAddress.of(file))) {
      assertThat(floor.floor().house().alerts())
          .extracting(Alert::text)
          .filteredOn(text -> text.startsWith("a backup "))
          .hasSize(1);
    }
  }

  /// An older copy may have been put in the place of the database, and the file taken away.
  @Test
  void aMissingFileOfAHouseThatHasRunIsAnAlert() throws Exception {
    var house = HouseAddress.of(folder.resolve("house.db"));
    server(house).close();
    var seen = house.beside(".seen");
    for (var i = 0; i < 2; i++) {
      try (var floor = server(house)) {
        assertThat(floor.floor().house().alerts())
            .extracting(Alert::text)
            .filteredOn(text -> text.startsWith(seen + " is missing"))
            .hasSize(i)
            .allMatch(text -> text.contains("They end with event "));
      }
      Files.delete(seen);
    }
  }

  @Test
  void whatCannotBeReadIsNotPassedBy() throws Exception {
    var house = HouseAddress.of(folder.resolve("house.db"));
    server(house).close();
    Files.writeString(house.beside(".seen"), "event x");
    assertThatThrownBy(() -> server(house))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("says \"event x\"");
    // As after a power cut, before anything of a new file was on the disk.
    Files.writeString(house.beside(".seen"), "\0".repeat(256));
    server(house).close();
  }
}
