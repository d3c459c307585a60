package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Alert;
import io.lammer.journal.Seal;
import io.lammer.web.Await;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Days that nobody sealed when they ended, and seals that cannot be made.
class SealingTest {
  private static final LocalDate FIRST = LocalDate.of(2026, 11, 15);

  @TempDir Path folder;

  private Pit after(int days) {
    return new Pit(folder, Pit.NIGHT.plus(Duration.ofDays(days)), ProgramRunTest.run(false));
  }

  @Test
  void daysThatEndedWhileTheHouseWasStoppedAreSealedAtItsNextStart() {
    try (var pit = after(0)) {
      pit.open("C1", Pit.CRAPS);
    }
    try (var pit = after(3)) {
      assertThat(pit.floor().database().seals().list())
          .extracting(Seal::day)
          .containsExactly(FIRST, FIRST.plusDays(1), FIRST.plusDays(2));
      pit.audit();
    }
    try (var pit = after(3)) {
      assertThat(pit.floor().database().seals().list()).hasSize(3);
      assertThat(pit.floor().trouble()).isEmpty();
    }
  }

  @Test
  void aDayIsSealedAtItsEndThoughNothingHappens() {
    try (var pit = after(0)) {
      pit.open("C1", Pit.CRAPS);
      pit.floor().keepTime();
      assertThat(pit.floor().database().seals().list()).isEmpty();
      pit.wait(Duration.ofDays(1));
      pit.floor().keepTime();
      Await.until("the seal", () -> !pit.floor().database().seals().list().isEmpty());
      assertThat(pit.floor().database().seals().list())
          .extracting(Seal::day)
          .containsExactly(FIRST);
    }
  }

  @Test
  void aHouseOfTheSameDayIsNotSealed() {
    after(0).close();
    try (var pit = after(0)) {
      assertThat(pit.floor().database().seals().list()).isEmpty();
    }
  }

  @Test
  void aClockThatWasWrongByYearsDoesNotMakeSealsForYears() {
    after(0).close();
    try (var pit = after(4_000)) {
      assertThat(pit.floor().database().seals().list()).hasSize(366);
    }
  }

  @Test
  void aSealThatCannotBeMadeIsSaidAndMadeLater() throws Exception {
    var key = folder.resolve("house.db.key");
    try (var pit = after(0)) {
      pit.open("C1", Pit.CRAPS);
      pit.floor().saveAll();
      Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
      pit.wait(Duration.ofDays(1));
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
      pit.play("C1", "bet: {seat: 2, wager: pass, amount: 10}");
      assertThat(pit.floor().trouble())
          .hasValueSatisfying(
              what ->
                  assertThat(what)
                      .startsWith("gaming day 2026-11-15 is not sealed: ")
                      .contains("can be read by others"));
      while (pit.floor().floor().house().alerts().isEmpty()) {
        Thread.onSpinWait();
      }
      assertThat(pit.floor().floor().house().alerts())
          .singleElement()
          .extracting(Alert::kind)
          .isEqualTo(Alert.Kind.PROGRAM);
      Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
      pit.wait(Duration.ofMinutes(2));
      pit.play("C1", "bet: {seat: 3, wager: pass, amount: 10}");
      assertThat(pit.floor().database().seals().list())
          .extracting(Seal::day)
          .containsExactly(FIRST);
      pit.play("C1", "bet: {seat: 4, wager: pass, amount: 10}");
      assertThat(pit.floor().trouble()).isEmpty();
    }
  }

  @Test
  void aHouseWithoutItsKeyStartsAndSaysSo() throws Exception {
    try (var pit = after(0)) {
      pit.open("C1", Pit.CRAPS);
    }
    after(1).close();
    Files.delete(folder.resolve("house.db.key"));
    try (var pit = after(2)) {
      assertThat(pit.floor().trouble())
          .hasValueSatisfying(what -> assertThat(what).contains("house.db.key is missing"));
      assertThat(pit.table("C1")).isNotNull();
    }
  }

  @Test
  void sealsSignedWithAnotherKeyThanTheOneBesideThemDoNotStart() throws Exception {
    try (var pit = after(0)) {
      pit.open("C1", Pit.CRAPS);
    }
    after(1).close();
    var other = Files.createDirectory(folder.resolve("other"));
    try (var pit = new Pit(other)) {
      pit.open("C1", Pit.CRAPS);
      pit.wait(Duration.ofDays(1));
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    }
    Files.copy(
        other.resolve("house.db.key"),
        folder.resolve("house.db.key"),
        StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> after(1))
        .hasMessageContaining("seal 1 is signed with another key than the house's");
  }
}
