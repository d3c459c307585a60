package io.lammer.proof.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Breaks rules as `docs/breaks.yaml` says and looks whether the tests tied to them notice.
/// `-Dlammer.breaks=all` runs every break and writes `docs/breaks.txt`; `-Dlammer.breaks=id,id`
/// runs those. An ordinary build runs a few again.
class BreakTest {
  private static final String UPDATE = "lammer.update";

  /// Of this many breaks an ordinary build runs one.
  private static final int SAMPLE = 24;

  private static final int THREADS = 2;
  private static @Nullable String update;
  private static String path = "";

  @TempDir Path folder;

  /// A broken program must never write golden files, and it is not loaded from jars.
  @BeforeAll
  static void keepGoldens() {
    update = System.clearProperty(UPDATE);
    path = System.getProperty(Broken.CLASS_PATH, "");
    System.setProperty(Broken.CLASS_PATH, Broken.folders(path));
  }

  @AfterAll
  static void asBefore() {
    System.setProperty(Broken.CLASS_PATH, path);
    if (update != null) {
      System.setProperty(UPDATE, update);
    }
  }

  @Test
  void everyBreakIsInItsFileAndNamesClauses() throws IOException {
    var clauses = Clause.all();
    var ids = new HashSet<String>();
    for (var broken : Break.all()) {
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
  void theBreaksAreNoticed() throws Exception {
    var asked = System.getProperty("lammer.breaks", "");
    var breaks = new ArrayList<Break>();
    var all = Break.all();
    for (var i = 0; i < all.size(); i++) {
      var id = all.get(i).id();
      if (asked.isEmpty() ? i % SAMPLE == 0 : asked.equals("all") || named(asked, id)) {
        breaks.add(all.get(i));
      }
    }
    var faults = Collections.synchronizedList(new ArrayList<String>());
    var tests = tied(breaks);
    var failed = run(breaks, tests, faults);
    var before = Noticed.read();
    if (asked.isEmpty()) {
      assertThat(faults).isEmpty();
      for (var broken : breaks) {
        var expected = new TreeSet<>(before.of(broken));
        expected.retainAll(
            tests.getOrDefault(broken.id(), List.of()).stream().map(Tie::name).toList());
        assertThat(failed.get(broken.key())).as(broken.id()).containsAll(expected);
      }
    } else {
      before.failed().forEach(failed::putIfAbsent);
      failed.keySet().retainAll(all.stream().map(Break::key).toList());
      new Noticed(failed).write();
    }
    assertThat(faults).isEmpty();
  }

  @Test
  void everyBreakWasRun() throws IOException {
    assertThat(Noticed.read().failed())
        .as("breaks that changed must be run again (CONTRIBUTING, Breaking a rule)")
        .containsOnlyKeys(Break.all().stream().map(Break::key).toList());
  }

  private static boolean named(String asked, String id) {
    return List.of(asked.split(",")).contains(id);
  }

  /// The tests tied to the clauses of each break.
  private static Map<String, List<Tie>> tied(List<Break> breaks) throws IOException {
    var clauses = Clause.all();
    var ties = Tie.all();
    var tests = new TreeMap<String, List<Tie>>();
    for (var broken : breaks) {
      var meant = clauses.stream().filter(broken::breaks).toList();
      tests.put(
          broken.id(), ties.stream().filter(tie -> meant.stream().anyMatch(tie::proves)).toList());
    }
    return tests;
  }

  /// The tests that each break makes fail; a break that cannot be run is a fault.
  private Map<String, Set<String>> run(
      List<Break> breaks, Map<String, List<Tie>> tests, List<String> faults) throws Exception {
    var used = tests.values().stream().flatMap(List::stream).distinct().toList();
    assertThat(failing(Map.of(), used)).as("tests that fail with nothing broken").isEmpty();
    var failed = new ConcurrentSkipListMap<String, Set<String>>();
    try (var pool = Executors.newFixedThreadPool(THREADS)) {
      for (var broken : breaks) {
        var tied = tests.getOrDefault(broken.id(), List.of());
        pool.execute(() -> run(broken, tied, failed, faults));
      }
    }
    return failed;
  }

  private void run(
      Break broken, List<Tie> tied, Map<String, Set<String>> failed, List<String> faults) {
    try {
      var found = failing(Map.of(broken.file(), broken.broken()), tied);
      failed.put(broken.key(), found);
      System.out.printf(
          "%4d %s: %d of %d tests notice%n", failed.size(), broken.id(), found.size(), tied.size());
    } catch (Exception e) {
      faults.add(broken.id() + ": " + e);
    }
  }

  private Set<String> failing(Map<String, String> files, Collection<Tie> ties) throws Exception {
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
