package io.lammer.render.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.render.json.Json;
import io.lammer.render.math.AnalysisHtml;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.AnalysisText;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.rules.ConditionText;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.table.words.EventWords;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a row is paid for is said by its condition, whatever its label says.
class EventWordsTest {
  private static final Catalog CATALOG =
      Catalog.builtIn()
          .with(
              Stream.of(
                      "examples/custom-catalog/house-events.yaml",
                      "examples/side-bets/baccarat.yaml",
                      "examples/side-bets/craps.yaml")
                  .map(name -> new Source(name, Repo.text(name)))
                  .toList());

  private static final String MISLABELED =
      """
      add-to: rising-phoenix-wa
      paytables:
        - id: PT-MINE
          family: single-event
          odds: to 1
          source: a page
          rows: [{label: Banker wins by 9, when: {winner: banker, margin: 8}, pays: 30 to 1}]
      """;

  private static String words(String id, String label) {
    for (var edition : CATALOG.editions()) {
      for (var row : edition.paytable(id).map(Paytable::rows).orElse(List.of())) {
        if (row.label().equals(label)) {
          return EventWords.of(edition.paytable(id).orElseThrow(), row);
        }
      }
    }
    throw new AssertionError(id + " has no row " + label);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PT-FLT-SE-01     | Sun 7 (BANKER wins with a 3-card 7) | Banker wins; the winning hand has a total of 7 and 3 cards
          PT-FLT-GT-01     | Wins by 9*  | The hand wagered on wins; the winning hand has no natural; the winner is ahead by 9
          PT-FLT-BC-03     | All Tall    | All of 8, 9, 10, 11 and 12 are rolled before a 7
          PT-BJS-MEA-01    | 8 Numbers   | 8 different numbers of 2, 3, 4, 5, 6, 8, 9, 10, 11 and 12 are rolled before a 7 or a number that has come already
          PT-HOUSE-SE-03   | Red tie with 0 or 9 | The hands tie; each hand has a total of 0 or 9; every card dealt is red
          FIRE-BET         | 6 different points  | 6 lammers are earned
          """)
  void aRowIsSaidInWords(String paytable, String label, String words) {
    assertThat(words(paytable, label)).isEqualTo(words);
  }

  @Test
  void otherConditionsHaveOtherWords() {
    var meant = new HashMap<String, String>();
    for (var edition : CATALOG.editions()) {
      for (var paytable : edition.paytables()) {
        for (var row : paytable.rows()) {
          var condition = condition(paytable, row);
          assertThat(meant.putIfAbsent(EventWords.of(paytable, row), condition))
              .as("%s, %s", paytable.id(), row.label())
              .isIn(null, condition);
        }
      }
    }
    assertThat(meant).hasSizeGreaterThan(100);
  }

  /// With what is counted, where something is.
  private static String condition(Paytable paytable, Row row) {
    var when = ConditionText.of(row.when());
    if (!when.startsWith("{count")) {
      return when;
    }
    var name = paytable.wagers().stream().filter(row::isFor).findFirst().orElseThrow();
    var machine = paytable.wager(name, null).machine();
    return when
        + (paytable.earn() == null && paytable.sequences().isEmpty()
            ? machine
            : machine.getClass());
  }

  @Test
  void aMislabeledRowIsSeenInEveryForm() {
    var catalog = Catalog.builtIn().with(List.of(new Source("mine.yaml", MISLABELED)));
    var edition = catalog.edition("rising-phoenix-wa").orElseThrow();
    var paytable = edition.paytable("PT-MINE").orElseThrow();
    var analyses = new Analyzer(edition, Assumptions.STANDARD).paytable(paytable, List.of(8));
    var words = "Banker wins; the winner is ahead by 8";
    assertThat(new CatalogText(AnsiStyle.PLAIN).paytable(paytable)).contains(words);
    assertThat(Json.write(CatalogJson.catalog(List.of(), List.of(paytable)))).contains(words);
    assertThat(new AnalysisText(AnsiStyle.PLAIN).detail(analyses.getFirst())).contains(words);
    assertThat(Json.write(AnalysisFigures.json(analyses))).contains(words);
    // A math report has the same sections.
    assertThat(AnalysisHtml.of(analyses, (_, _) -> "")).contains(words);
  }

  @Test
  void aLammerIsSaidInWords() {
    var paytable =
        CATALOG.editions().stream().flatMap(it -> it.paytable("TWICE-HARD-8").stream()).findFirst();
    var edition = CATALOG.edition(paytable.orElseThrow().edition()).orElseThrow();
    var analyses = new Analyzer(edition, Assumptions.STANDARD).paytable(paytable.get(), List.of());
    assertThat(AnalysisHtml.of(analyses, (_, _) -> ""))
        .contains(
            "until either the dice total 7, or the dice total 8 and the dice show different"
                + " numbers.",
            "up to 2 times, the dice total 8 and both dice show the same");
  }
}
