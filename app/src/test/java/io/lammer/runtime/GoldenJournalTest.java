package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Database;
import io.lammer.journal.VerifyResult;
import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Old journals stay readable: a house of each form that was ever written is in git, as the text of
/// its database, and every build verifies it, replays it, and comes to the same states. Such a text
/// is made once and never again.
class GoldenJournalTest {
  private static final String FOLDER = "app/src/test/resources/journals/";

  /// `house-v1` was made by chance acts, `training-v1` by the training floor of 0.1.0: hits paid by
  /// a slip, a shoe and a hand in progress. `late-v1` was made by a program that drew a Fightback
  /// card in any phase.
  @ParameterizedTest
  @ValueSource(strings = {"house-v1", "training-v1", "late-v1"})
  void aHouseOfTheFirstFormIsReadAsEver(String house, @TempDir Path folder) throws Exception {
    var golden = Repo.root().resolve(FOLDER + house + ".sql");
    var file = folder.resolve("house.db");
    SqlText.load(Files.readString(golden), file);
    try (var database = Database.open(file)) {
      assertThat(Audit.full(database, Pit.RULES, (_, _) -> {}))
          .isInstanceOf(VerifyResult.Sound.class);
      Golden.check(FOLDER + house + ".txt", states(database));
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
}
