package io.lammer.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Main;
import io.lammer.kit.Repo;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Play on a cluster, through the launcher and the program as users run them. A lost worker of two
/// is in the long form (`-Dlammer.cluster=long`); an ordinary build loses an executor of one
/// worker.
class ClusterTest {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final Pattern ROUNDS = Pattern.compile("\"rounds\" : (\\d+)");

  @TempDir private static Path home;

  @TempDir private Path folder;

  private static Standalone cluster;

  @BeforeAll
  static void aCluster() throws Exception {
    cluster = new Standalone(home.resolve("cluster"));
    var build = Files.createDirectories(home.resolve("build"));
    var target = Repo.root().resolve("spark/target");
    Files.copy(target.resolve("lammer-spark-0.1.0.jar"), build.resolve("lammer.jar"));
    Files.createSymbolicLink(build.resolve("lib"), target.resolve("lib"));
  }

  @AfterAll
  static void noCluster() throws Exception {
    cluster.end();
  }

  /// A process of the program with its outputs in files.
  private record Started(Process process, Path out, Path error) {
    Answer answer() throws IOException, InterruptedException {
      var code = process.waitFor();
      return new Answer(code, Files.readString(out), Files.readString(error));
    }
  }

  private record Answer(int code, String out, String error) {}

  private Started start(List<String> command, String... words) throws IOException {
    var all = new ArrayList<>(command);
    all.addAll(List.of(words));
    var out = Files.createTempFile(folder, "run", ".out");
    var error = Files.createTempFile(folder, "run", ".err");
    var builder =
        new ProcessBuilder(all)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(error.toFile());
    builder.environment().put("LAMMER_BUILD", home.resolve("build").toString());
    builder.environment().put("LAMMER_JAVA_HOME", System.getProperty("java.home"));
    return new Started(builder.start(), out, error);
  }

  private Started onSpark(String line, String master) throws IOException {
    var words = ("simulate --json " + line + " --master " + master).split(" ");
    return start(List.of(Repo.root().resolve("lammer").toString()), words);
  }

  /// The counts as the threads of this process play them.
  private List<String> onThreads(String line) {
    var out = new StringWriter();
    var error = new StringWriter();
    var words = ("simulate --json " + line).split(" ");
    var code = Main.run(new PrintWriter(out, true), new PrintWriter(error, true), words);
    assertThat(code).as(error.toString()).isZero();
    return withoutTime(out.toString());
  }

  private static List<String> withoutTime(String json) {
    return json.lines().filter(line -> !line.matches(".*\"(threads|seconds)\".*")).toList();
  }

  /// Waits for a moment of a run that goes on.
  private static void await(String what, Started started, Callable<Boolean> moment)
      throws Exception {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (!moment.call()) {
      assertThat(started.process().isAlive()).as("the run ended before " + what).isTrue();
      assertThat(System.nanoTime()).as("waited for " + what).isLessThan(end);
      Thread.sleep(50);
    }
  }

  private static void lostExecutor(Answer run) {
    assertThat(run.code()).as(run.error()).isZero();
    assertThat(run.error().lines())
        .anyMatch(said -> said.startsWith("lammer: Lost executor "))
        .allMatch(said -> said.startsWith("lammer: "));
  }

  /// Runs of the long form; an ordinary build has none.
  static Stream<String> longRuns() {
    return "long".equals(System.getProperty("lammer.cluster"))
        ? Stream.of("--edition bonus-craps-wa --paytable PT-FLT-BC-01 --rounds 1e9 --seed 5")
        : Stream.empty();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("longRuns")
  void aWorkerThatIsKilledInTheMiddleChangesNoCount(String line) throws Exception {
    var second = cluster.addWorker();
    var started = onSpark(line, cluster.master());
    await("a task of the second worker", started, () -> cluster.runs(second) > 0);
    cluster.kill(second);
    var run = started.answer();
    lostExecutor(run);
    assertThat(withoutTime(run.out())).isEqualTo(onThreads(line));
  }

  /// Paytables that are in no jar: the run is sent as it is, and to an executor that replaces a
  /// lost one, too.
  @Test
  void aTableWithItsOwnPaytablesLosesAnExecutorAndNoCount() throws Exception {
    var setup =
        Files.writeString(
            folder.resolve("ours.yaml"),
            """
            table:
              edition: rising-phoenix-wa
              venue: tribal
              main-wager: optional
              commission: free
              modification-approval: A-1
              date: 2026-11-15
              decks: 6
              single-events: [LUCKY-6]
              golden-talons: DRAGON-BONUS
            """);
    var catalog = Files.createDirectories(folder.resolve("catalog"));
    Files.copy(
        Repo.root().resolve("examples/side-bets/baccarat.yaml"), catalog.resolve("own.yaml"));
    var line = "--setup %s --catalog %s --rounds 2e7".formatted(setup, catalog);
    var before = cluster.runs(1);
    var started = onSpark(line, cluster.master());
    await("a task of the worker", started, () -> cluster.runs(1) > before);
    cluster.killExecutors(1);
    var run = started.answer();
    lostExecutor(run);
    assertThat(run.out()).contains("LUCKY-6", "DRAGON-BONUS");
    assertThat(withoutTime(run.out())).isEqualTo(onThreads(line));
  }

  @Test
  void aRunThatIsStoppedHasPlayedTheFirstRounds() throws Exception {
    var line = "--edition 3-dice-baccarat-wa --seed 3 --rounds ";
    var file = folder.resolve("run.txt");
    var started = onSpark(line + "1e11 --resume " + file, "local[2]");
    await("the first rounds", started, () -> Files.exists(file));
    new ProcessBuilder("bash", "-c", "kill -INT " + started.process().pid()).start().waitFor();
    var run = started.answer();
    var rounds = ROUNDS.matcher(run.out());
    assertThat(rounds.find()).as(run.out() + run.error()).isTrue();
    assertThat(run.error()).isEmpty();
    assertThat(Long.parseLong(rounds.group(1))).isPositive();
    assertThat(withoutTime(run.out())).isEqualTo(onThreads(line + rounds.group(1)));
  }

  @Test
  void aMasterThatIsNotThereIsAFailureInWords() throws Exception {
    var run = onSpark("--edition bonus-craps-wa --wager pass", "spark://127.0.0.1:1").answer();
    assertThat(run.error())
        .isEqualTo("lammer: no Spark master answers at spark://127.0.0.1:1: Connection refused\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(2);
  }
}
