package io.lammer.proof.broken;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.proof.broken.PaytableBreaks.Change;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every row of every paytable is made wrong once in what it pays and once in what it pays for, and
/// the two tests that all paytables are tied to must notice: of the paytables that were broken each
/// one, and of the others none.
class PaytableBreakTest {
  private static final String PRINTED = "PrintedTest.everyPaytableIsAsPrinted";
  private static final String COUNTED = "CensusTest.everyRowOfThePaytableComesInItsNumberOfWays";

  @TempDir Path folder;

  @Test
  void anotherPayIsNoticed() throws Exception {
    everyChangeIsNoticed(PRINTED, PaytableBreaks::printed);
  }

  @Test
  void anotherConditionIsNoticed() throws Exception {
    everyChangeIsNoticed(COUNTED, PaytableBreaks::counted);
  }

  /// Changes one line of each paytable at a time, all paytables together.
  private void everyChangeIsNoticed(
      String test, Function<String, Map<String, List<Change>>> changes) throws Exception {
    var tie = Tie.all().stream().filter(found -> found.name().equals(test)).findFirst();
    var editions = Catalog.builtIn().editions().stream().map(Edition::id).toList();
    var rounds = most(editions, changes);
    for (var round = 0; round < rounds; round++) {
      var files = new LinkedHashMap<String, String>();
      var broken = new TreeSet<String>();
      for (var edition : editions) {
        files.put(file(edition), changed(edition, changes.apply(edition), round, broken));
      }
      try (var classes = Broken.with(files, Files.createTempDirectory(folder, "paytables"))) {
        BreakTest.load(classes);
        var noticed =
            Jury.run(classes, List.of(tie.orElseThrow())).stream()
                .map(Jury.Failure::shown)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(without(broken, noticed)).as("broken, not noticed; round %d", round).isEmpty();
        assertThat(without(noticed, broken)).as("noticed, not broken; round %d", round).isEmpty();
      }
    }
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    var left = new TreeSet<>(all);
    left.removeAll(some);
    return left;
  }

  private static int most(
      List<String> editions, Function<String, Map<String, List<Change>>> changes) {
    return editions.stream()
        .flatMap(edition -> changes.apply(edition).values().stream())
        .mapToInt(List::size)
        .max()
        .orElseThrow();
  }

  private static String file(String edition) {
    return "core/src/main/resources/catalog/" + edition + ".yaml";
  }

  private static String changed(
      String edition, Map<String, List<Change>> changes, int round, Set<String> broken) {
    var lines = new ArrayList<>(Catalog.builtInSource(edition).text().lines().toList());
    changes.forEach(
        (id, all) -> {
          if (round < all.size()) {
            lines.set(all.get(round).line(), all.get(round).text());
            broken.add(edition + " " + id);
          }
        });
    return String.join("\n", lines) + "\n";
  }
}
