package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The launcher on a machine that has nothing: a copy of it, with a PATH of its own and package
/// managers that only write down what they are asked.
class SetUpTest {
  /// What every system has.
  private static final List<String> TOOLS =
      List.of("bash", "sh", "env", "cat", "dirname", "readlink", "chmod", "grep", "mkdir");

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
    assertThat(launcher).contains(" /usr/lib/jvm/* /opt/* ");
    Files.writeString(
        folder.resolve("lammer"),
        launcher.replace(" /usr/lib/jvm/* /opt/* ", " " + folder + "/jvm/* "));
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
        "    chromium | strace | curl | git) echo > "
            + bin
            + "/$name; chmod +x "
            + bin
            + "/$name ;;",
        "  esac",
        "done");
  }

  private Answer lammer(String... words) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("bash", folder.resolve("lammer").toString()));
    command.addAll(List.of(words));
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().put("HOME", folder.toString());
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
    debian("openjdk-25-jdk-headless maven git chromium strace curl");
    var answer = lammer("test", "-pl", "core");
    assertThat(answer.error()).contains("installing a JDK 25, Maven, git, Chromium, strace");
    assertThat(answer.code()).isZero();
    assertThat(Files.readString(asked))
        .isEqualTo(
            """
            apt-get -qq update
            apt-get -qq install -y --no-install-recommends openjdk-25-jdk-headless maven git chromium strace curl
            mvn -B verify -pl core with %s/jvm/openjdk-25-jdk-headless
            """
                .formatted(folder));
    assertThat(lammer("test").code()).isZero();
    assertThat(Files.readString(asked)).containsOnlyOnce("apt-get -qq install");
  }

  @Test
  void anotherPackageOfAJdkWillDo() throws Exception {
    debian("temurin-25-jdk maven git chromium strace curl");
    assertThat(lammer("test").code()).isZero();
    assertThat(Files.readString(asked))
        .contains("install -y --no-install-recommends temurin-25-jdk");
  }

  @Test
  void withoutAPackageOfAJdkItSaysWhereOneIs() throws Exception {
    debian("openjdk-17-jdk-headless maven git chromium strace curl");
    var answer = lammer();
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error())
        .contains(
            "needs a JDK 25, and no package archive of this system has one",
            "apt-get install -y temurin-25-jdk",
            "LAMMER_JAVA_HOME");
    assertThat(Files.readString(asked)).isEqualTo("apt-get -qq update\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dnf    | dnf install java-25-openjdk-devel maven git chromium strace curl
          zypper | zypper install java-25-openjdk-devel maven git chromium strace curl
          pacman | pacman -S --needed jdk25-openjdk maven git chromium strace curl
          apk    | apk add openjdk25-jdk maven git chromium strace curl
          brew   | brew install openjdk@25 maven git chromium strace curl
          """)
  void onOtherSystemsItSaysTheCommand(String manager, String command) throws Exception {
    program(manager, "exit 1");
    var answer = lammer("test");
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error()).contains(command);
  }

  @Test
  void withoutAnyPackageManagerItSaysWhatIsMissing() throws Exception {
    var answer = lammer();
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error()).contains("needs a JDK 25, Maven, and found none", "adoptium.net");
  }

  @Test
  void aJdkThatIsNamedAndIsNoneIsNotReplaced() throws Exception {
    var answer = Launched.shell(folder, "LAMMER_JAVA_HOME=/nowhere lammer --version");
    assertThat(answer.code()).isEqualTo(69);
    assertThat(answer.error()).contains("LAMMER_JAVA_HOME is \"/nowhere\", which is not a JDK 25");
  }
}
