package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.proof.Launched.Answer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// What other programs read from `lammer`, through real processes and pipes.
@Execution(ExecutionMode.CONCURRENT)
class LauncherTest {
  private static final JsonMapper STRICT =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private static final Pattern READY = Pattern.compile("ready at (http://127\\.0\\.0\\.1:[0-9]+)");

  @TempDir private static Path house;

  @TempDir private Path folder;

  /// A house in the usual place of a folder.
  @BeforeAll
  static void aHouse() throws Exception {
    var examples = Files.createDirectories(house.resolve("examples"));
    for (var name : List.of("house.yaml", "baccarat.yaml", "craps.yaml")) {
      Files.copy(Repo.root().resolve("examples").resolve(name), examples.resolve(name));
    }
    var played = Launched.shell(house, "lammer play examples/house.yaml --table C1");
    assertThat(played.error()).isEmpty();
    assertThat(played.code()).isZero();
    assertThat(house.resolve("lammer-data/house.db")).exists();
  }

  private static Answer ask(String line) throws Exception {
    var answer = Launched.shell(house, line);
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
    return answer;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "settle examples/baccarat.yaml",
        "catalog",
        "analyze --paytable PT-FLT-SE-01 --decks 8",
        "simulate --edition 3-dice-baccarat-wa --rounds 1e6",
        "counts --wager PT-FLT-SE-01 --shoes 2",
        "journal",
        "replay C1",
        "verify",
        "report --day 2026-11-15",
        "play examples/house.yaml --table C1"
      })
  void jsonIsOneDocumentAndNothingElse(String command) throws Exception {
    assertThat(STRICT.readTree(ask("lammer " + command + " --json").out()).isContainer()).isTrue();
  }

  @Test
  void eventsAreAJsonDocumentALine() throws Exception {
    var lines = ask("lammer journal C1 --json").out().lines().toList();
    assertThat(lines).hasSize(14);
    lines.forEach(line -> assertThat(STRICT.readTree(line).isObject()).isTrue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          journal --csv                              | journal,
          journal C1 --csv                           | journal,
          analyze --paytable PT-FLT-SE-01 --csv      | edition,
          report --day 2026-11-15 --csv              | section,
          report --day 2026-11-15 --html             | <!DOCTYPE html>
          report --day 2026-11-15                    | Gaming day
          verify                                     | lammer-data/house.db is sound
          """)
  void otherFormsBeginWithWhatTheyAre(String command, String start) throws Exception {
    assertThat(ask("lammer " + command).out()).startsWith(start);
  }

  @Test
  void aReplayedScriptIsSettledThroughAPipe() throws Exception {
    assertThat(ask("lammer replay C1 --script | lammer settle -").out())
        .contains("meter            PT-BJS-FUP-01 shows");
  }

  @Test
  void theLauncherWithoutBashAnswersTheSame() throws Exception {
    var launch = "$LAMMER_JAVA_HOME/bin/java %s/build/Launch.java %1$s ".formatted(Repo.root());
    assertThat(ask(launch + "settle examples/craps.yaml --json").out())
        .isEqualTo(ask("lammer settle examples/craps.yaml --json").out());
    assertThat(Launched.shell(house, launch + "catalog PT-NONE").code()).isEqualTo(64);
  }

  @Test
  void whoeverReadsTheOutputMayHaveEnough() throws Exception {
    var answer = Launched.shell(house, "lammer catalog --json | head -1; exit ${PIPESTATUS[0]}");
    assertThat(answer.out()).isEqualTo("{\n");
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isEqualTo(141);
  }

  @Test
  void anOutputThatCannotBeWrittenIsAFailure() throws Exception {
    var answer = Launched.shell(house, "lammer settle examples/craps.yaml > /dev/full");
    assertThat(answer.error())
        .isEqualTo("lammer: the output cannot be written: No space left on device\n");
    assertThat(answer.code()).isEqualTo(74);
  }

  @Test
  void everyCommandLooksWhereTheServerDoes() throws Exception {
    var there = house.resolve("lammer-data/house.db").toString();
    var environment = Map.of("LAMMER_DB", there);
    assertThat(Launched.shell(folder, "lammer verify", environment).code()).isZero();
    var nowhere = Launched.shell(folder, "lammer verify");
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.error()).endsWith("lammer-data/house.db does not exist\n");
    Files.writeString(folder.resolve("lammer.yaml"), "lammer:\n  db: " + there + "\n");
    assertThat(Launched.shell(folder, "lammer verify").code()).isZero();
  }

  @Test
  void aServerAnswersFromAFolderAboveAndLeavesTheHouseToTheCommands() throws Exception {
    var below = Files.createDirectories(folder.resolve("below"));
    var server = Launched.start(below, Map.of(), "serve", "--db", "../house.db", "--port", "0");
    try {
      var url = ready(server);
      var page =
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create(url + "/sign-in")).build(),
                  BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(200);
    } finally {
      server.destroy();
      server.waitFor();
    }
    assertThat(Launched.shell(folder, "lammer verify --db house.db").code()).isZero();
  }

  private static String ready(Process server) throws IOException {
    var out = server.inputReader();
    var said = new StringBuilder();
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      said.append(line).append('\n');
      var ready = READY.matcher(line);
      if (ready.find()) {
        Thread.startVirtualThread(() -> out.lines().forEach(_ -> {}));
        return ready.group(1);
      }
    }
    throw new AssertionError("the server ended: " + said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --port 99999                      | 2  | server.port is 99999; expected 0 to 65535, 0 for any that is free
          serve --db h.db --port 99999      | 2  | server.port is 99999; expected 0 to 65535, 0 for any that is free
          serve --db /proc/house/h.db       | 2  | lammer.db is /proc/house/h.db, whose folder cannot be made
          play our.yaml --table C1 --db /proc/house/h.db --catalog own | 2 | /proc/house/h.db
          backup /proc/house/h.db --db own.db | 2 | /proc/house/h.db
          seal --day yesterday              | 64 | "yesterday" is not a date; expected such as 2026-01-31
          report --zone Mars                | 64 | "Mars" is not a time zone; expected such as America/Los_Angeles
          analyze --meter abc               | 64 | "abc" is not an amount; expected dollars such as
          par --edition bonus-craps-nv --date 1.1.26 -o x.pdf | 64 | "1.1.26" is not a date
          """)
  void aFailureIsASentence(String command, int code, String sentence) throws Exception {
    ownHouse();
    var answer = Launched.shell(folder, "lammer " + command);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.error()).startsWith("lammer: ").contains(sentence).doesNotContain("java.");
    assertThat(answer.error().lines().filter(line -> !line.startsWith("Try "))).hasSize(1);
    assertThat(answer.code()).isEqualTo(code);
  }

  @Test
  void aHouseIsReadWithoutTheRulesItWasPlayedBy() throws Exception {
    ownHouse();
    var answer = Launched.shell(folder, "lammer verify --db own.db");
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
  }

  /// With an edition that only its own catalog has.
  private void ownHouse() throws Exception {
    var edition =
        Files.readString(
            Repo.root().resolve("core/src/main/resources/catalog/bonus-craps-original.yaml"));
    Files.createDirectories(folder.resolve("own"));
    Files.writeString(
        folder.resolve("own/our.yaml"),
        edition.replace("edition: bonus-craps-original", "edition: our-craps"));
    Files.writeString(
        folder.resolve("our.yaml"),
        """
        table: {edition: our-craps, venue: other, bonus-craps: PT-FLT-BC-00, approval: A-1, date: 2026-11-15}
        play: [{bet: {seat: 1, wager: pass, amount: 5}}]
        """);
    var played =
        Launched.shell(folder, "lammer play our.yaml --table C1 --catalog own --db own.db");
    assertThat(played.code()).as(played.error()).isZero();
  }
}
