package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.House;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.Entry;
import io.lammer.journal.StoredEvent;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Profiles;
import io.lammer.web.BuildIdentity;
import io.lammer.web.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A house that was stopped for three days, and what its health says when something is wrong.
final class HealthTest {
  @TempDir private Path folder;

  /// A house whose last event is three days old.
  private void threeDaysAgo() {
    var then = Instant.now().minus(Duration.ofDays(3));
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    var administrator = new Actor("lammer", Role.ADMINISTRATOR);
    try (var floor = LiveFloor.open(folder.resolve("house.db"), rules, () -> then)) {
      floor
          .submit(
              "first", administrator, new Act.AddUser("admin", "Administrator", Role.ADMINISTRATOR))
          .join();
    }
  }

  @Test
  void missedDaysAreSealedBeforeAnythingElseIsDone() {
    threeDaysAgo();
    try (var server = Running.in(folder)) {
      assertThat(server.host().live().database().seals().list()).hasSize(3);
      assertThat(Running.json(server.read("/actuator/health")).at("/status").asString())
          .isEqualTo("UP");
    }
  }

  /// The key is checked at the first start; this house has sealed a day since.
  @Test
  void aKeyThatCannotBeUsedIsBadHealthAndAnAlert() throws IOException {
    threeDaysAgo();
    try (var database = Database.open(folder.resolve("house.db"))) {
      var then = Instant.now().minus(Duration.ofDays(3));
      database.seals().seal(LocalDate.ofInstant(then, ZoneOffset.UTC).minusDays(1), then).join();
    }
    Files.setPosixFilePermissions(
        folder.resolve("house.db.key"), PosixFilePermissions.fromString("r--r--r--"));
    try (var server = Running.in(folder)) {
      assertThat(server.read("/actuator/health").statusCode()).isEqualTo(503);
      assertThat(
              Running.json(server.person("ada").read("/actuator/health"))
                  .at("/components/store/details/trouble")
                  .asString())
          .contains("is not sealed");
      assertThat(server.host().floor().house().alerts())
          .anyMatch(alert -> alert.text().contains("is not sealed"));
    }
  }

  @Test
  void theDiskOfTheDatabaseIsWatched() throws IOException {
    assertThat(StoreHealth.isWell(true, 1L << 30)).isTrue();
    assertThat(StoreHealth.isWell(true, 1 << 20)).isFalse();
    assertThat(StoreHealth.isWell(false, 1L << 30)).isFalse();
    var file = Files.createFile(folder.resolve("some.db"));
    var link = Files.createSymbolicLink(folder.resolve("link.db"), file);
    assertThat(StoreHealth.free(link)).isPositive();
    assertThat(StoreHealth.free(folder.resolve("missing.db"))).isZero();
    var elsewhere = Path.of("/dev/shm");
    if (Files.isDirectory(elsewhere)) {
      assertThat(StoreHealth.free(elsewhere)).isEqualTo(elsewhere.toFile().getUsableSpace());
    }
  }

  @Test
  void theBuildThatDecidedARoundIsInTheJournal() {
    String program;
    try (var server = Running.in(folder)) {
      program = server.host().started().program();
      assertThat(program).isEqualTo(BuildIdentity.hash());
    }
    try (var server = Running.in(folder)) {
      var house = server.host().live().database().journals().read(House.JOURNAL, 1).toList();
      assertThat(house)
          .extracting(StoredEvent::entry)
          .filteredOn(entry -> entry.kind().matches("started|stopped"))
          .extracting(Entry::kind)
          .containsExactly("started", "stopped", "started");
      assertThat(house.getFirst().entry().body()).contains(program).contains("\"training\":false");
    }
  }
}
