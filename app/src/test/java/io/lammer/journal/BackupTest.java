package io.lammer.journal;

import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
  private final Path folder;
  private final Path file;
  private final Path backup;

  BackupTest(@TempDir Path folder) {
    this.folder = folder;
    file = folder.resolve("house.db");
    backup = folder.resolve("backup.db");
  }

  private VerifyResult.Sound makeBackup() {
    try (var database = Database.open(file)) {
      House.fill(database);
      return Backup.make(database, backup);
    }
  }

  private static long count(Path file) {
    try (var database = Database.read(file)) {
      return database.journals().head("table 1").number();
    }
  }

  private void assertNothingLeftAside() throws IOException {
    try (var files = Files.list(folder)) {
      assertThat(files).noneMatch(path -> path.getFileName().toString().contains(".new"));
    }
  }

  @Test
  void backupIsVerifiedAndHasNoKey() throws IOException {
    assertThat(makeBackup()).isEqualTo(new VerifyResult.Sound(3, 18, 11, 2));
    assertThat(count(backup)).isEqualTo(7);
    assertNothingLeftAside();
  }

  @Test
  void backupReplacesNothing() {
    makeBackup();
    try (var database = Database.open(file)) {
      assertThatThrownBy(() -> Backup.make(database, backup))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("exists already");
    }
  }

  @Test
  void badDatabaseGivesNoBackup() throws IOException {
    try (var database = Database.open(file)) {
      House.fill(database);
      Raw.sql(file, "update events set body = '{}' where id = 3");
      assertThatThrownBy(() -> Backup.make(database, backup))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is no good: journal \"table 1\" event 2 was changed");
    }
    assertThat(backup).doesNotExist();
    assertNothingLeftAside();
  }

  @Test
  void backupIsOneMomentOfARunningDatabase() throws InterruptedException {
    try (var database = Database.open(file)) {
      var running = new AtomicBoolean(true);
      submit(database, request("first", "a", "b"));
      var writing =
          Thread.startVirtualThread(
              () -> {
                for (var i = 0; running.get(); i++) {
                  submit(database, request("k" + i, "a", "b"));
                }
              });
      var sound = Backup.make(database, backup);
      running.set(false);
      writing.join();
      assertThat(sound.events()).isEqualTo(2 * sound.commands()).isPositive();
    }
  }

  @Test
  void restoredDatabaseGoesOn() throws IOException {
    makeBackup();
    var other = folder.resolve("other.db");
    assertThat(Backup.restore(backup, other, false))
        .isEqualTo(new VerifyResult.Sound(3, 18, 11, 2));
    try (var database = Database.open(other)) {
      submit(database, request("d1", "table 1"));
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isInstanceOf(VerifyResult.Sound.class);
    }
    assertThat(count(other)).isEqualTo(8);
    assertNothingLeftAside();
  }

  @Test
  void restoringReplacesOnlyWhenTold() throws IOException {
    makeBackup();
    try (var database = Database.open(file)) {
      submit(database, request("d1", "table 1"));
    }
    assertThatThrownBy(() -> Backup.restore(backup, file, false))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("exists already; say that it may be replaced");
    assertThat(count(file)).isEqualTo(8);
    Backup.restore(backup, file, true);
    assertThat(count(file)).isEqualTo(7);
    assertNothingLeftAside();
  }

  @Test
  void logOfTheReplacedDatabaseIsNotTakenForTheNewOnes() throws IOException {
    makeBackup();
    var wal = folder.resolve("house.db-wal");
    var kept = folder.resolve("kept");
    try (var database = Database.open(file)) {
      submit(database, request("d1", "table 1"));
      Files.copy(wal, kept);
    }
    Files.move(kept, wal);
    Files.write(file, new byte[] {1, 2, 3});
    Backup.restore(backup, file, true);
    assertThat(wal).doesNotExist();
    assertThat(count(file)).isEqualTo(7);
  }

  @Test
  void fileWithItsLogBesideItIsNoBackup() {
    try (var database = Database.open(file)) {
      House.fill(database);
      assertThatThrownBy(() -> Backup.restore(file, backup, false))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("has a log beside it");
    }
    Backup.restore(file, backup, false);
    assertThat(count(backup)).isEqualTo(7);
  }

  @Test
  void openDatabaseIsNotReplaced() {
    makeBackup();
    try (var database = Database.open(file)) {
      assertThatThrownBy(() -> Backup.restore(backup, file, true))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is being written by another process");
      submit(database, request("d1", "table 1"));
    }
  }

  @Test
  void badBackupIsNotRestored() throws IOException {
    makeBackup();
    Raw.sql(backup, "update transfers set units = 1 where event = 3");
    assertThatThrownBy(() -> Backup.restore(backup, file, true))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("backup.db is no good: journal \"table 1\" event 2 was changed");
    Files.writeString(backup, "no database");
    assertThatThrownBy(() -> Backup.restore(backup, file, true)).isInstanceOf(StoreRefused.class);
    assertThat(count(file)).isEqualTo(7);
    assertNothingLeftAside();
  }
}
