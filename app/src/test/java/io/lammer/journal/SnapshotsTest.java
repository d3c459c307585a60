package io.lammer.journal;

import static io.lammer.journal.House.request;
import static io.lammer.journal.House.submit;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class SnapshotsTest {
  private final HouseAddress house;
  private final Database database;

  SnapshotsTest(TestDatabase kind, @TempDir Path folder) {
    house = kind.house(folder.resolve("house.db"));
    database = Database.open(house);
    for (var i = 1; i <= 5; i++) {
      submit(database, request("k" + i, "a", "b"));
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  private Snapshot save(String journal, long number, int version) {
    var snapshot = new Snapshot(journal, number, version, "{\"state\":" + number + "}");
    return database.snapshots().save(snapshot).join();
  }

  @Test
  void newestOfTheVersionIsLoaded() {
    save("a", 2, 1);
    var newest = save("a", 4, 1);
    save("a", 3, 1);
    save("b", 5, 1);
    assertThat(database.snapshots().load("a", 1)).hasValue(newest);
  }

  @Test
  void anotherVersionIsIgnored() {
    save("a", 2, 1);
    assertThat(database.snapshots().load("a", 2)).isEmpty();
    var second = save("a", 1, 2);
    assertThat(database.snapshots().load("a", 2)).hasValue(second);
  }

  @Test
  void stateWithoutItsEventIsNotSaved() {
    assertThatThrownBy(() -> save("a", 6, 1)).hasMessageContaining("\"a\" has no event 6");
    assertThatThrownBy(() -> save("c", 1, 1)).hasMessageContaining("\"c\" has no event 1");
    assertThat(save("a", 5, 1).number()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"body = '{}'", "number = 2", "hash = signature", "journal = 2"})
  void damagedSnapshotIsIgnored(String change) {
    save("a", 3, 1);
    Raw.sql(house, "update snapshots set " + change);
    assertThat(database.snapshots().load("a", 1)).isEmpty();
    assertThat(database.snapshots().load("b", 1)).isEmpty();
  }
}
