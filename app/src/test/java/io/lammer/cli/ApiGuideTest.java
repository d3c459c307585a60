package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.web.Running;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the guide to the API tells a programmer to type works, from the first line to the last.
class ApiGuideTest {
  private static final Pattern SHELL = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);

  @Test
  void everyCommandOfTheGuideWorks(@TempDir Path folder) throws Exception {
    var guide = Files.readString(Repo.root().resolve("docs/api.md"));
    var script =
        SHELL
            .matcher(guide)
            .results()
            .map(MatchResult::group)
            .map(ApiGuideTest::bare)
            .collect(Collectors.joining("\n", "set -euo pipefail\n", "echo the end"));
    try (var server = Running.in(folder)) {
      var output = folder.resolve("output");
      var bash = new ProcessBuilder("bash", "-c", script).directory(folder.toFile());
      bash.redirectErrorStream(true).redirectOutput(output.toFile());
      bash.environment().put("LAMMER", "http://127.0.0.1:" + server.port());
      var process = bash.start();
      try {
        assertThat(process.waitFor(2, TimeUnit.MINUTES))
            .as("the commands end; they printed " + Files.readString(output))
            .isTrue();
      } finally {
        process.destroyForcibly();
      }
      var said = Files.readString(output);
      assertThat(process.exitValue()).as(said).isZero();
      assertThat(said).endsWith("the end\n");
    }
  }

  private static String bare(String block) {
    return block.substring("```sh\n".length(), block.length() - "```".length());
  }
}
