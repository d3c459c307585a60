package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
  private static Run simulate(String line) {
    return Run.of(("simulate " + line).split(" "));
  }

  private static JsonNode json(String line) {
    return new JsonMapper().readTree(simulate(line + " --json").out());
  }

  @Test
  void jsonIsTheContract() {
    var run = json("--edition bonus-craps-wa --rounds 1e6 --seed 3 --threads 2");
    assertThat(run.propertyNames())
        .containsExactly(
            "edition", "decks", "seed", "rounds", "threads", "seconds", "verdict", "wagers");
    assertThat(run.get("rounds").asLong()).isEqualTo(1_000_000);
    assertThat(run.get("verdict").asString()).isEqualTo("agrees");
    var first = run.get("wagers").get(0);
    assertThat(first.propertyNames())
        .containsExactly(
            "paytable", "wager", "number", "dice", "condition", "made", "rows", "edge");
    assertThat(first.get("edge").propertyNames())
        .containsExactly("estimate", "error", "exact", "z");
    assertThat(first.get("rows").get(0).propertyNames()).containsExactly("row", "count");
    for (var wager : run.get("wagers")) {
      var made = 0L;
      for (var row : wager.get("rows")) {
        made += row.get("count").asLong();
      }
      assertThat(wager.get("made").asLong()).isEqualTo(made).isPositive();
      assertThat(wager.get("rows").get(wager.get("rows").size() - 1).get("row").asString())
          .isEqualTo("any other outcome");
    }
  }

  @Test
  void onlyThreadsAndSecondsDifferBetweenRuns() {
    var line = "--edition 3-dice-baccarat-wa --rounds 1.5e8 --threads ";
    assertThat(withoutTime(simulate(line + "1 --json").out()))
        .isEqualTo(withoutTime(simulate(line + "3 --json").out()));
  }

  private static List<String> withoutTime(String json) {
    return json.lines().filter(line -> !line.matches(".*\"(threads|seconds)\".*")).toList();
  }

  @Test
  void aPaytableIsToldRowByRow() {
    var answer = simulate("--paytable PT-FLT-3DB-GT-01 --rounds 1e6");
    assertThat(answer.code()).isZero();
    assertThat(answer.out())
        .contains("EVENT", "Wins by 9", "any other outcome", "comparisons", "agrees");
  }

  /// A Fightback wager on a tie is made in one round of ten.
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          --edition bonus-craps-wa --wager pass, 0.0002
          --paytable PT-FLT-FBT-01, 0.001
          """)
  void aRunEndsWhenEveryEdgeIsKnownToTheErrorThatIsWanted(String line, double error) {
    var run = json(line + " --target-error " + error * 100 + "%");
    var errors = new ArrayList<Double>();
    run.get("wagers").forEach(wager -> errors.add(wager.get("edge").get("error").asDouble()));
    assertThat(Collections.max(errors)).isBetween(0.9 * error, error);
  }

  @Test
  void aSetUpSaysWhatIsPlayed() {
    var file = Repo.root().resolve("examples/baccarat.yaml");
    var run = json("--setup " + file + " --rounds 1e5");
    assertThat(run.get("edition").asString()).isEqualTo("rising-phoenix-wa");
    assertThat(run.get("decks").asInt()).isEqualTo(8);
    assertThat(run.get("verdict").asString()).isEqualTo("agrees");
  }

  /// A block of dice is 2^26 rounds.
  @Test
  void aRunIsGoneOnWithFromItsFile(@TempDir Path folder) throws IOException {
    var file = folder.resolve("run.txt");
    var line = "--edition 3-dice-baccarat-wa --resume " + file + " --rounds ";
    assertThat(simulate(line + "67108864").code()).isZero();
    assertThat(Files.readString(file)).startsWith("3-dice-baccarat-wa, ");
    assertThat(simulate(line + "1e8").out())
        .contains("100,000,000 rounds from seed 1, the last 32,891,136 in ");
    assertThat(withoutTime(simulate(line + "1e8 --json").out()))
        .isEqualTo(withoutTime(simulate("--edition 3-dice-baccarat-wa --json --rounds 1e8").out()));
    assertThat(simulate(line + "2e8").error()).contains("a run that came to its end");
    var other = simulate("--edition bonus-craps-wa --rounds 10 --resume " + file);
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.error()).contains("it is not of this run, bonus-craps-wa");
    Files.writeString(file, Files.readString(file).replaceFirst(" \\d+\n$", " x\n"));
    assertThat(simulate(line + "1e8").error()).contains("not a number in it");
  }

  @Test
  void aShoeIsDealtToTheCutCardWhereThatIsAskedFor(@TempDir Path folder) {
    var line = "--edition rising-phoenix-wa --wager tie --json --rounds 1e5 ";
    var toCutCard = withoutTime(simulate(line + "--cut-card 14").out());
    assertThat(toCutCard).isNotEqualTo(withoutTime(simulate(line).out()));
    assertThat(toCutCard).isNotEqualTo(withoutTime(simulate(line + "--cut-card 60").out()));
    var kept = line + "--resume " + folder.resolve("run.txt");
    assertThat(simulate(kept).code()).isZero();
    assertThat(simulate(kept + " --cut-card 14").error())
        .contains("it is not of this run, rising-phoenix-wa, 8 decks to a cut card at 14");
  }

  @Test
  void oneThreadIsNoThreads() {
    assertThat(simulate("--edition 3-dice-baccarat-wa --rounds 1000 --threads 1").out())
        .contains(" on 1 thread, ");
  }

  @Test
  void csvHasALineARow() {
    var lines = simulate("--edition rising-phoenix-wa --wager tie --rounds 1000 --csv").out();
    assertThat(lines.lines().findFirst().orElseThrow())
        .isEqualTo(
            "edition,paytable,wager,decks,condition,made,row,count,probability,z,chance,"
                + "probabilityDecimal,edge,edgeError,edgeExact");
    assertThat(lines.lines()).hasSize(3).anyMatch(line -> line.contains("any other outcome"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --rounds 0                             | expected such as 1000000 or 1e9
          --rounds 1.5                           | expected such as 1000000 or 1e9
          --rounds 1e16                          | expected such as 1000000 or 1e9
          --rounds many                          | expected such as 1000000 or 1e9
          --rounds 10 --target-error 1%          | expected one of them
          --target-error 0%                      | expected more than 0
          --decks 17                             | expected 1 to 16
          --cut-card 13                          | expected 14 to 104
          --threads 0                            | expected 1 to 1024
          --master here                          | expected spark://host:port or local[*]
          --master spark://host                  | expected spark://host:port or local[*]
          --master local[0]                      | expected spark://host:port or local[*]
          --master local[2]                      | Spark is not here
          --master local --threads 2             | expected local[2]
          --conf spark.cores.max=1               | expected --master
          --wager nonesuch                       | nothing matches
          --json                                 | expected --edition
          --resume run.txt                       | expected --edition
          --edition bonus-craps-wa --setup x     | expected the set-up to say it
          --edition nonesuch                     | there is no edition
          --paytable PT-PRG-HP-01 --target-error 1% | expected --rounds
          """)
  void wrongUsageIsRefusedInWords(String line, String says) {
    var answer = simulate(line);
    assertThat(answer.code()).isEqualTo(64);
    assertThat(answer.error()).contains(says);
    assertThat(answer.out()).isEmpty();
  }
}
