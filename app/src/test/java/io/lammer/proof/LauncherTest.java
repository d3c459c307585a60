package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Main;
import io.lammer.kit.Repo;
import io.lammer.proof.Launched.Answer;
import io.lammer.web.BuildIdentity;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real processes, pipes and exit codes of `lammer`. What the commands print is tested in process
/// (`OutputFormsTest`).
class LauncherTest {
  private static final Pattern READY = Pattern.compile("ready at (http://127\\.0\\.0\\.1:[0-9]+)");

  /// With a house in the usual place.
  @TempDir private static Path house;

  @TempDir private static Path jars;

  private static Launched lammer;

  @TempDir private Path folder;

  @BeforeAll
  static void aHouse() throws Exception {
    lammer = Launched.in(jars.resolve("build"));
    Files.createDirectories(house.resolve("lammer-data"));
    inProcess("play", example("house.yaml"), "--table", "C1", "--db", database());
  }

  private static String example(String name) {
    return Repo.root().resolve("examples").resolve(name).toString();
  }

  private static String database() {
    return house.resolve("lammer-data/house.db").toString();
  }

  private static String inProcess(String... words) {
    var out = new StringWriter();
    var error = new StringWriter();
    assertThat(Main.run(new PrintWriter(out, true), new PrintWriter(error, true), words))
        .as(error.toString())
        .isZero();
    return out.toString();
  }

  private static Answer ask(String line) throws Exception {
    var answer = lammer.shell(house, line);
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
    return answer;
  }

  @Test
  void aReplayedScriptIsSettledThroughAPipe() throws Exception {
    assertThat(ask("lammer replay C1 --script | lammer settle -").out())
        .contains("meter            PT-BJS-FUP-01 shows");
  }

  /// Under `-jar` the class path of the virtual machine names one jar only.
  @Test
  void oneHashOverAllJarsInReportsAndVersion() throws Exception {
    var hash = versionHash(lammer);
    assertThat(ask("lammer par --edition bonus-craps-original --simulate 0 -o a.html").out())
        .startsWith("a.html is written: ");
    assertThat(Files.readString(house.resolve("a.html"))).contains(hash);
    assertThat(versionHash(withChangedRules())).hasSize(64).isNotEqualTo(hash);
  }

  private static String versionHash(Launched program) throws Exception {
    var lines = program.shell(house, "lammer --version").out().lines().toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).isEqualTo(BuildIdentity.NAME);
    assertThat(lines.getLast()).startsWith("program SHA-256 ");
    return lines.getLast().substring("program SHA-256 ".length());
  }

  /// The same jars but for one: the jar of the rules has a further file.
  private Launched withChangedRules() throws IOException {
    var changed = Launched.in(folder.resolve("changed"));
    var lib = changed.build().resolve("lib");
    var own = lib.toRealPath();
    Files.delete(lib);
    Files.createDirectory(lib);
    try (var jars = Files.list(own)) {
      for (var jar : jars.toList()) {
        var copy = Files.copy(jar, lib.resolve(jar.getFileName()));
        if (copy.getFileName().toString().startsWith("lammer-core-")) {
          try (var files = FileSystems.newFileSystem(copy)) {
            Files.writeString(files.getPath("another"), "rule");
          }
        }
      }
    }
    return changed;
  }

  @Test
  void theLauncherWithoutBashAnswersTheSame() throws Exception {
    var launch = "$LAMMER_JAVA_HOME/bin/java %s/build/Launch.java %1$s ".formatted(Repo.root());
    assertThat(ask(launch + "settle " + example("craps.yaml") + " --json").out())
        .isEqualTo(inProcess("settle", example("craps.yaml"), "--json"));
    assertThat(lammer.shell(house, launch + "catalog PT-NONE").code()).isEqualTo(64);
  }

  @Test
  void whoeverReadsTheOutputMayHaveEnough() throws Exception {
    var answer = lammer.shell(house, "lammer catalog --json | head -1; exit ${PIPESTATUS[0]}");
    assertThat(answer.out()).isEqualTo("{\n");
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isEqualTo(141);
  }

  @Test
  void anOutputThatCannotBeWrittenIsAFailure() throws Exception {
    var answer = lammer.shell(house, "lammer settle " + example("craps.yaml") + " > /dev/full");
    assertThat(answer.error())
        .isEqualTo("lammer: the output cannot be written: No space left on device\n");
    assertThat(answer.code()).isEqualTo(74);
  }

  @Test
  void everyCommandLooksWhereTheServerDoes() throws Exception {
    var environment = Map.of("LAMMER_DB", database());
    assertThat(lammer.shell(folder, "lammer verify", environment).code()).isZero();
    var nowhere = lammer.shell(folder, "lammer verify");
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.error()).endsWith("lammer-data/house.db does not exist\n");
    Files.writeString(folder.resolve("lammer.yaml"), "lammer:\n  db: " + database() + "\n");
    assertThat(lammer.shell(folder, "lammer verify").code()).isZero();
  }

  @Test
  void aServerAnswersFromAFolderAboveAndLeavesTheHouseToTheCommands() throws Exception {
    var below = Files.createDirectories(folder.resolve("below"));
    var server = lammer.start(below, Map.of(), "serve", "--db", "../house.db", "--port", "0");
    try {
      var url = ready(server);
      assertThat(server.info().arguments().orElseThrow()).contains("-XX:+ExitOnOutOfMemoryError");
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
    assertThat(inProcess("verify", "--db", folder.resolve("house.db").toString()))
        .contains("is sound");
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

  @Test
  void aServerThatCannotStartSaysWhy() throws Exception {
    var answer = lammer.shell(folder, "lammer --port 99999");
    assertThat(answer.out()).isEmpty();
    assertThat(answer.error())
        .isEqualTo("lammer: server.port is 99999; expected 0 to 65535, 0 for any that is free\n");
    assertThat(answer.code()).isEqualTo(2);
  }
}
