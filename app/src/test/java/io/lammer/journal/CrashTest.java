package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.ledger.Books;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills a writing process without warning, again and again on the same database. A build has time
/// for a few crashes; `-Dlammer.crashes=500` goes on for longer.
class CrashTest {
  private static final int THREADS = 8;
  private static final int MOST_ANSWERS = 400;
  private static final int MOST_COMMITS = 40;
  private static final int CRASHES = Integer.getInteger("lammer.crashes", 4);
  private static final int CRASHES_OF_ONE_DATABASE = 20;
  private static final int KILLED = 128 + 9;

  private final Path folder;
  private final Random random = new Random(7);

  CrashTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void nothingAcknowledgedIsLostWhenTheWriterIsKilled() throws Exception {
    var acknowledged = new HashMap<String, String>();
    for (var crash = 0; crash < CRASHES; crash++) {
      var file = folder.resolve("house" + crash / CRASHES_OF_ONE_DATABASE + ".db");
      if (!Files.exists(file)) {
        acknowledged.clear();
      }
      if (crash % 2 == 0) {
        killAfter(random.nextInt(1, MOST_ANSWERS), 0, file, acknowledged);
      } else {
        killAfter(Integer.MAX_VALUE, random.nextInt(1, MOST_COMMITS), file, acknowledged);
      }
      check(file, acknowledged);
    }
  }

  @Test
  void databaseWhoseMakerWasKilledCanStillBeOpened() throws Exception {
    for (var crash = 0; crash < Math.max(3, CRASHES / 4); crash++) {
      var file = folder.resolve("new" + crash + ".db");
      var child = Child.start(Scribe.class, file.toString(), "1");
      Wait.until("there is " + file, () -> Files.exists(file));
      child.waitFor(random.nextInt(200), TimeUnit.MILLISECONDS);
      child.destroyForcibly();
      assertThat(child.waitFor()).isEqualTo(KILLED);
      check(file, Map.of());
    }
  }

  /// After so many answers, or before a commit, whichever comes first.
  private static void killAfter(
      int answers, int commit, Path file, Map<String, String> acknowledged)
      throws IOException, InterruptedException {
    var child =
        Child.start(
            Scribe.class,
            file.toString(),
            Integer.toString(THREADS),
            Integer.toString(Integer.MAX_VALUE),
            Integer.toString(commit));
    var heard = 0;
    var reached = false;
    try (var lines = child.inputReader(StandardCharsets.UTF_8)) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(Scribe.ANSWER)) {
          var words = line.substring(Scribe.ANSWER.length()).split(" ", 2);
          acknowledged.put(words[0], words[1]);
          heard++;
        }
        if (heard == answers || line.equals(Scribe.BEFORE_COMMIT)) {
          reached = true;
          // By its handle, which leaves what it said last to be read.
          child.toHandle().destroyForcibly();
        }
      }
    }
    assertThat(reached).as("the moment to kill it, after " + heard + " answers").isTrue();
    assertThat(child.waitFor()).isEqualTo(KILLED);
  }

  private static void check(Path file, Map<String, String> acknowledged) {
    try (var database = Database.open(file)) {
      var answers = answers(database);
      assertThat(answers).containsAllEntriesOf(acknowledged);
      assertThat(new Verify(database).full(new Audit(answers)))
          .isInstanceOf(VerifyResult.Sound.class);
      assertThat(Scribe.books(database).sum()).isZero();
    }
  }

  private static Map<String, String> answers(Database database) {
    var answers = new HashMap<String, String>();
    database
        .read(
            connection ->
                EventQueries.query(
                    connection,
                    "select key, answer from commands",
                    row -> Map.entry(row.getString(1), row.getString(2))))
        .forEach(answer -> answers.put(answer.getKey(), answer.getValue()));
    return answers;
  }

  /// Keeps the books again and compares them with each answer.
  private static final class Audit implements VerifyListener {
    private final Map<String, String> answers;
    private Books books = Books.EMPTY;

    Audit(Map<String, String> answers) {
      this.answers = answers;
    }

    @Override
    public Optional<String> event(StoredEvent event) {
      books = books.post(event.entry().transfers());
      if (event.journal().equals(Scribe.TABLE)) {
        return Optional.empty();
      }
      var key = event.entry().body().split("\"")[3];
      var told = answers.get(key);
      var found = Scribe.answer(books);
      return Optional.of("leaves " + found + "; the answer was " + told)
          .filter(_ -> !found.equals(told));
    }
  }
}
