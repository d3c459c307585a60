package io.lammer.odds;

import io.lammer.kit.Golden;
import io.lammer.rules.catalog.Catalog;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The exact ways of every row of every paytable, kept in git: a change in a rule shows here.
class CensusTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bonus-craps-original",
        "bonus-craps-nv",
        "bonus-craps-wa",
        "rising-phoenix-wa",
        "3-dice-baccarat-wa"
      })
  void everyRowComesInItsNumberOfWays(String id) {
    var edition = Catalog.builtIn().edition(id).orElseThrow();
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    var text = new StringBuilder();
    analyzer.main(List.of(6, 8)).forEach(analysis -> append(text, analysis));
    for (var paytable : edition.paytables()) {
      analyzer.paytable(paytable, List.of(6, 8)).forEach(analysis -> append(text, analysis));
    }
    Golden.check("odds/src/test/resources/census/" + id + ".txt", text.toString());
  }

  private static void append(StringBuilder text, Analysis analysis) {
    text.append(analysis.paytable() == null ? "main" : analysis.paytable().id())
        .append(' ')
        .append(analysis.wager().name());
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
