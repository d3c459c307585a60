package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.BuildIdentity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParCommandTest {
  @TempDir Path folder;

  private static Run par(Path file, String... more) {
    var arguments = new ArrayList<>(List.of("par", "-o", file.toString()));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray(String[]::new));
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void aReportIsWrittenAndReplaced() throws IOException {
    var file = folder.resolve("craps.html");
    for (var date : List.of("2026-01-30", "2026-01-31")) {
      var result = par(file, "--edition", "bonus-craps-original", "--date", date);
      assertThat(result.code()).isZero();
      assertThat(result.out()).startsWith(file + " is written: ").contains(" bytes, SHA-256 ");
      assertThat(result.error()).isEmpty();
      assertThat(files()).containsExactly(file);
      assertThat(Files.readString(file))
          .contains(
              "lammer par --edition bonus-craps-original --date " + date + " -o craps.html",
              BuildIdentity.hash(),
              "18.3029%");
    }
  }

  @Test
  void theReportSaysWhomItIsForAndWhatEachRevisionChanged() throws IOException {
    var file = folder.resolve("craps.html");
    var result =
        par(
            file,
            "--edition",
            "bonus-craps-original",
            "--client",
            "A Casino",
            "--number",
            "MR-4",
            "--change",
            "1.0 2026-01-31 First issue");
    assertThat(result.code()).isZero();
    assertThat(Files.readString(file))
        .contains("<td>A Casino</td>", "<td>MR-4</td>", "<td>2026-01-31</td><td>First issue</td>")
        .contains("--change '1.0 2026-01-31 First issue' --client 'A Casino' --number MR-4");
  }

  @Test
  void paperStartsLikePaper() throws IOException {
    var file = folder.resolve("craps.pdf");
    assertThat(par(file, "--edition", "bonus-craps-original").code()).isZero();
    assertThat(Files.readAllBytes(file)).startsWith('%', 'P', 'D', 'F');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a.txt  | bonus-craps-nv | --date 2026-01-31           | expected a file that ends in .pdf or .html
          a.html | bonus-crap     | --date 2026-01-31           | there is no edition "bonus-crap"; expected bonus-craps-original
          a.html | bonus-craps-nv | --paytable PT-X             | bonus-craps-nv has no paytable "PT-X"; expected PT-FLT-BC-03
          a.html | bonus-craps-nv | --date tomorrow             | "tomorrow" is not a date; expected such as 2026-01-31
          a.html | bonus-craps-nv | --decks 0                   | a shoe of 0 decks; expected 1 to 16
          a.html | bonus-craps-nv | --change first              | "first" is no line of a revision history
          a.html | bonus-craps-nv | --meter -5                  | --meter -5; expected dollars from 0 up
          a.html | bonus-craps-nv | --limit 0.00001             | --limit 0.00001; expected dollars from 0 up
          a.html | bonus-craps-nv | --increment 20              | "20" is not a percentage
          """)
  void wrongUsageIsExplainedAndWritesNothing(
      String name, String edition, String option, String message) throws IOException {
    var words = option.split(" ");
    var result = par(folder.resolve(name), "--edition", edition, words[0], words[1]);
    assertThat(result.code()).isEqualTo(64);
    assertThat(result.error()).contains(message);
    assertThat(files()).isEmpty();
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() throws IOException {
    var missing = folder.resolve("nowhere").resolve("a.html");
    var result = par(missing, "--edition", "bonus-craps-original");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.error()).contains(missing + ": there is no folder ");
    var taken = Files.createDirectory(folder.resolve("taken.html"));
    result = par(taken, "--edition", "bonus-craps-original");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.error()).contains("taken.html: cannot be written: it is a folder");
    assertThat(files()).containsExactly(taken);
  }

  @Test
  void theHelpShowsItsExamplesAsTheyAreTyped() {
    assertThat(Run.of("par", "--help").out()).contains("--increment 20% --limit 500000");
  }

  @Test
  void analyzePrintsAPage() {
    var result = Run.of("analyze", "--edition", "bonus-craps-original", "--html");
    assertThat(result.code()).isZero();
    assertThat(result.out())
        .startsWith("<!DOCTYPE html>")
        .contains(
            "All Small",
            "760,760",
            "lammer analyze --edition bonus-craps-original --paytable PT-FLT-BC-00");
  }
}
