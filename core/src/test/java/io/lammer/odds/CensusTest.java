package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Golden;
import io.lammer.kit.Proves;
import io.lammer.kit.Repo;
import io.lammer.rules.Edition;
import io.lammer.rules.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The exact ways of every row of every paytable, kept in git: a change in a rule shows here.
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class CensusTest {
  private static final String FOLDER = "core/src/test/resources/census/";
  private static final String MAIN = "main";
  private static final Catalog CATALOG = Catalog.builtIn();
  private static final Map<String, Map<String, String>> COUNTED = new ConcurrentHashMap<>();

  static Stream<String> editions() {
    return CATALOG.editions().stream().map(Edition::id);
  }

  static Stream<String> paytables() {
    return CATALOG.paytables().stream().map(paytable -> paytable.edition() + " " + paytable.id());
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Order(1)
  void everyRowComesInItsNumberOfWays(String edition) {
    Golden.check(FOLDER + edition + ".txt", String.join("", counted(edition).values()));
  }

  /// The same one by one, so that a paytable's clause has a test of its own.
  @ParameterizedTest(name = "{0}", quoteTextArguments = false)
  @MethodSource("paytables")
  @Order(2)
  @Proves({
    "BCO-paytable-PT-*",
    "BCN-app-*-PT-*",
    "BCW-app-*-PT-*",
    "RPB-app-*-PT-*",
    "TDB-app-*-PT-*"
  })
  void everyRowOfThePaytableComesInItsNumberOfWays(String named) throws IOException {
    var edition = named.split(" ")[0];
    var id = named.split(" ")[1];
    var golden = Files.readString(Repo.root().resolve(FOLDER + edition + ".txt"));
    assertThat(part(golden, id)).isNotEmpty().isEqualTo(counted(edition).get(id));
  }

  /// The lines of a census that are about one paytable.
  private static String part(String census, String id) {
    var part = new StringBuilder();
    var wanted = false;
    for (var line : census.lines().toList()) {
      wanted = line.startsWith(" ") ? wanted : line.startsWith(id + " ");
      if (wanted) {
        part.append(line).append('\n');
      }
    }
    return part.toString();
  }

  private static Map<String, String> counted(String id) {
    return Objects.requireNonNull(COUNTED.computeIfAbsent(id, CensusTest::count));
  }

  private static Map<String, String> count(String id) {
    var edition = CATALOG.edition(id).orElseThrow();
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    var counted = new LinkedHashMap<String, String>();
    counted.put(MAIN, text(MAIN, analyzer.main(List.of(6, 8))));
    for (var paytable : edition.paytables()) {
      counted.put(paytable.id(), text(paytable.id(), analyzer.paytable(paytable, List.of(6, 8))));
    }
    return counted;
  }

  private static String text(String id, List<Analysis> analyses) {
    var text = new StringBuilder();
    for (var analysis : analyses) {
      append(text, id, analysis);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String id, Analysis analysis) {
    text.append(id).append(' ').append(analysis.wager().name());
    if (analysis.decks() != null) {
      text.append(", ").append(analysis.decks()).append(" decks");
    }
    if (analysis.condition() != null) {
      text.append(", ").append(analysis.condition());
    }
    text.append('\n');
    for (var odds : analysis.rows()) {
      text.append(
          "  %s  %s%n".formatted(odds.ways(), odds.row() == null ? "-" : odds.row().label()));
    }
    text.append("  %s  total%n".formatted(analysis.counts().total()));
  }
}
