package io.lammer.journal;

import static io.lammer.journal.House.DAY;
import static io.lammer.journal.House.NOON;
import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class SealsTest {
  private final Path key;
  private final Database database;

  SealsTest(TestDatabase kind, @TempDir Path folder) {
    key = folder.resolve("house.db.key");
    database = Database.open(kind.house(folder.resolve("house.db")));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private Seal seal() {
    return database.seals().seal(DAY, NOON).join();
  }

  @Test
  void sealRecordsTheHeadsOfAllJournalsByName() {
    submit(database, request("k1", "table 2", "table 1"));
    submit(database, request("k2", "table 2"));
    var seal = seal();
    var one = database.journals().head("table 1").hash();
    var two = database.journals().head("table 2").hash();
    assertThat(seal.text())
        .startsWith("lammer seal 1\nnumber 1\nday 2026-07-01\nat 2026-07-01T12:00:00.123456Z\n")
        .contains("\nevents 3\ncommands 2 ")
        .endsWith("\njournal 1 " + one + " table 1\njournal 2 " + two + " table 2\n");
    assertThat(seal.hash()).isEqualTo(Hash.of(seal.text()));
    assertThat(HouseKey.verifies(seal.publicKey(), seal.text(), seal.signature())).isTrue();
  }

  @Test
  void sealFollowsTheSealBefore() {
    var first = seal();
    var second = seal();
    assertThat(second.number()).isEqualTo(2);
    assertThat(second.text()).contains("\nprevious " + first.hash() + "\n");
    assertThat(database.seals().list()).containsExactly(first, second);
    assertThat(database.seals().last()).hasValue(second);
  }

  @Test
  void onlyItsOwnerMayReadTheKey() throws IOException {
    assertThat(database.seals().publicKey()).isEmpty();
    var seal = seal();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
        .isEqualTo("rw-------");
    assertThat(database.seals().publicKey()).hasValue(seal.publicKey());
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
    assertThatThrownBy(this::seal)
        .hasCauseInstanceOf(StoreRefused.class)
        .hasMessageContaining("can be read by others");
  }

  @Test
  void missingKeyIsNotReplaced() throws IOException {
    seal();
    Files.delete(key);
    assertThatThrownBy(this::seal)
        .hasMessageContaining("is missing; the key that signed the earlier seals is needed");
    assertThat(key).doesNotExist();
  }

  @Test
  void anotherKeyIsRefused() throws IOException {
    seal();
    Files.delete(key);
    HouseKey.create(key);
    assertThatThrownBy(this::seal)
        .hasMessageContaining("is not the key that signed the earlier seals");
    assertThat(database.seals().list()).hasSize(1);
  }

  @Test
  void fileThatIsNoKeyIsRefused() throws IOException {
    Files.createFile(
        key, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    assertThatThrownBy(this::seal).hasMessageContaining("is not the house's key: no PRIVATE KEY");
  }

  @Test
  void onlyCanonicalTextIsRead() {
    var text = seal().text();
    assertThat(SealText.parse(text).print()).isEqualTo(text);
    assertThatThrownBy(() -> SealText.parse(text.replace("number 1", "number 01")))
        .hasMessage("its text is not that of a seal");
    assertThatThrownBy(() -> SealText.parse("")).hasMessage("its text is not that of a seal");
  }
}
