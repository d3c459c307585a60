package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The launcher on a machine that has nothing: a copy of it, with a PATH of its own and package
/// managers that only write down what they are asked.
class SetUpTest {
  /// What every system has.
  private static final List<String> TOOLS =
      List.of(
          "bash",
          "sh",
          "env",
          "cat",
          "dirname",
          "readlink",
          "chmod",
          "grep",
          "mkdir",
          "find",
          "rm",
          "mv",
          "mktemp",
          "tee",
          "touch",
          "awk",
          "head",
          "tail",
          "sleep");

  /// What the tests need besides a JDK.
  private static final String NEEDED = "maven git chromium strace curl python3";

  /// A folder of the system where the launcher looks for JDKs.
  private static final Pattern JDKS = Pattern.compile("(?<= )/[\\w/.-]+/\\*(?= )");

  @TempDir private Path folder;

  private Path bin;
  private Path asked;

  private record Answer(int code, String error) {}

  @BeforeEach
  void aBareMachine() throws IOException {
    bin = Files.createDirectories(folder.resolve("bin"));
    asked = folder.resolve("asked");
    for (var tool : TOOLS) {
      program(tool, "exec " + where(tool) + " \"$@\"");
    }
    var launcher = Files.readString(Repo.root().resolve("lammer"));
    Files.writeString(
        folder.resolve("lammer"), JDKS.matcher(launcher).replaceAll(folder + "/jvm/*"));
  }

  private static Path where(String tool) {
    return List.of("/bin", "/usr/bin").stream()
        .map(place -> Path.of(place, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  private void program(String name, String... lines) throws IOException {
    var text = "#!" + where("bash") + "\n" + String.join("\n", lines) + "\n";
    Files.writeString(bin.resolve(name), text);
    Files.setPosixFilePermissions(bin.resolve(name), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /// Packages of these names are to be had, and installing one makes what is in it.
  private void debian(String packages) throws IOException {
    var note = "echo \"${0##*/} $*\" >> " + asked;
    program("sudo", "[[ $1 == -n ]] && shift", "exec \"$@\"");
    program("apt-cache", "[[ ' " + packages + " ' == *\" $2 \"* ]] && echo '  Candidate: 1.0'");
    program(
        "apt-get",
        note,
        "for name in \"$@\"; do",
        "  case $name in",
        "    *25-jdk*) home=" + folder + "/jvm/$name; mkdir -p \"$home/bin\"",
        "      echo 'JAVA_VERSION=\"25.0.1\"' > \"$home/release\"",
        "      for tool in java javac; do echo '#!/bin/sh' > \"$home/bin/$tool\"; done",
        "      chmod +x \"$home\"/bin/* ;;",
        "    maven) echo 'echo \"mvn $* with $JAVA_HOME\" >> " + asked + "' > " + bin + "/mvn",
        "      chmod +x " + bin + "/mvn ;;",
        "    chromium | strace | curl | git | python3) echo > "
            + bin
            + "/$name; chmod +x "
            + bin
            + "/$name ;;",
        "  esac",
        "done");
  }

  private Answer lammer(String... words) throws IOException, InterruptedException {
    return lammer(Map.of(), words);
  }

  private Answer lammer(Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("bash", folder.resolve("lammer").toString()));
    command.addAll(List.of(words));
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().put("HOME", folder.toString());
    builder.environment().putAll(environment);
    var error = folder.resolve("error");
    var code =
        builder
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(error.toFile())
            .start()
            .waitFor();
    return new Answer(code, Files.readString(error));
  }

  @Test
  void theTestsAreRunOnceEverythingIsThere() throws Exception {
    debian("openjdk-25-jdk-headless " + NEEDED);
    var answer = lammer("test", "-pl", "core");
    assertThat(answer.error()).contains("installing a JDK 25, Maven, git, Chromium, strace");
    assertThat(answer.code()).isZero();
    assertThat(Files.readAllLines(asked))
        .satisfiesExactly(
            update -> assertThat(update).matches("apt-get .*update"),
            install ->
                assertThat(install)
                    .matches("apt-get .*install .*")
                    .endsWith(" openjdk-25-jdk-headless " + NEEDED),
            tests ->
                assertThat(tests)
                    .startsWith("mvn ")
                    .endsWith(" -pl core with " + folder + "/jvm/openjdk-25-jdk-headless"));
    assertThat(lammer("test").code()).isZero();
    assertThat(Files.readString(asked)).containsOnlyOnce(" install ");
  }

  @Test
  void anotherPackageOfAJdkWillDo() throws Exception {
    debian("temurin-25-jdk " + NEEDED);
    assertThat(lammer("test").code()).isZero();
    assertThat(Files.readString(asked)).containsPattern(" install .*temurin-25-jdk");
  }

  @Test
  void withoutAPackageOfAJdkItSaysWhereOneIs() throws Exception {
    debian("openjdk-17-jdk-headless " + NEEDED);
    var answer = lammer();
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error())
        .contains(
            "needs a JDK 25, and no package archive of this system has one",
            "apt-get install -y temurin-25-jdk",
            "LAMMER_JAVA_HOME");
    assertThat(Files.readString(asked)).doesNotContain(" install ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dnf    | dnf install java-25-openjdk-devel
          zypper | zypper install java-25-openjdk-devel
          pacman | pacman -S --needed jdk25-openjdk
          apk    | apk add openjdk25-jdk
          brew   | brew install openjdk@25
          """)
  void onOtherSystemsItSaysTheCommand(String manager, String command) throws Exception {
    program(manager, "exit 1");
    var answer = lammer("test");
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error()).contains(command + " " + NEEDED);
  }

  @Test
  void withoutAnyPackageManagerItSaysWhatIsMissing() throws Exception {
    var answer = lammer();
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error()).contains("needs a JDK 25, Maven, and found none", "adoptium.net");
  }

  @Test
  void aJdkThatIsNamedAndIsNoneIsNotReplaced() throws Exception {
    debian("openjdk-25-jdk-headless " + NEEDED);
    var answer = lammer(Map.of("LAMMER_JAVA_HOME", "/nowhere"), "--version");
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error()).contains("LAMMER_JAVA_HOME is \"/nowhere\", which is not a JDK 25");
  }

  static List<String> modules() {
    return MapTest.MODULES;
  }

  /// Of the program without Spark, which is a download of its own.
  @ParameterizedTest
  @MethodSource("modules")
  void aChangeInAModuleIsBuilt(String changed) throws Exception {
    debian("openjdk-25-jdk-headless " + NEEDED);
    assertThat(lammer("test").code()).isZero();
    Files.delete(asked);
    built();
    assertThat(lammer("--version").code()).isZero();
    assertThat(asked).doesNotExist();
    var stamp = folder.resolve("target/launcher/build-1/stamp");
    Files.setLastModifiedTime(stamp, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
    for (var module : modules()) {
      age(folder.resolve(module));
    }
    age(folder.resolve("pom.xml"));
    assertThat(lammer("--version").code()).isZero();
    assertThat(asked).doesNotExist();
    Files.writeString(folder.resolve(changed).resolve("src/main/New.java"), "");
    lammer("--version");
    assertThat(asked).content().contains(" package ").doesNotContain("spark", "cluster");
  }

  /// A checkout with the modules, and what a build leaves behind.
  private void built() throws IOException {
    Files.createFile(folder.resolve("pom.xml"));
    for (var module : modules()) {
      Files.createDirectories(folder.resolve(module).resolve("src/main"));
      Files.createFile(folder.resolve(module).resolve("pom.xml"));
    }
    var build = Files.createDirectories(folder.resolve("target/launcher/build-1"));
    Files.createFile(build.resolve("lammer.jar"));
    Files.createFile(build.resolve("stamp"));
    Files.writeString(folder.resolve("target/launcher/current"), "build-1\n");
  }

  private static void age(Path place) throws IOException {
    try (var files = Files.walk(place)) {
      for (var file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2025-01-01T00:00:00Z")));
      }
    }
  }
}
