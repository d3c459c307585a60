package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
    var server = RunningServer.start(folder.resolve("house.db"), "--demo");
    try {
      var bash = new ProcessBuilder("bash", "-c", script).directory(folder.toFile());
      bash.redirectErrorStream(true).environment().put("LAMMER", server.url());
      var process = bash.start();
      var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(said).isZero();
      assertThat(said).endsWith("the end\n");
    } finally {
      server.kill();
    }
  }

  private static String bare(String block) {
    return block.substring("```sh\n".length(), block.length() - "```".length());
  }
}
