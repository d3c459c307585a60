package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.lammer.kit.Golden;
import io.lammer.kit.Proves;
import io.lammer.kit.Repo;
import io.lammer.rules.yaml.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Every clause of the rule documents is tied to the tests that prove it: Java tests by [Proves],
/// golden scripts by `# proves:` lines.
class TraceabilityTest {
  private static final String GOLDEN = "report/src/test/resources/golden";
  private static final Pattern PROVES = Pattern.compile("(?m)^# proves: (.*)$");

  private record Clause(String id, String says, List<Integer> rulings, @Nullable String outside) {}

  private static final Map<String, String> DOCUMENTS = new LinkedHashMap<>();
  private static final Map<String, Clause> CLAUSES = new LinkedHashMap<>();

  /// Tests by the clause id, or pattern with `*`, that they claim.
  private static final Map<String, TreeSet<String>> CLAIMS = new TreeMap<>();

  @BeforeAll
  static void readEverything() throws IOException {
    readClauses();
    readJavaClaims();
    readGoldenClaims();
  }

  @Test
  void everyClauseHasATest() {
    var open =
        CLAUSES.values().stream()
            .filter(clause -> clause.outside() == null && tests(clause).isEmpty())
            .map(clause -> clause.id() + ": " + clause.says())
            .toList();
    assertThat(open).isEmpty();
  }

  @Test
  void everyClaimNamesAClause() {
    var unknown =
        CLAIMS.keySet().stream()
            .filter(claim -> CLAUSES.keySet().stream().noneMatch(id -> matches(claim, id)))
            .map(claim -> claim + " of " + CLAIMS.get(claim))
            .toList();
    assertThat(unknown).isEmpty();
  }

  @Test
  void aClauseIsEitherProvedOrOutside() {
    var odd =
        CLAUSES.values().stream()
            .filter(clause -> clause.outside() != null && !tests(clause).isEmpty())
            .map(Clause::id)
            .toList();
    assertThat(odd).isEmpty();
  }

  @Test
  void thePageOfClausesIsUpToDate() {
    Golden.check("docs/traceability.md", page());
  }

  private static String page() {
    var outside = CLAUSES.values().stream().filter(clause -> clause.outside() != null).count();
    var text = new StringBuilder("# Traceability\n\n");
    text.append(
        """
        Every rule, note and condition of the five rule documents (`docs/clauses.yaml`), the rulings that read it
        (`docs/rulings.md`) and the tests that prove it. The build writes this page and fails when a clause has no
        test. %d clauses: %d proved, %d outside of what the program does, each with its reason.
        """
            .formatted(CLAUSES.size(), CLAUSES.size() - outside, outside));
    DOCUMENTS.forEach((id, title) -> document(text, id, title));
    return text.toString();
  }

  private static void document(StringBuilder text, String document, String title) {
    text.append("\n## ").append(title).append("\n\n");
    text.append("| clause | says | rulings | tests |\n|---|---|---|---|\n");
    for (var clause : CLAUSES.values()) {
      if (clause.id().startsWith(document + "-")) {
        var tests =
            clause.outside() == null
                ? String.join("<br>", tests(clause))
                : "*outside:* " + clause.outside();
        var rulings =
            clause.rulings().stream().map(String::valueOf).collect(Collectors.joining(", "));
        text.append(
            "| %s | %s | %s | %s |%n".formatted(clause.id(), clause.says(), rulings, tests));
      }
    }
  }

  private static Set<String> tests(Clause clause) {
    var tests = new TreeSet<String>();
    CLAIMS.forEach(
        (claim, names) -> {
          if (matches(claim, clause.id())) {
            tests.addAll(names);
          }
        });
    return tests;
  }

  private static boolean matches(String claim, String id) {
    return claim.contains("*")
        ? id.matches(
            Stream.of(claim.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")))
        : claim.equals(id);
  }

  private static void readClauses() throws IOException {
    var file = Repo.root().resolve("docs/clauses.yaml");
    var fields =
        Value.parse("docs/clauses.yaml", Files.readString(file)).fields("documents", "clauses");
    for (var item : fields.need("documents").list()) {
      var document = item.fields("id", "edition", "title");
      DOCUMENTS.put(
          document.need("id").text(),
          document.need("title").text() + " (" + document.need("edition").text() + ")");
    }
    for (var item : fields.need("clauses").list()) {
      var entry = item.fields("id", "says", "rulings", "outside");
      var rulings = entry.maybe("rulings");
      var clause =
          new Clause(
              entry.need("id").text(),
              entry.need("says").text(),
              rulings == null ? List.of() : rulings.each(Value::whole),
              entry.maybe("outside", Value::text));
      assertThat(CLAUSES.put(clause.id(), clause)).as(clause.id() + " twice").isNull();
    }
  }

  private static void readJavaClaims() throws IOException {
    var folders = new ArrayList<Path>();
    try (var modules = Files.list(Repo.root())) {
      modules
          .map(module -> module.resolve("target/test-classes"))
          .filter(Files::isDirectory)
          .forEach(folders::add);
    }
    for (var type : new ClassFileImporter().importPaths(folders)) {
      claims(type);
      type.getMethods().forEach(TraceabilityTest::claims);
    }
  }

  private static void claims(JavaClass type) {
    if (type.isAnnotatedWith(Proves.class)) {
      add(type.getAnnotationOfType(Proves.class), type.getSimpleName());
    }
  }

  private static void claims(JavaMethod method) {
    if (method.isAnnotatedWith(Proves.class)) {
      add(
          method.getAnnotationOfType(Proves.class),
          method.getOwner().getSimpleName() + "." + method.getName());
    }
  }

  private static void add(Proves proves, String test) {
    for (var claim : proves.value()) {
      CLAIMS.computeIfAbsent(claim, _ -> new TreeSet<>()).add(test);
    }
  }

  private static void readGoldenClaims() throws IOException {
    var folder = Repo.root().resolve(GOLDEN);
    try (var files = Files.walk(folder)) {
      for (var file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        var matcher = PROVES.matcher(Files.readString(file));
        while (matcher.find()) {
          for (var claim : matcher.group(1).strip().split("[ ,]+")) {
            CLAIMS
                .computeIfAbsent(claim, _ -> new TreeSet<>())
                .add("golden/" + folder.relativize(file));
          }
        }
      }
    }
  }
}
