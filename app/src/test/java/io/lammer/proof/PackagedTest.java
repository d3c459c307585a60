package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Main;
import io.lammer.kit.Repo;
import io.lammer.proof.Launched.Answer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `bin/lammer` of a package, in a folder laid out as one, on this JDK, and beside it with a Java
/// that only says how it was started. `build/try-package` tries whole packages.
class PackagedTest {
  private static final String FLAGS = "-Xlog:disable\n--enable-native-access=ALL-UNNAMED\n";

  @TempDir private static Path folder;

  private static Launched lammer;
  private static Path app;
  private static Path dry;

  @BeforeAll
  static void unpacked() throws Exception {
    lammer = Launched.in(folder.resolve("app"));
    app = laidOut(lammer.build());
    Files.createSymbolicLink(
        app.resolve("runtime"), Path.of(System.getProperty("java.home")).toAbsolutePath());
    Files.writeString(app.resolve("flags/command"), FLAGS);
    Files.writeString(app.resolve("flags/server"), FLAGS + "-Dserver.port=99999\n");
    dry = laidOut(folder.resolve("dry"));
    var java = Files.createDirectories(dry.resolve("runtime/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Path laidOut(Path place) throws IOException {
    Files.createDirectories(place.resolve("bin"));
    Files.createDirectories(place.resolve("flags"));
    Files.copy(Repo.root().resolve("build/packaged-lammer"), place.resolve("bin/lammer"));
    return place;
  }

  @ParameterizedTest
  @CsvSource({"settle, examples/craps.yaml", "verify, --db=no such file.db"})
  void answersAsTheCommandDoes(String command, String word) throws Exception {
    var packaged = lammer.shell(Repo.root(), "%s/bin/lammer %s '%s'".formatted(app, command, word));
    var out = new StringWriter();
    var error = new StringWriter();
    var code = Main.run(new PrintWriter(out, true), new PrintWriter(error, true), command, word);
    assertThat(packaged).isEqualTo(new Answer(code, out.toString(), error.toString()));
  }

  @Test
  void startsTheServerWithItsOwnFlags() throws Exception {
    var refused = lammer.shell(app, app.resolve("bin/lammer") + " serve --demo");
    assertThat(refused.error()).startsWith("lammer: server.port is 99999");
    assertThat(refused.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'', server, server",
    "serve, server, server",
    "--profile other, server, server",
    "serve --demo, server, server",
    "simulate --rounds 9, server, none",
    "settle a.yaml, command, command",
    "catalog, command, command"
  })
  void choosesFlagsAndCacheByTheCommand(String words, String flags, String cache) throws Exception {
    var started = lammer.shell(dry, dry.resolve("bin/lammer") + " " + words);
    assertThat(started.out().lines())
        .startsWith(
            "@" + dry + "/flags/" + flags,
            "-XX:AOTCache=" + dry + "/" + cache + ".aot",
            "-jar",
            dry + "/lammer.jar")
        .endsWith(words.isEmpty() ? new String[0] : words.split(" "));
  }

  @Test
  void isFoundThroughALink() throws Exception {
    var link = dry.resolve("bin/linked");
    Files.createSymbolicLink(link, Path.of("lammer"));
    assertThat(lammer.shell(folder, link + " --version").out())
        .contains(dry + "/lammer.jar\n--version\n");
  }

  /// The house of the service, used when a command names no other; its owner owns everything here.
  @ParameterizedTest
  @CsvSource({
    "verify, true",
    "serve, true",
    "serve --port 9000, true",
    "serve --demo, false",
    "verify --db own.db, false",
    "serve --db=own.db, false",
    "serve --config own.yaml, false",
    "--port 9000, false",
    "'', false"
  })
  void aCommandThatNamesNoHouseIsToldOfTheInstalledOne(String words, boolean told)
      throws Exception {
    var etc = Files.createDirectories(folder.resolve("etc"));
    var config = Files.writeString(etc.resolve("lammer.yaml"), "");
    Files.writeString(
        etc.resolve("environment"),
        "# of the unit\nSERVER_PORT=1\nLAMMER_DB=\"postgresql://a:b$c@d/e\"\n");
    Files.writeString(
        dry.resolve("runtime/bin/java"), "#!/bin/sh\nprintf '%s\\n' \"$@\" \"db $LAMMER_DB\"\n");
    var started =
        lammer.shell(dry, "LAMMER_INSTALLED=%s %s/bin/lammer %s".formatted(config, dry, words));
    assertThat(started.out().contains("-Dlammer.installed=" + config + "\n")).isEqualTo(told);
    assertThat(started.out()).endsWith(told ? "db postgresql://a:b$c@d/e\n" : "db \n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"verify", "serve"})
  void theHouseOfTheServicesEnvironmentIsItsOwners(String command) throws Exception {
    var etc = Files.createDirectories(folder.resolve("etc-" + command));
    var config = Files.writeString(etc.resolve("lammer.yaml"), "");
    Files.writeString(etc.resolve("environment"), "LAMMER_DB=/proc/1/house.db\n");
    var refused =
        lammer.shell(
            app,
            "JDK_JAVA_OPTIONS=-Duser.name=somebody LAMMER_INSTALLED=%s %s/bin/lammer %s"
                .formatted(config, app, command));
    assertThat(refused.error()).contains("/proc/1 belongs to root; go on as its owner");
    assertThat(refused.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"LAMMER_DB=own.db", "touch lammer.yaml;"})
  void aHouseOfOnesOwnGoesBeforeTheInstalledOne(String own) throws Exception {
    var here = Files.createDirectories(folder.resolve("here-" + own.length()));
    var started =
        lammer.shell(
            here,
            "export LAMMER_INSTALLED=/etc/passwd; %s %s/bin/lammer verify".formatted(own, dry));
    assertThat(started.out()).doesNotContain("lammer.installed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "build/debian/postinst",
        "build/debian/prerm",
        "build/debian/postrm",
        "build/packaged-lammer",
        "build/try/inside"
      })
  void scriptsOfThePackageArePlainShell(String script) throws Exception {
    var checked = lammer.shell(Repo.root(), "sh -n " + script);
    assertThat(checked.error()).isEmpty();
    assertThat(checked.code()).isZero();
    assertThat(Repo.root().resolve(script)).isExecutable();
  }
}
