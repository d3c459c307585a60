package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the README shows is what the program prints, and what it links to exists.
class ReadmeTest {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "```console\n\\$ \\./lammer (?<command>[^\n]*)\n(?<output>.*?)```", Pattern.DOTALL);
  private static final Pattern TIME = Pattern.compile("20..-..-..T..:..:..Z");

  /// The database of the live house, which the examples share in the order they are shown.
  private static final String HOUSE = "house.db";

  private static final Pattern LINK = Pattern.compile("\\]\\((?<target>[^)#:]+)\\)");

  record Example(String command, String output) {
    @Override
    public String toString() {
      return command;
    }
  }

  @TempDir private static Path folder;

  private static String readme() throws IOException {
    return Files.readString(Repo.root().resolve("README.md"));
  }

  static Stream<Example> examples() throws IOException {
    return EXAMPLE
        .matcher(readme())
        .results()
        .map(match -> new Example(match.group("command"), match.group("output")));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theExamplePrintsWhatTheReadmeShows(Example example) throws Exception {
    var house = folder.resolve(HOUSE).toString();
    var answer = Launched.shell(Repo.root(), "lammer " + example.command().replace(HOUSE, house));
    assertThat(answer.error()).isEmpty();
    assertThat(answer.code()).isZero();
    var shown = timeless(example.output());
    var printed = timeless(answer.out().replace(house, HOUSE));
    if (shown.endsWith("...\n")) {
      assertThat(printed).startsWith(shown.substring(0, shown.length() - 4));
      assertThat(printed).isNotBlank();
    } else {
      assertThat(printed).isEqualTo(shown);
    }
  }

  private static String timeless(String text) {
    return TIME.matcher(text).replaceAll("TIME");
  }

  @Test
  void thereAreExamples() throws IOException {
    assertThat(examples()).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void everyLinkOfTheReadmeLeadsSomewhere() throws IOException {
    var missing =
        LINK.matcher(readme())
            .results()
            .map(match -> match.group("target"))
            .filter(target -> !Files.exists(Repo.root().resolve(target)))
            .toList();
    assertThat(missing).isEmpty();
  }
}
