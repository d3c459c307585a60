package io.lammer.proof.broken;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.proof.broken.Noticed.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Breaks rules as `proof/breaks.yaml` says and looks whether the tests tied to them notice.
///
/// An ordinary build runs the breaks whose source or tied tests have changed since the record in
/// `proof/breaks.txt`, and a sample that differs from commit to commit; the recorded tests must
/// notice again. `-Dlammer.breaks=all` runs every break with all tied tests and records what they
/// find, `changed` those with a change, `id,id` those named.
class BreakTest {
  private static final String UPDATE = "lammer.update";
  private static final String HOW_TO_RECORD =
      "record with -Dlammer.breaks=changed (CONTRIBUTING, Breaking a rule)";

  /// How many unchanged breaks an ordinary build runs.
  private static final int SAMPLE = 6;

  private static final int THREADS = 2;
  private static @Nullable String update;
  private static String path = "";
  private static List<Break> breaks = List.of();

  /// The tests tied to the clauses of each break, by its id.
  private static final Map<String, List<Tie>> TIED = new HashMap<>();

  /// The texts of each break as they are now, by its id; no test has failed yet.
  private static final Map<String, Result> NOW = new HashMap<>();

  @TempDir Path folder;

  /// Takes the tests that a break made fail.
  @FunctionalInterface
  private interface Keeper {
    void keep(Break broken, Set<String> failed) throws IOException;
  }

  /// A broken program must never write golden files, and it is not loaded from jars.
  @BeforeAll
  static void keepGoldens() throws IOException {
    update = System.clearProperty(UPDATE);
    path = System.getProperty(Broken.CLASS_PATH, "");
    System.setProperty(Broken.CLASS_PATH, Broken.folders(path));
    breaks = Break.all();
    tie();
    readTexts();
  }

  @AfterAll
  static void asBefore() {
    System.setProperty(Broken.CLASS_PATH, path);
    if (update != null) {
      System.setProperty(UPDATE, update);
    }
  }

  private static void tie() throws IOException {
    var clauses = Clause.all();
    var proved = new TreeMap<Tie, Set<Clause>>(Comparator.comparing(Tie::name));
    for (var tie : Tie.all()) {
      proved.put(tie, clauses.stream().filter(tie::proves).collect(Collectors.toSet()));
    }
    for (var broken : breaks) {
      var meant = clauses.stream().filter(broken::breaks).collect(Collectors.toSet());
      TIED.put(
          broken.id(),
          proved.entrySet().stream()
              .filter(entry -> !Collections.disjoint(entry.getValue(), meant))
              .map(Map.Entry::getKey)
              .toList());
    }
  }

  private static void readTexts() throws IOException {
    var texts = new HashMap<String, String>();
    for (var broken : breaks) {
      var tests = new ArrayList<String>();
      for (var tie : tied(broken)) {
        if (!texts.containsKey(tie.name())) {
          texts.put(tie.name(), Fingerprint.of(List.of(tie.name(), tie.text())));
        }
        tests.add(texts.get(tie.name()));
      }
      var source = Fingerprint.code(Repo.root().resolve(broken.file()));
      NOW.put(
          broken.id(),
          new Result(
              broken.fingerprint(),
              Fingerprint.of(List.of(source)),
              Fingerprint.of(tests),
              Set.of()));
    }
  }

  private static List<Tie> tied(Break broken) {
    return Objects.requireNonNull(TIED.get(broken.id()));
  }

  private static Result now(Break broken) {
    return Objects.requireNonNull(NOW.get(broken.id()));
  }

  @Test
  void everyBreakIsInItsFileAndNamesClauses() throws IOException {
    var clauses = Clause.all();
    var ids = new HashSet<String>();
    for (var broken : breaks) {
      assertThat(broken.broken()).isNotEmpty();
      assertThat(ids.add(broken.id())).as(broken.id() + " twice").isTrue();
      for (var claim : broken.clauses()) {
        assertThat(clauses)
            .as("%s of %s", claim, broken.id())
            .anyMatch(clause -> clause.isMeantBy(claim));
      }
    }
  }

  @Test
  void everyBreakWasRun() throws IOException {
    var recorded = Noticed.read();
    assertThat(recorded.byBreak().keySet())
        .as(HOW_TO_RECORD)
        .containsExactlyInAnyOrderElementsOf(breaks.stream().map(Break::id).toList());
    assertThat(breaks)
        .as("breaks that no test noticed, or that were edited since; " + HOW_TO_RECORD)
        .allMatch(broken -> !recorded.of(broken).isEmpty());
  }

  @Test
  void theBreaksAreNoticed() throws Exception {
    var asked = System.getProperty("lammer.breaks", "");
    if (asked.isEmpty()) {
      theRecordedTestsNoticeAgain();
    } else {
      record(asked);
    }
  }

  private void theRecordedTestsNoticeAgain() throws Exception {
    var recorded = Noticed.read();
    var chosen = new ArrayList<>(chosen(isChanged(recorded)));
    var changed = chosen.size();
    chosen.addAll(sample(recorded));
    System.out.printf(
        "breaks: %d with a change since they were recorded, %d of the others; "
            + "-Dlammer.breaks=%s records them%n",
        changed,
        chosen.size() - changed,
        chosen.stream().map(Break::id).collect(Collectors.joining(",")));
    var expected = new TreeMap<String, List<Tie>>();
    for (var broken : chosen) {
      var noticed = recorded.of(broken);
      expected.put(
          broken.id(), tied(broken).stream().filter(tie -> noticed.contains(tie.name())).toList());
    }
    var failed = run(chosen, expected, (_, _) -> {});
    for (var broken : chosen) {
      assertThat(failed.get(broken.id()))
          .as("tests that notice %s, as recorded", broken.id())
          .containsExactlyInAnyOrderElementsOf(names(expected.get(broken.id())));
    }
  }

  /// Writes after each break, so that `changed` goes on where a run was stopped.
  private void record(String asked) throws Exception {
    var recorded = Noticed.read();
    var chosen =
        switch (asked) {
          case "all" -> breaks;
          case "changed" -> chosen(isChanged(recorded));
          default -> {
            var ids = List.of(asked.split(","));
            assertThat(NOW.keySet()).containsAll(ids);
            yield chosen(broken -> ids.contains(broken.id()));
          }
        };
    var results = new TreeMap<>(recorded.byBreak());
    results.keySet().retainAll(NOW.keySet());
    var failed =
        run(
            chosen,
            TIED,
            (broken, noticed) -> {
              var now = now(broken);
              results.put(broken.id(), new Result(now.entry(), now.source(), now.tests(), noticed));
              new Noticed(results).write();
            });
    System.out.printf(
        "breaks: %d run, %d noticed%n",
        chosen.size(), failed.values().stream().filter(Predicate.not(Set::isEmpty)).count());
  }

  private static List<Break> chosen(Predicate<Break> condition) {
    return breaks.stream().filter(condition).toList();
  }

  private static Predicate<Break> isChanged(Noticed recorded) {
    return broken -> {
      var before = recorded.byBreak().get(broken.id());
      return before == null || !before.hasSameTexts(now(broken));
    };
  }

  /// Unchanged breaks by the hash of the commit: others in each, and the same ones again.
  private static List<Break> sample(Noticed recorded) throws IOException, InterruptedException {
    var commit = commit();
    return breaks.stream()
        .filter(isChanged(recorded).negate())
        .sorted(Comparator.comparing(broken -> Fingerprint.of(List.of(commit, broken.id()))))
        .limit(SAMPLE)
        .toList();
  }

  /// Empty outside of a repository.
  private static String commit() throws IOException, InterruptedException {
    var git =
        new ProcessBuilder("git", "rev-parse", "HEAD").directory(Repo.root().toFile()).start();
    var said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return git.waitFor() == 0 ? said.strip() : "";
  }

  private static List<String> names(@Nullable List<Tie> ties) {
    return Objects.requireNonNull(ties).stream().map(Tie::name).toList();
  }

  /// The tests that each break makes fail. A break that cannot be run is a fault.
  private Map<String, Set<String>> run(
      List<Break> breaks, Map<String, List<Tie>> tests, Keeper keeper) throws Exception {
    var used =
        breaks.stream()
            .flatMap(broken -> tests.getOrDefault(broken.id(), List.of()).stream())
            .distinct()
            .toList();
    assertThat(failing(Map.of(), used)).as("tests that fail with nothing broken").isEmpty();
    var failed = new TreeMap<String, Set<String>>();
    var faults = Collections.synchronizedList(new ArrayList<String>());
    try (var pool = Executors.newFixedThreadPool(THREADS)) {
      for (var broken : breaks) {
        var tied = tests.getOrDefault(broken.id(), List.of());
        pool.execute(
            () -> {
              try {
                var found = failing(Map.of(broken.file(), broken.broken()), tied);
                synchronized (failed) {
                  failed.put(broken.id(), found);
                  keeper.keep(broken, found);
                  System.out.printf(
                      "%4d %s: %d of %d tests notice%n",
                      failed.size(), broken.id(), found.size(), tied.size());
                }
              } catch (Exception e) {
                faults.add(broken.id() + ": " + e + ", " + e.getCause());
              }
            });
      }
    }
    assertThat(faults).isEmpty();
    return failed;
  }

  private Set<String> failing(Map<String, String> files, Collection<Tie> ties) throws Exception {
    if (ties.isEmpty()) {
      return new TreeSet<>();
    }
    try (var classes = Broken.with(files, Files.createTempDirectory(folder, "broken"))) {
      load(classes);
      return Jury.failing(classes, ties);
    }
  }

  /// A program that cannot even read its catalog fails every test and proves nothing.
  static void load(Broken classes) throws ReflectiveOperationException {
    classes.loadClass("io.lammer.rules.catalog.Catalog").getMethod("builtIn").invoke(null);
  }
}
