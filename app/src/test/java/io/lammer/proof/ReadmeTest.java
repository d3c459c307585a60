package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Main;
import io.lammer.kit.Repo;
import io.lammer.rules.GameModule;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the README and the guides show is what the program prints, and what they link to or name
/// exists.
class ReadmeTest {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "```console\n\\$ \\./lammer (?<command>[^\n]*)\n(?<output>.*?)```", Pattern.DOTALL);
  private static final Pattern TIME = Pattern.compile("20..-..-..T..:..:..Z");

  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| `(?<edition>[a-z0-9-]+)` \\|[^|]*\\| (?<count>\\d+) \\|(?<edges>[^|]*)\\|");

  /// A wager and its edges, such as "`banker` 1.0183% or 1.0579%".
  private static final Pattern EDGES =
      Pattern.compile("`(?<wager>[a-z0-9-]+)` (?<edges>[0-9.]+%( or [0-9.]+%)*)");

  /// The documents that say where things are in the code.
  private static final List<String> MAPS =
      List.of("CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md");

  private static final Pattern CODE = Pattern.compile("`(?<text>[^`\n]+)`");

  /// A class, perhaps with a member; names in capitals are constants or placeholders.
  private static final Pattern CLASS =
      Pattern.compile("(?<name>[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(\\.[A-Za-z_]+)?");

  private static final Pattern TYPE =
      Pattern.compile("\\b(class|record|interface|enum) (?<name>[A-Z][A-Za-z0-9]*)");

  /// What stands for the names in a document, the games by folder and class name.
  private static final Map<String, String> GAMES =
      ServiceLoader.load(GameModule.class).stream()
          .map(ServiceLoader.Provider::type)
          .collect(
              Collectors.toMap(
                  type -> type.getPackageName().replaceFirst(".*\\.", ""),
                  type -> type.getSimpleName().replaceFirst("Game$", "")));

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
    for (var place : List.of("", "docs", "docs/reference")) {
      try (var files = Files.list(Repo.root().resolve(place))) {
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

  @Test
  void theTableOfGamesHasExactEdges() {
    for (var row : ROW.matcher(Repo.text("README.md")).results().toList()) {
      var wagers = EDGES.matcher(row.group("edges")).results().toList();
      assertThat(wagers).as(row.group("edition")).isNotEmpty();
      for (var wager : wagers) {
        var out = new StringWriter();
        var words =
            "analyze --decks 8 --edition %s --wager %s"
                .formatted(row.group("edition"), wager.group("wager"));
        Main.run(new PrintWriter(out, true), new PrintWriter(out, true), words.split(" "));
        assertThat(out.toString().split("\\s+"))
            .as(words)
            .contains(wager.group("edges").split(" or "));
      }
    }
  }

  static List<String> maps() {
    return MAPS;
  }

  @ParameterizedTest
  @MethodSource("maps")
  void everyFileAndClassThatIsNamedExists(String document) throws IOException {
    var sources = sources();
    var files =
        sources.stream().map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    var types = new HashSet<String>();
    for (var file : sources) {
      TYPE.matcher(Files.readString(file)).results().forEach(it -> types.add(it.group("name")));
    }
    var missing =
        CODE.matcher(Repo.text(document))
            .results()
            .map(match -> match.group("text"))
            .filter(text -> readings(text).noneMatch(it -> exists(it, files, types)))
            .toList();
    assertThat(missing).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    var sources = new ArrayList<Path>();
    for (var module : List.of("core", "app", "kit", "bench", "issuer", "spark")) {
      try (var files = Files.walk(Repo.root().resolve(module).resolve("src"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }

  /// The text with its placeholders filled in, for one game after the other.
  private static Stream<String> readings(String text) {
    return GAMES.entrySet().stream()
        .map(
            game ->
                text.replace("<name>", game.getKey())
                    .replace("<Name>", game.getValue())
                    .replace("<edition>", "rising-phoenix-wa")
                    .replace("PAGE", "floor")
                    .replaceFirst("^(core|app)/test/\\.\\.\\./", "$1/src/test/java/io/lammer/")
                    .replaceFirst("^(core|app)/\\.\\.\\./", "$1/src/main/java/io/lammer/"));
  }

  /// True also for what names neither a file of the repository nor a class.
  private static boolean exists(String text, Set<String> files, Set<String> types) {
    if (text.matches("(app|build|core|docs|examples|kit|proof)/\\S+")) {
      return text.startsWith("app/target/") || Files.exists(Repo.root().resolve(text));
    }
    if (text.endsWith(".java")) {
      return files.contains(text);
    }
    var type = CLASS.matcher(text);
    return !type.matches() || types.contains(type.group("name"));
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
