package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `bin/lammer` of a package, in a folder laid out as one, on this JDK. `build/try-package` tries
/// whole packages.
class PackagedTest {
  private static final String FLAGS = "-Xlog:disable\n--enable-native-access=ALL-UNNAMED\n";

  private static Path app;

  @BeforeAll
  static void unpacked() throws Exception {
    app = Launched.build("packaged");
    Files.createDirectories(app.resolve("bin"));
    Files.createDirectories(app.resolve("flags"));
    Files.copy(Repo.root().resolve("build/packaged-lammer"), app.resolve("bin/lammer"));
    Files.createSymbolicLink(
        app.resolve("runtime"), Path.of(System.getProperty("java.home")).toAbsolutePath());
    Files.writeString(app.resolve("flags/command"), FLAGS);
    Files.writeString(app.resolve("flags/server"), FLAGS + "-Dserver.port=99999\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"settle examples/craps.yaml", "--version", "verify --db 'no such file.db'"})
  void answersAsTheLauncherDoes(String words) throws Exception {
    var packaged = Launched.shell(Repo.root(), app.resolve("bin/lammer") + " " + words);
    assertThat(packaged).isEqualTo(Launched.shell(Repo.root(), "lammer " + words));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "serve", "--profile other", "serve --demo"})
  void startsTheServerWithItsOwnFlags(String words) throws Exception {
    var refused = Launched.shell(app, app.resolve("bin/lammer") + " " + words);
    assertThat(refused.error()).startsWith("lammer: server.port is 99999");
    assertThat(refused.code()).isEqualTo(2);
  }

  @Test
  void isFoundThroughALink() throws Exception {
    var link = app.resolve("bin/linked");
    Files.createSymbolicLink(link, Path.of("lammer"));
    assertThat(Launched.shell(app.resolve("lib"), link + " --version").out())
        .startsWith("lammer 0.1.0");
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
    var checked = Launched.shell(Repo.root(), "sh -n " + script);
    assertThat(checked.error()).isEmpty();
    assertThat(checked.code()).isZero();
    assertThat(Repo.root().resolve(script)).isExecutable();
  }
}
