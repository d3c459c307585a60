package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Alert;
import io.lammer.journal.Backup;
import io.lammer.journal.Forger;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.Wait;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the database cannot show of itself: that its end is gone.
class WitnessTest {
  private final Path house;
  private final Path folder;
  private final Path beside;
  private final Path far;

  WitnessTest(@TempDir Path folder) {
    this.folder = folder;
    house = folder.resolve("house.db");
    beside = folder.resolve("house.db.witness");
    far = folder.resolve("far").resolve("witness");
  }

  private Pit open() {
    return new Pit(
        folder, Pit.NIGHT, new ProgramRun(ProgramRunTest.run(false).started(), List.of(far)));
  }

  private void night() {
    try (var pit = open()) {
      pit.open("C1", Pit.CRAPS);
      Backup.make(pit.floor().database(), folder.resolve("older.db"));
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
    }
  }

  @Test
  void anUntouchedHouseStartsAgain() throws Exception {
    night();
    try (var pit = open()) {
      assertThat(pit.floor().floor().house().alerts()).isEmpty();
    }
    assertThat(Files.readAllLines(far)).hasSize(4).isEqualTo(Files.readAllLines(beside));
  }

  @Test
  void anOlderCopyDoesNotStart() throws Exception {
    night();
    Files.copy(folder.resolve("older.db"), house, StandardCopyOption.REPLACE_EXISTING);
    Files.delete(folder.resolve("house.db.seen"));
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("lacks command")
        .hasMessageContaining("an older copy was put in its place");
    Files.delete(beside);
    assertThatThrownBy(this::open).hasMessageContaining("the witness " + far);
    Files.move(far, folder.resolve("kept"));
    Files.deleteIfExists(Path.of(far + ".seen"));
    try (var pit = open()) {
      assertThat(pit.floor().floor().house().alerts())
          .extracting(Alert::text)
          .filteredOn(text -> text.startsWith("there is no witness "))
          .hasSize(2);
    }
  }

  private static String text(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /// The machine is put back to a moment before, with all that it holds; the witness elsewhere was
  /// told of what was answered since, although its next line was not due.
  @Test
  void aMachineThatWasPutBackDoesNotStart() throws Exception {
    var last = folder.resolve("far").resolve("witness.seen");
    var kept = List.of("house.db.seen", "house.db.witness");
    try (var pit = open()) {
      pit.open("C1", Pit.CRAPS);
      Backup.make(pit.floor().database(), folder.resolve("older.db"));
      for (var file : kept) {
        Files.copy(folder.resolve(file), folder.resolve("older " + file));
      }
      Files.copy(far, folder.resolve("older line"));
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
      var event = "event " + pit.floor().position() + " ";
      Wait.until("the witness is told", () -> text(last).startsWith(event));
      Files.copy(last, folder.resolve("last"));
    }
    Files.copy(folder.resolve("older.db"), house, StandardCopyOption.REPLACE_EXISTING);
    for (var file : kept) {
      Files.move(
          folder.resolve("older " + file),
          folder.resolve(file),
          StandardCopyOption.REPLACE_EXISTING);
    }
    Files.move(folder.resolve("older line"), far, StandardCopyOption.REPLACE_EXISTING);
    Files.move(folder.resolve("last"), last, StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("lacks command")
        .hasMessageContaining("the witness " + far);
  }

  @Test
  void aJournalWhoseEndWasCutOffDoesNotStart() throws Exception {
    night();
    Forger.cutLastCommand(house);
    Files.delete(folder.resolve("house.db.seen"));
    assertThatThrownBy(this::open).hasMessageContaining("its end was cut off");
  }

  @Test
  void aBackupThatIsRestoredOnPurposeStarts() throws Exception {
    night();
    Files.delete(far);
    Backup.restore(folder.resolve("older.db"), house, true);
    try (var pit = open()) {
      assertThat(pit.table("C1").table()).isNotNull();
      assertThat(folder.resolve("house.db.witness.replaced")).exists();
    }
  }

  @Test
  void aWitnessThatCannotBeToldIsSaid() throws Exception {
    Files.writeString(folder.resolve("far"), "no folder");
    try (var pit = open()) {
      assertThat(pit.floor().trouble())
          .hasValueSatisfying(what -> assertThat(what).contains("the witness " + far + " cannot"));
    }
  }

  @Test
  void aWitnessThatCannotBeReadIsNotPassedBy() throws Exception {
    Files.createDirectories(far);
    assertThatThrownBy(this::open).hasMessageContaining("the witness " + far + " cannot be read");
  }

  @Test
  void aLineThatWasCutShortSaysNothing() throws Exception {
    night();
    Files.writeString(beside, "2026-11-15T20:00:00Z comm", StandardOpenOption.APPEND);
    open().close();
  }

  /// A share that is gone lets whoever writes to it wait: here a pipe that nobody reads.
  @Test
  void aWitnessThatHangsKeepsNobodyWaiting() throws Exception {
    try (var pit = open()) {
      pit.open("C1", Pit.CRAPS);
      Files.delete(far);
      assertThat(new ProcessBuilder("mkfifo", far.toString()).start().waitFor()).isZero();
      for (var i = 0; i < 3; i++) {
        pit.wait(Duration.ofMinutes(20));
        pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
      }
      assertThat(pit.table("C1").playing().wagers()).hasSize(1);
      // Whoever reads and writes opens a pipe at once, and loses nothing of what others write.
      try (var pipe = new RandomAccessFile(far.toFile(), "rw")) {
        assertThat(pipe.readLine()).contains(" command ");
        Files.delete(far);
      }
    }
  }
}
