package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Backup;
import io.lammer.journal.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A person accepts on the machine that the end of the journals is lost.
class AcceptLossTest {
  @TempDir private Path folder;

  private Run on(String command, String... more) {
    var words = new ArrayList<>(List.of(command));
    words.addAll(List.of(more));
    words.addAll(List.of("--db", folder.resolve("house.db").toString()));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void theJournalKeepsWhatIsLostAndWhy() throws Exception {
    assertThat(on("play", HouseTest.example(), "--table", "C1").code()).isZero();
    var nothing = on("accept-loss", "--reason", "none");
    assertThat(nothing.code()).isEqualTo(1);
    assertThat(nothing.error()).contains("holds all that this server has seen");
    try (var database = Database.read(folder.resolve("house.db"))) {
      Backup.make(database, folder.resolve("older.db"));
    }
    assertThat(on("gaming-day", "--profile", "nevada", "--reason", "moved").code()).isZero();
    Files.copy(
        folder.resolve("older.db"),
        folder.resolve("house.db"),
        StandardCopyOption.REPLACE_EXISTING);
    var refused = on("gaming-day", "--profile", "other", "--reason", "moved");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.error()).contains("the database lacks event ", "lammer accept-loss");
    var verified = on("verify");
    assertThat(verified.code()).isEqualTo(1);
    assertThat(verified.out()).contains("the database lacks event ");
    assertThat(on("accept-loss").code()).isEqualTo(64);
    assertThat(on("accept-loss", "--reason", " ").code()).isEqualTo(64);
    var accepted = on("accept-loss", "--reason", "disk of June");
    assertThat(accepted.error()).isEmpty();
    assertThat(accepted.code()).isZero();
    assertThat(accepted.out()).contains("lost: event ");
    assertThat(on("journal", "house").out())
        .contains("loss-accepted", "disk of June (on the machine, as ");
    assertThat(on("verify").code()).isZero();
    assertThat(on("gaming-day", "--profile", "other", "--reason", "moved").code()).isZero();
  }
}
