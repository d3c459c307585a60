package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.kit.Jars;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the program and its tests are built on is what somebody has looked at: each jar by name,
/// version and checksum.
final class DependenciesTest {
  @Test
  void everyJarIsTheOneThatWasReviewed() throws IOException {
    Golden.check(
        "build/dependencies.txt",
        """
        # Every jar of the program and of its tests, with its SHA-256. A jar that is not listed so fails the build.
        # To accept new ones: ./lammer update, then read git diff.
        """
            + Jars.listed(jars()));
  }

  @Test
  void whatNobodyNeedsIsNotThere() {
    assertThat(jars())
        .noneMatch(jar -> jar.getFileName().toString().startsWith("log4j"))
        .noneMatch(jar -> jar.getFileName().toString().contains("websocket"))
        .noneMatch(jar -> jar.getFileName().toString().startsWith("spark"))
        .anyMatch(jar -> jar.getFileName().toString().startsWith("tomcat-embed-core-"));
  }

  private static List<Path> jars() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(path -> path.toString().endsWith(".jar"))
        .filter(path -> !path.getFileName().toString().matches("(lammer|surefire|common-).*"))
        .toList();
  }
}
