package io.lammer.spark;

import io.lammer.kit.Golden;
import io.lammer.kit.Jars;
import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What Spark brings is what somebody has looked at, as for everything else.
class SparkDependenciesTest {
  @Test
  void everyJarOfSparkIsTheOneThatWasReviewed() throws IOException {
    var known = Files.readString(Repo.root().resolve("build/dependencies.txt"));
    try (var files = Files.list(Repo.root().resolve("spark/target/lib"))) {
      var ofSpark =
          Jars.listed(
                  files.filter(jar -> !jar.getFileName().toString().startsWith("lammer-")).toList())
              .lines()
              .filter(line -> !known.contains(line))
              .collect(Collectors.joining("\n", "", "\n"));
      Golden.check(
          "build/dependencies-spark.txt",
          """
          # Every jar that play on a cluster needs beyond those of dependencies.txt, with its SHA-256.
          # To accept new ones: mvn verify -pl spark -am -Dtest=SparkDependenciesTest \
          -Dsurefire.failIfNoSpecifiedTests=false -Dlammer.update=true, then read git diff.
          """
              + ofSpark);
    }
  }
}
