package io.lammer.proof.broken;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.proof.broken.PaytableBreaks.Change;
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

  /// Changes one line of each paytable at a time, all paytables together. The program is loaded
  /// anew in each round, since it reads its catalog once.
  private void everyChangeIsNoticed(
      String test, Function<String, Map<String, List<Change>>> changes) throws Exception {
    var tie = Tie.all().stream().filter(found -> found.name().equals(test)).toList();
    assertThat(tie).hasSize(1);
    var all = new LinkedHashMap<String, Map<String, List<Change>>>();
    Catalog.builtIn().editions().forEach(found -> all.put(found.id(), changes.apply(found.id())));
    var rounds =
        all.values().stream()
            .flatMap(its -> its.values().stream())
            .mapToInt(List::size)
            .max()
            .orElseThrow();
    for (var round = 0; round < rounds; round++) {
      var broken = new TreeSet<String>();
      for (var edition : all.entrySet()) {
        var file =
            Files.createDirectories(folder.resolve("catalog")).resolve(edition.getKey() + ".yaml");
        Files.writeString(file, changed(edition.getKey(), edition.getValue(), round, broken));
      }
      try (var program = Broken.with(Map.of(), folder)) {
        BreakTest.load(program);
        var noticed =
            Jury.run(program, tie).stream()
                .map(Jury.Failure::shown)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(without(broken, noticed)).as("broken, not noticed; round %d", round).isEmpty();
        assertThat(without(noticed, broken)).as("noticed, not broken; round %d", round).isEmpty();
      }
    }
    System.out.printf("paytables: %d rounds of %s%n", rounds, test);
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    var left = new TreeSet<>(all);
    left.removeAll(some);
    return left;
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
