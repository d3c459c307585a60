package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Main;
import io.lammer.kit.Repo;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the README and the guides show is what the program prints, and what they link to exists.
class ReadmeTest {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "```console\n\\$ \\./lammer (?<command>[^\n]*)\n(?<output>.*?)```", Pattern.DOTALL);
  private static final Pattern TIME = Pattern.compile("20..-..-..T..:..:..Z");

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `(?<edition>[a-z0-9-]+)` \\|[^|]*\\| (?<count>\\d+) \\|");

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

  /// The documents of the repository, the README first.
  static List<Path> documents() throws IOException {
    var documents = new ArrayList<Path>();
    for (var place : List.of(Repo.root(), Repo.root().resolve("docs"))) {
      try (var files = Files.list(place)) {
        files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
      }
    }
    return documents;
  }

  static List<Example> examples() throws IOException {
    var examples = new ArrayList<Example>();
    for (var document : documents()) {
      EXAMPLE
          .matcher(Files.readString(document))
          .results()
          .map(match -> new Example(match.group("command"), match.group("output")))
          .forEach(examples::add);
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theExamplePrintsWhatIsShown(Example example) {
    var house = folder.resolve(HOUSE).toString();
    var out = new StringWriter();
    var error = new StringWriter();
    var words = example.command().replace(HOUSE, house).split(" ");
    var code = Main.run(new PrintWriter(out, true), new PrintWriter(error, true), words);
    assertThat(error.toString()).isEmpty();
    assertThat(code).isZero();
    var shown = timeless(example.output());
    var printed = timeless(out.toString().replace(house, HOUSE));
    if (shown.endsWith("...\n")) {
      assertThat(printed).startsWith(shown.substring(0, shown.length() - 4));
      assertThat(printed).isNotBlank();
    } else {
      assertThat(printed).isEqualTo(shown);
    }
  }

  @Test
  void theTableOfGamesCountsThePrintedPaytables() {
    var shown = new TreeMap<String, Long>();
    ROW.matcher(Repo.text("README.md"))
        .results()
        .forEach(row -> shown.put(row.group("edition"), Long.valueOf(row.group("count"))));
    var printed =
        Catalog.builtIn().paytables().stream()
            .filter(Paytable::isPrinted)
            .collect(Collectors.groupingBy(Paytable::edition, Collectors.counting()));
    assertThat(shown).isEqualTo(printed);
  }

  private static String timeless(String text) {
    return TIME.matcher(text).replaceAll("TIME");
  }

  @Test
  void thereAreExamples() throws IOException {
    assertThat(examples()).hasSizeGreaterThanOrEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyLinkLeadsSomewhere(Path document) throws IOException {
    var missing =
        LINK.matcher(Files.readString(document))
            .results()
            .map(match -> match.group("target"))
            .filter(target -> !Files.exists(document.resolveSibling(target)))
            .toList();
    assertThat(missing).isEmpty();
  }
}
