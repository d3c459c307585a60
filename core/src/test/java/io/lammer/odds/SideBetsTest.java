package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Side bets of other makers, written in the words of the catalog, have the house edges that others
/// have published for them.
class SideBetsTest {
  private static final Catalog CATALOG =
      Catalog.builtIn().with(List.of(source("baccarat.yaml"), source("craps.yaml")));

  private static Catalog.Source source(String name) {
    return new Catalog.Source(name, Repo.text("examples/side-bets/" + name));
  }

  private static Edition edition(String id) {
    return CATALOG.editions().stream()
        .filter(edition -> edition.paytable(id).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private static List<Analysis> analyses(String id, int decks) {
    var edition = edition(id);
    return new Analyzer(edition, Assumptions.STANDARD)
        .paytable(edition.paytable(id).orElseThrow(), List.of(decks));
  }

  private static BigDecimal percent(Analysis analysis, String asPrinted) {
    return analysis
        .houseEdge()
        .decimal()
        .movePointRight(2)
        .setScale(new BigDecimal(asPrinted).scale(), RoundingMode.HALF_EVEN);
  }

  @ParameterizedTest
  @CsvSource({
    "DRAGON-BONUS, 8, 2.6517",
    "LUCKY-6, 8, 11.6985",
    "LUCKY-6-MACAU, 8, 16.6836",
    "SUPER-6, 8, 29.98",
    "BIG-TIGER, 8, 15.253",
    "SMALL-TIGER, 8, 14.33",
    "FOUR-CARDS, 8, 5.28",
    "FOUR-CARDS, 6, 5.27",
    "FIVE-CARDS, 8, 8.97",
    "FIVE-CARDS, 6, 8.94",
    "SIX-CARDS, 8, 4.69",
    "SIX-CARDS, 6, 4.74",
    "BAD-BEAT, 8, 8.46",
    "NINE-OVER-SEVEN, 8, 8.103",
    "EIGHTS-AND-NINES, 8, 7.372",
    "THREE-CARD-SIX, 8, 13.37",
    "PERFECT-PAIR, 8, 13.0294",
    "PERFECT-PAIR, 6, 17.0716",
    "PERFECT-PAIRS, 8, 6.6235",
    "EITHER-PAIR, 8, 13.71",
    "FIRE-BET, 0, 20.76",
    "DIFFERENT-DOUBLES, 0, 27.9221",
    "SMALL-34, 0, 7.7613",
    "HI-LO, 0, 11.11",
    "OVER-7, 0, 16.67",
    "LOW-DICE, 0, 5.5556",
    "HIGH-DICE, 0, 5.5556",
  })
  void theHouseEdgeIsAsPublished(String id, int decks, String edge) {
    assertThat(percent(analyses(id, decks).getFirst(), edge)).isEqualTo(new BigDecimal(edge));
  }

  @Test
  void theDragonBonusOnBankerIsAsPublished() {
    assertThat(percent(analyses("DRAGON-BONUS", 8).getLast(), "9.3731"))
        .isEqualTo(new BigDecimal("9.3731"));
  }

  private static void chances(String id, int scale, String... asPrinted) {
    assertThat(
            analyses(id, 8).getFirst().rows().stream()
                .limit(asPrinted.length)
                .map(
                    row ->
                        row.probability()
                            .decimal()
                            .setScale(scale, RoundingMode.HALF_EVEN)
                            .toPlainString()))
        .containsExactly(asPrinted);
  }

  /// Ethier's figures, in Catlin's article of 13 February 2010: four points, and fewer.
  @Test
  void differentPointsAreMadeAsOftenAsEthierSays() {
    var rows = analyses("FIRE-BET", 0).getFirst().rows();
    assertThat(rows.get(2).probability().decimal().setScale(12, RoundingMode.HALF_EVEN))
        .isEqualTo(new BigDecimal("0.008798178440"));
    assertThat(rows.getLast().probability().decimal().setScale(10, RoundingMode.HALF_EVEN))
        .isEqualTo(new BigDecimal("0.9893994537"));
  }

  @Test
  void cardsAreDealtAsOftenAsPublished() {
    chances("FOUR-CARDS", 6, "0.378868");
    chances("FIVE-CARDS", 6, "0.303444");
    chances("SIX-CARDS", 6, "0.317687");
  }

  @Test
  void passLineWinsComeAsOftenAsPublished() {
    chances(
        "RIDE-THE-LINE",
        9,
        "0.001525136",
        "0.001225109",
        "0.002209214",
        "0.003983828",
        "0.007183952",
        "0.012954668",
        "0.023360877",
        "0.042126172",
        "0.075965228");
  }

  @Test
  void repeatsAndHardwaysAreAsTheirClosedForms() {
    assertThat(analyses("REPEATER-6", 0).getFirst().hitFrequency())
        .isEqualTo(Ratio.of(new Fraction(15_625, 1_771_561)));
    assertThat(analyses("TWICE-HARD-8", 0).getFirst().hitFrequency()).isEqualTo(Ratio.of(1, 121));
  }

  /// Every point is made with 67/165 of those that end in a point made or a seven-out.
  @Test
  void pointsInARowAreAsTheirClosedForm() {
    var made = Ratio.of(67, 165);
    var chance = Ratio.ONE;
    for (var i = 0; i < 10; i++) {
      chance = chance.times(made);
    }
    assertThat(analyses("SHARP-SHOOTER", 0).getFirst().rows().getFirst().probability())
        .isEqualTo(chance);
  }

  @Test
  void everyRowCanBeReachedAndNothingIsInTheApprovedRules() {
    var others = Catalog.builtIn().paytables().stream().map(Paytable::id).toList();
    var own = CATALOG.paytables().stream().filter(it -> !others.contains(it.id())).toList();
    assertThat(own).hasSizeGreaterThan(25);
    assertThat(own).noneMatch(Paytable::isPrinted);
    assertThat(own)
        .allSatisfy(
            entry ->
                assertThat(
                        UnreachableRows.unreachable(
                            entry, CATALOG.edition(entry.edition()).orElseThrow().game()))
                    .isEmpty());
  }
}
