package io.lammer.store.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.store.Database;
import io.lammer.store.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Old journals stay readable: a house of each form that was ever written is in git, as the text of
/// its database, and every build verifies it, replays it, and comes to the same states. Such a text
/// is made once and never again.
class GoldenJournalTest {
  private static final String FOLDER = "store/src/test/resources/golden/";
  private static final int ACTS = 300;

  @Test
  void aHouseOfTheFirstFormIsReadAsEver(@TempDir Path folder) throws Exception {
    var golden = Repo.root().resolve(FOLDER + "house-v1.sql");
    if (!Files.exists(golden) && Boolean.getBoolean("lammer.update")) {
      make(folder.resolve("made"), golden);
    }
    var file = folder.resolve("house.db");
    SqlText.load(Files.readString(golden), file);
    try (var database = Database.open(file)) {
      assertThat(Audit.full(database, Pit.RULES, (_, _) -> {})).isInstanceOf(Finding.Sound.class);
      Golden.check(FOLDER + "house-v1.txt", states(database));
    }
  }

  /// The last state of every journal, as text.
  private static String states(Database database) {
    var history = new History(database, Pit.RULES);
    return database.journals().list().stream()
        .map(
            head ->
                "%s %d %s%n%s%n"
                    .formatted(
                        head.journal(),
                        head.number(),
                        head.hash(),
                        history
                            .of(head.journal())
                            .reduce((_, last) -> last)
                            .map(last -> EventJson.write(last.after()))
                            .orElseThrow()))
        .collect(Collectors.joining("\n"));
  }

  private static void make(Path folder, Path golden) throws Exception {
    Files.createDirectories(folder);
    try (var pit = new Pit(folder)) {
      pit.openFloor();
      var chance = new Chance(pit, new Random(1));
      for (var i = 0; i < ACTS; i++) {
        var asked = chance.next();
        pit.act(asked.actor(), asked.act());
      }
      pit.floor()
          .database()
          .seals()
          .seal(LocalDate.of(2026, 11, 15), Instant.parse("2026-11-15T21:00:00Z"))
          .join();
    }
    Files.createDirectories(golden.resolveSibling("."));
    Files.writeString(golden, SqlText.of(folder.resolve("house.db")));
  }
}
