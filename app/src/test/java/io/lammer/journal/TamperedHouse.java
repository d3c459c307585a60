package io.lammer.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// A copy of one database for each test to tamper with: journals "table 1" (7 events), "jackpot"
/// (6) and "table 2" (5), with a seal after 4, 4 and 0 of them and another after 7, 4 and 3.
abstract class TamperedHouse {
  @TempDir static Path shared = Path.of("");

  final Path file;

  TamperedHouse(@TempDir Path folder) throws IOException {
    file = folder.resolve("house.db");
    Files.copy(shared.resolve("house.db"), file);
  }

  @BeforeAll
  static void fill() {
    try (var database = Database.open(shared.resolve("house.db"))) {
      House.fill(database);
    }
  }

  VerifyResult verify() {
    try (var database = Database.read(file)) {
      return new Verify(database).full(VerifyListener.NONE);
    }
  }

  VerifyResult verifySinceLastSeal() {
    try (var database = Database.read(file)) {
      return new Verify(database).sinceLastSeal(VerifyListener.NONE);
    }
  }

  static VerifyResult broken(String sentence) {
    return new VerifyResult.Broken(sentence);
  }
}
