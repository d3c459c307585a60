package io.lammer.journal;

import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseTest {
  private final Path file;

  DatabaseTest(@TempDir Path folder) {
    file = folder.resolve("house.db");
  }

  @Test
  void whatWasWrittenIsThereWhenOpenedAgain() {
    try (var database = Database.open(file)) {
      submit(database, request("k1", "table 1"));
    }
    try (var database = Database.open(file)) {
      submit(database, request("k2", "table 1"));
      assertThat(database.journals().read("table 1", 1)).hasSize(2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "synchronous, NORMAL, synchronous 1; expected 2 or 3",
    "synchronous, OFF, synchronous 0; expected 2 or 3",
    "journal_mode, DELETE, journal_mode delete; expected wal",
    "journal_mode, MEMORY, journal_mode memory; expected wal",
    "foreign_keys, false, foreign_keys 0; expected 1"
  })
  void weakerSettingsAreRefused(String setting, String value, String found) {
    assertThatThrownBy(() -> Database.open(new Sqlite(file, Map.of(setting, value))))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(found);
    Database.open(file).close();
  }

  @Test
  void newerDatabaseIsRefused() {
    Database.open(file).close();
    Raw.sql(
        file,
        """
        insert into flyway_schema_history
        select 99, '99', 'later', type, 'V99__later.sql', checksum, installed_by, installed_on,
          execution_time, success
        from flyway_schema_history where installed_rank = 1
        """);
    assertThatThrownBy(() -> Database.open(file))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("written by a newer program (schema 99)");
    assertThatThrownBy(() -> Database.read(file))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("written by a newer program (schema 99)");
  }

  @Test
  void fileThatIsNoDatabaseIsRefused() throws Exception {
    Files.writeString(file, "This is a letter, and longer than the head of a database. ".repeat(9));
    assertThatThrownBy(() -> Database.open(file))
        .isInstanceOf(StoreRefused.class)
        .hasMessage(file + " is not a database");
  }

  @Test
  void databaseOfAnotherProgramIsRefusedAndLeftAlone() {
    Raw.sql(file, "create table recipes (name text)");
    assertThatThrownBy(() -> Database.open(file))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("is the database of another program");
    assertThat(Raw.text(file, "select group_concat(name) from sqlite_master")).isEqualTo("recipes");
  }

  @Test
  void changedSchemaHistoryIsRefused() {
    Database.open(file).close();
    Raw.sql(file, "update flyway_schema_history set checksum = checksum + 1");
    assertThatThrownBy(() -> Database.open(file))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining("has a schema that is not the program's");
  }

  @Test
  void secondWriterIsRefusedUntilTheFirstIsGone() {
    try (var _ = Database.open(file)) {
      assertThatThrownBy(() -> Database.open(file))
          .isInstanceOf(StoreRefused.class)
          .hasMessage(file + " is being written by another process; only one may");
    }
    Database.open(file).close();
  }

  @Test
  void secondWritingProcessIsRefused() throws Exception {
    try (var _ = Database.open(file)) {
      var child = Child.start(Child.Opener.class, file.toString());
      assertThat(new String(child.getInputStream().readAllBytes(), UTF_8))
          .contains("is being written by another process; only one may");
      assertThat(child.waitFor()).isEqualTo(Child.Opener.REFUSED);
    }
  }

  @Test
  void readersReadBesideTheWriter() {
    try (var database = Database.open(file);
        var reader = Database.read(file)) {
      submit(database, request("k1", "table 1"));
      assertThat(reader.journals().list()).extracting(Head::journal).containsExactly("table 1");
      assertThatThrownBy(reader::writer).hasMessageContaining("is not written by this process");
    }
  }

  @Test
  void readingWhatIsNotThereIsRefused() {
    assertThatThrownBy(() -> Database.read(file)).hasMessage(file + " does not exist");
    assertThat(file).doesNotExist();
  }
}
