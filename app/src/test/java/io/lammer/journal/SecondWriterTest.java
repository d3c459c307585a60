package io.lammer.journal;

import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Only one process writes a house, whatever name it finds the file by; and a writer that is not
/// alone after all stops before it answers.
class SecondWriterTest {
  private final Path folder;
  private final Path file;

  SecondWriterTest(@TempDir Path folder) {
    this.folder = folder;
    file = folder.resolve("house.db");
  }

  /// Another name of the file.
  private Path name(String way) throws IOException {
    return switch (way) {
      case "its own name" -> file;
      case "a symbolic link" -> Files.createSymbolicLink(folder.resolve("link.db"), file);
      case "a link to its folder" ->
          Files.createSymbolicLink(folder.resolve("elsewhere"), folder).resolve("house.db");
      case "a hard link" -> Files.createLink(folder.resolve("hard.db"), file);
      default -> throw new IllegalArgumentException(way);
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"its own name", "a symbolic link", "a link to its folder", "a hard link"})
  void secondProcessIsRefusedByEveryNameOfTheFile(String way) throws Exception {
    try (var database = Database.open(file)) {
      submit(database, request("k1", "table 1"));
      removeEverythingThatIsNotTheDatabase();
      var child = Child.start(Child.Opener.class, name(way).toString());
      assertThat(new String(child.getInputStream().readAllBytes(), UTF_8))
          .contains("is being written by another process; only one may");
      assertThat(child.waitFor()).isEqualTo(Child.Opener.REFUSED);
      submit(database, request("k2", "table 1"));
    }
    try (var database = Database.open(file)) {
      assertThat(new Verify(database).full(VerifyListener.NONE))
          .isEqualTo(new VerifyResult.Sound(1, 2, 2, 0));
    }
  }

  /// A backup that was restored, or a file that another tool has made smaller, has no log.
  @Test
  void secondProcessIsRefusedAHouseThatHadNoLog() throws Exception {
    Database.open(file).close();
    Raw.sql(file, "pragma journal_mode = delete");
    try (var database = Database.open(file)) {
      var child = Child.start(Child.Opener.class, file.toString());
      assertThat(child.waitFor()).isEqualTo(Child.Opener.REFUSED);
      submit(database, request("k1", "table 1"));
    }
  }

  /// A lock that somebody tidies away.
  private void removeEverythingThatIsNotTheDatabase() throws IOException {
    try (var files = Files.list(folder)) {
      for (var other : files.filter(Files::isRegularFile).toList()) {
        var name = other.getFileName().toString();
        if (!List.of("house.db", "house.db-wal", "house.db-shm", "house.db.key").contains(name)) {
          Files.delete(other);
        }
      }
    }
  }

  @Test
  void secondOpeningInOneProcessIsRefusedAndTheFirstKeepsItsLock() throws Exception {
    try (var database = Database.open(file)) {
      assertThatThrownBy(() -> Database.open(name("a hard link")))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is being written by another process");
      try (var reader = Database.read(file)) {
        assertThat(reader.journals().list()).isEmpty();
      }
      var child = Child.start(Child.Opener.class, file.toString());
      assertThat(child.waitFor()).isEqualTo(Child.Opener.REFUSED);
      submit(database, request("k1", "table 1"));
    }
  }

  @Test
  void fileIsFreeWhenItsWriterWasKilled() throws Exception {
    var child = Child.start(Scribe.class, file.toString(), "1");
    child.inputReader(UTF_8).readLine();
    child.destroyForcibly();
    child.waitFor();
    Database.open(file).close();
  }

  @Test
  void writerThatFindsForeignEventsAnswersNoSuccessAndStops() {
    var database = Database.open(file);
    submit(database, request("k1", "table 1"));
    foreign();
    assertThatThrownBy(() -> submit(database, request("k2", "table 1")))
        .hasMessageContaining("another program writes these journals too");
    assertThat(database.writer().isRunning()).isFalse();
    assertThatThrownBy(() -> submit(database, request("k3", "table 2")))
        .hasMessageContaining("the writer has stopped");
    assertThat(database.journals().command("k2")).isEmpty();
    database.close();
  }

  @Test
  void foreignCommitIsNotTakenForOnesOwn() {
    var vendor = new Faulty(file);
    var database = Database.open(vendor);
    submit(database, request("k1", "table 1"));
    vendor.fault = Faulty.Fault.BEFORE_COMMIT;
    vendor.beforeFault = this::foreign;
    assertThatThrownBy(() -> submit(database, request("k2", "table 1")))
        .hasMessageContaining("another program writes these journals too");
    assertThat(database.writer().isRunning()).isFalse();
    database.close();
  }

  /// An event with the right hash, which no command of its own has made.
  @ParameterizedTest
  @EnumSource(names = {"NONE", "BEFORE_COMMIT", "AFTER_COMMIT"})
  void foreignEventOfAnEarlierCommandIsNotWrittenOn(Faulty.Fault fault) {
    var vendor = new Faulty(file);
    var database = Database.open(vendor);
    submit(database, request("k1", "table 1", "table 2"));
    database.begin(new Verify(database).ends());
    vendor.fault = fault;
    vendor.beforeFault = this::glue;
    if (fault == Faulty.Fault.NONE) {
      glue();
    }
    assertThatThrownBy(() -> submit(database, request("k2", "table 1")))
        .hasMessageContaining("was not committed by a server of this house");
    assertThat(database.writer().isRunning()).isFalse();
    assertThatThrownBy(() -> submit(database, request("k3", "table 1")))
        .hasMessageContaining("the writer has stopped");
    assertThat(database.journals().command("k3")).isEmpty();
    database.close();
  }

  private void glue() {
    Forger.glue(HouseAddress.of(file), House.entry("table 2", "foreign"));
  }

  /// What a second writer would have done.
  private void foreign() {
    Raw.sql(
        file,
        "insert into commands select id + 1, 'foreign', request, answer, randomblob(32), x''"
            + " from commands order by id desc limit 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"replaced", "removed", "moved", "log removed"})
  void nothingIsAnsweredOnceTheFileIsNotWhereItWas(String what) throws IOException {
    var copy = folder.resolve("copy.db");
    var database = Database.open(file);
    submit(database, request("k1", "table 1"));
    Backup.make(database, copy);
    switch (what) {
      case "replaced" -> Files.move(copy, file, StandardCopyOption.REPLACE_EXISTING);
      case "removed" -> Files.delete(file);
      case "moved" -> Files.move(file, folder.resolve("other.db"));
      default -> Files.delete(folder.resolve("house.db-wal"));
    }
    assertThatThrownBy(() -> submit(database, request("k2", "table 1")))
        .hasMessageContaining("removed or replaced while it was written");
    assertThat(database.writer().isRunning()).isFalse();
    database.close();
  }

  @Test
  void onlyItsOwnerMayReadAHouseItsLogAndItsBackups() throws IOException {
    var backup = folder.resolve("backup.db");
    try (var database = Database.open(file)) {
      submit(database, request("k1", "table 1"));
      database.seals().seal(House.DAY, House.NOON).join();
      Backup.make(database, backup);
      assertThat(access()).hasSizeGreaterThan(3).containsOnly("rw-------");
    }
    loosen();
    try (var database = Database.open(file)) {
      submit(database, request("k2", "table 1"));
      Files.delete(backup);
      assertThat(access()).containsOnly("rw-------");
    }
    Backup.restore(file, backup, false);
    assertThat(access()).containsOnly("rw-------");
  }

  private List<String> access() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(SecondWriterTest::access).toList();
    }
  }

  private static String access(Path path) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /// As an earlier program left it.
  private void loosen() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
  }

  @Test
  void folderOfANewHouseIsItsOwnersOnly() throws IOException {
    var house = folder.resolve("a").resolve("b").resolve("house.db");
    OwnerFiles.makeFolder(house);
    assertThat(access(folder.resolve("a"))).isEqualTo("rwx------");
    assertThat(access(folder.resolve("a").resolve("b"))).isEqualTo("rwx------");
  }

  /// A file and its rollback journal as a killed process leaves them in the middle of a
  /// transaction.
  @Test
  void houseKilledWhileItWasMadeOpensAgain() throws Exception {
    var making = folder.resolve("making.db");
    Raw.sql(making, "pragma application_id = " + 0x4c61_6d72);
    Raw.during(
        making,
        () -> {
          for (var ending : List.of("", "-journal")) {
            Files.copy(Path.of(making + ending), Path.of(file + ending));
          }
        },
        "pragma cache_size = 1",
        "begin",
        "create table filler (text)",
        "insert into filler select randomblob(900) from (with recursive n(i) as (select 1 union all"
            + " select i + 1 from n where i < 2000) select i from n)");
    assertThat(Files.size(Path.of(file + "-journal"))).isPositive();
    try (var database = Database.open(file)) {
      submit(database, request("k1", "table 1"));
    }
    assertThat(Raw.text(file, "select count(*) from sqlite_master where name = 'filler'"))
        .isEqualTo("0");
  }
}
