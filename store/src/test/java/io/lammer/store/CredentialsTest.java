package io.lammer.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CredentialsTest {
  @TempDir Path folder;

  @Test
  void theLastHashOfEachKindIsKeptOverAClose() {
    var file = folder.resolve("house.db");
    try (var database = Database.open(file)) {
      database.credentials().save("ada", "password", "one").join();
      database.credentials().save("ada", "pin", "two").join();
      database.credentials().save("ada", "password", "three").join();
    }
    try (var database = Database.open(file)) {
      assertThat(database.credentials().find("ada", "password")).contains("three");
      assertThat(database.credentials().find("ada", "pin")).contains("two");
      assertThat(database.credentials().find("bob", "pin")).isEmpty();
    }
  }
}
