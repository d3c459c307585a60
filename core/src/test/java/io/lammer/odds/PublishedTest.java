package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsVariant;
import io.lammer.games.craps.StandardCraps;
import io.lammer.rules.Edition;
import io.lammer.rules.Paytable;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.catalog.Catalog;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Figures that others have published, met to the last digit.
class PublishedTest {
  private static final Catalog CATALOG = Catalog.builtIn();
  private static final Edition PHOENIX = CATALOG.edition("rising-phoenix-wa").orElseThrow();
  private static final Edition CRAPS = CATALOG.edition("bonus-craps-wa").orElseThrow();
  private static final Edition DICE = CATALOG.edition("3-dice-baccarat-wa").orElseThrow();
  private static final OutcomeCounter SIX = odds(PHOENIX).counter(6);
  private static final OutcomeCounter EIGHT = odds(PHOENIX).counter(8);
  private static final OutcomeCounter ROLLS = odds(CRAPS).counter(null);
  private static final OutcomeCounter SHAKES = odds(DICE).counter(null);

  private static GameOdds odds(Edition edition) {
    return edition.game().part(GameOdds.class);
  }

  private static RowWays count(OutcomeCounter counter, Wager wager) {
    return counter.count(wager, BettingState.ANY);
  }

  private static Wager main(Edition edition, String name) {
    return edition.main().stream()
        .map(Edition.MainWager::wager)
        .filter(wager -> wager.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Paytable paytable(String id) {
    return CATALOG.paytables().stream()
        .filter(paytable -> paytable.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static RowWays counts(String id, String wager) {
    return count(EIGHT, paytable(id).wager(wager, Suit.SPADES));
  }

  private static BigInteger first(RowWays counts) {
    return counts.ways().getFirst();
  }

  private static BigInteger ways(String number) {
    return new BigInteger(number.replace(",", "").strip());
  }

  private static void assertPercent(Ratio actual, String expected) {
    var digits = new BigDecimal(expected);
    assertThat(actual.decimal().movePointRight(2).setScale(digits.scale(), RoundingMode.HALF_EVEN))
        .isEqualTo(digits);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          6 | 878,869,206,895,680   | 403,095,751,234,560   | 392,220,492,728,832   | 83,552,962,932,288
          8 | 4,998,398,275,503,360 | 2,292,252,566,437,888 | 2,230,518,282,592,256 | 475,627,426,473,216
          """)
  void mainWagersOfBaccarat(int decks, String total, String banker, String player, String tie) {
    var counter = decks == 6 ? SIX : EIGHT;
    assertThat(count(counter, main(PHOENIX, "player")).total()).isEqualTo(ways(total));
    assertThat(first(count(counter, main(PHOENIX, "banker")))).isEqualTo(ways(banker));
    assertThat(first(count(counter, main(PHOENIX, "player")))).isEqualTo(ways(player));
    assertThat(first(count(counter, main(PHOENIX, "tie")))).isEqualTo(ways(tie));
  }

  @ParameterizedTest
  @CsvSource({
    "6, banker, commission 5%, 1.0558",
    "6, player, , 1.2374",
    "6, tie, , 14.4382",
    "8, banker, commission 5%, 1.0579",
    "8, player, , 1.2351",
    "8, tie, , 14.3596",
    "8, banker, commission-free, 1.0183"
  })
  void edgesOfTheMainWagers(int decks, String wager, String condition, String edge) {
    var analyses = new Analyzer(PHOENIX, Assumptions.STANDARD).main(List.of(decks));
    assertThat(analyses)
        .filteredOn(analysis -> analysis.wager().name().equals(wager))
        .filteredOn(analysis -> condition == null || condition.equals(analysis.condition()))
        .singleElement()
        .satisfies(analysis -> assertPercent(analysis.houseEdge(), edge));
  }

  @ParameterizedTest
  @CsvSource({
    "PT-FLT-SE-01, 8, 7.6113",
    "PT-FLT-SE-02, 8, 10.1876",
    "PT-FLT-SE-19, 8, 10.3614",
    "PT-FLT-SE-20, 8, 10.3614",
    "PT-FLT-SE-19, 6, 11.2540",
    "PT-FLT-SE-07, 8, 7.372"
  })
  void edgesOfSingleEvents(String id, int decks, String edge) {
    var analyses =
        new Analyzer(PHOENIX, Assumptions.STANDARD).paytable(paytable(id), List.of(decks));
    assertPercent(analyses.getFirst().houseEdge(), edge);
  }

  @Test
  void waysOfSunSevenAndMoonEight() {
    assertThat(first(counts("PT-FLT-SE-01", "PT-FLT-SE-01")))
        .isEqualTo(ways("112,633,011,329,024"));
    assertThat(first(counts("PT-FLT-SE-02", "PT-FLT-SE-02")))
        .isEqualTo(ways("172,660,763,262,976"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          winner: tie, both: {total: 0}      | 28,979,901,420,544
          winner: tie, both: {total: 1}      | 20,499,217,668,352
          winner: tie, both: {total: 2}      | 20,006,606,104,576
          winner: tie, both: {total: 3}      | 22,250,510,129,408
          winner: tie, both: {total: 4}      | 36,294,133,463,040
          winner: tie, both: {total: 5}      | 39,684,046,743,808
          winner: tie, both: {total: 6}      | 96,170,001,308,416
          winner: tie, both: {total: 7}      | 101,717,538,899,968
          winner: tie, both: {total: 8}      | 54,879,416,675,072
          winner: tie, both: {total: 9}      | 55,146,054,060,032
          player: {total: 9}                 | 668,220,074,600,448
          player: {total: 8}                 | 665,982,456,134,400
          player: {total: 7}                 | 668,117,541,187,584
          player: {total: 6}                 | 665,920,136,276,736
          player: {total: 5}                 | 372,435,601,541,376
          player: {total: 4}                 | 371,426,030,979,072
          player: {total: 3}                 | 372,517,215,488,256
          player: {total: 2}                 | 371,465,655,324,672
          player: {total: 1}                 | 372,517,055,559,936
          player: {total: 0}                 | 469,796,508,410,880
          winner: player, player: {cards: 3} | 942,837,427,226,624
          winner: banker, banker: {cards: 3} | 763,885,033,768,960
          """)
  void eventsThatNoPrintedPaytableHas(String condition, String ways) {
    assertThat(first(own(condition))).isEqualTo(ways(ways));
  }

  @ParameterizedTest
  @CsvSource({"4, 0.378868", "5, 0.303444", "6, 0.317687"})
  void cardsUsedInARound(int cards, String chance) {
    assertThat(own("cards: " + cards).probability(0).decimal().setScale(6, RoundingMode.HALF_EVEN))
        .isEqualTo(new BigDecimal(chance));
  }

  /// An invented single event, counted like any other.
  private static RowWays own(String condition) {
    var catalog =
        CATALOG.with(
            List.of(
                new Catalog.Source(
                    "own.yaml",
                    """
                    add-to: rising-phoenix-wa
                    paytables:
                      - id: OWN
                        family: single-event
                        odds: to 1
                        source: own
                        rows: [{label: Own, when: {%s}, pays: 1 to 1}]
                    """
                        .formatted(condition))));
    var edition = catalog.edition("rising-phoenix-wa").orElseThrow();
    return count(EIGHT, edition.paytable("OWN").orElseThrow().wager("OWN", null));
  }

  @Test
  void goldenTalonsIsTheDragonBonus() {
    assertThat(counts("PT-FLT-GT-01", "golden-talons-player").ways())
        .containsExactly(
            ways("18,409,431,764,992"),
            ways("34,097,645,543,424"),
            ways("89,590,261,473,280"),
            ways("141,238,897,317,888"),
            ways("166,169,165,987,840"),
            ways("186,780,352,174,080"),
            ways("812,685,054,124,032"),
            ways("89,325,908,267,520"));
    assertThat(counts("PT-FLT-GT-01", "golden-talons-banker").ways())
        .containsExactly(
            ways("15,390,342,909,952"),
            ways("28,305,092,784,128"),
            ways("79,517,099,278,336"),
            ways("119,200,072,366,080"),
            ways("157,275,882,332,160"),
            ways("201,147,167,287,296"),
            ways("812,685,054,124,032"),
            ways("89,325,908,267,520"));
    var analyses =
        new Analyzer(PHOENIX, Assumptions.STANDARD).paytable(paytable("PT-FLT-GT-01"), List.of(8));
    assertPercent(analyses.get(0).houseEdge(), "2.6517");
    assertPercent(analyses.get(1).houseEdge(), "9.3731");
  }

  @Test
  void allSmallAndAllTall() {
    for (var wager : List.of("all-small", "all-tall")) {
      var counts = count(ROLLS, paytable("PT-FLT-BC-01").wager(wager, null));
      assertThat(counts.probability(0)).isEqualTo(Ratio.of(20049, 760760));
    }
    assertThat(count(ROLLS, paytable("PT-FLT-BC-01").wager("make-em-all", null)).probability(0))
        .isEqualTo(Ratio.of(126538525259L, 24067258815600L));
  }

  @ParameterizedTest
  @CsvSource({
    "PT-FLT-BC-01, all-small, 7.7613",
    "PT-FLT-BC-02, all-tall, 18.3029",
    "PT-FLT-BC-01, make-em-all, 7.4644",
    "PT-FLT-BC-02, make-em-all, 20.6087"
  })
  void edgesOfBonusCraps(String id, String wager, String edge) {
    var analyses = new Analyzer(CRAPS, Assumptions.STANDARD).paytable(paytable(id), List.of());
    assertThat(analyses)
        .filteredOn(analysis -> analysis.wager().name().equals(wager))
        .singleElement()
        .satisfies(analysis -> assertPercent(analysis.houseEdge(), edge));
  }

  @Test
  void makeEmAllProgressive() {
    var counts = count(ROLLS, paytable("PT-BJS-MEA-01").wager("make-em-all-progressive", null));
    assertThat(counts.total()).isEqualTo(ways("1,224,440,064"));
    assertThat(counts.ways())
        .containsExactly(
            ways("17,500"),
            ways("270,200"),
            ways("1,971,130"),
            ways("9,057,545"),
            ways("29,509,650"),
            ways("72,679,275"));
    for (var id : List.of("PT-BJS-MEA-01", "PT-BJS-MEA-02", "PT-BJS-MEA-03", "PT-BJS-MEA-04")) {
      var analysis =
          new Analyzer(CRAPS, Assumptions.STANDARD).paytable(paytable(id), List.of()).getFirst();
      assertPercent(analysis.jackpot().orElseThrow().fixedReturn(), "45.99");
    }
  }

  /// The edge per wager made, as an exact fraction and as the published digits.
  @ParameterizedTest
  @CsvSource({
    "pass, , 7/495, 1.414",
    "come, , 7/495, 1.414",
    "dont-pass, , 3/220, 1.364",
    "dont-come, , 3/220, 1.364",
    "pass-odds 4, , 0/1, 0.000",
    "pass-odds 5, , 0/1, 0.000",
    "come-odds 6, , 0/1, 0.000",
    "dont-pass-odds 8, , 0/1, 0.000",
    "dont-come-odds 9, , 0/1, 0.000",
    "place 6, , 1/66, 1.515",
    "place 8, , 1/66, 1.515",
    "place 5, , 1/25, 4.000",
    "place 9, , 1/25, 4.000",
    "place 4, , 1/15, 6.667",
    "place 10, , 1/15, 6.667",
    "buy 4, vig up front, 1/21, 4.762",
    "buy 5, vig up front, 1/21, 4.762",
    "buy 6, vig up front, 1/21, 4.762",
    "lay 4, vig up front, 1/41, 2.439",
    "lay 10, vig up front, 1/41, 2.439",
    "lay 5, vig up front, 1/31, 3.226",
    "lay 9, vig up front, 1/31, 3.226",
    "lay 6, vig up front, 1/25, 4.000",
    "lay 8, vig up front, 1/25, 4.000",
    "hardway 6, , 1/11, 9.091",
    "hardway 8, , 1/11, 9.091",
    "hardway 4, , 1/9, 11.111",
    "hardway 10, , 1/9, 11.111",
    "any-seven, , 1/6, 16.667",
    "any-craps, , 1/9, 11.111",
    "two, , 5/36, 13.889",
    "twelve, , 5/36, 13.889",
    "three, , 1/9, 11.111",
    "eleven, , 1/9, 11.111",
    "hop 2-3, , 1/9, 11.111",
    "hop 5-5, , 5/36, 13.889",
    "horn, , 1/8, 12.500",
    "world, , 2/15, 13.333",
    "c-and-e, , 1/9, 11.111",
    "field, , 1/36, 2.778",
    "big-6, , 1/11, 9.091",
    "big-8, , 1/11, 9.091"
  })
  void edgesOfStandardCraps(String spot, @Nullable String condition, String exact, String edge) {
    var analysis = standard(spot, condition);
    assertThat(analysis.houseEdge().toString()).isEqualTo(exact);
    assertPercent(analysis.houseEdge(), edge);
  }

  private static Analysis standard(String spot, @Nullable String condition) {
    return new Analyzer(CRAPS, Assumptions.STANDARD)
        .main(List.of()).stream()
            .filter(
                analysis ->
                    analysis.wager().spot().toString().equals(spot)
                        && Objects.equals(analysis.condition(), condition))
            .findFirst()
            .orElseThrow();
  }

  @Test
  void theFieldWithoutATriple() {
    var field =
        StandardCraps.of(new CrapsVariant(12, "2 to 1", "2 to 1", false)).wagers().stream()
            .map(Edition.MainWager::wager)
            .filter(wager -> wager.name().equals("field"))
            .findFirst()
            .orElseThrow();
    var counts = count(ROLLS, field);
    var won = counts.probability(2).plus(Ratio.of(2).times(counts.probability(0)));
    var both = won.plus(Ratio.of(2).times(counts.probability(1)));
    var lost = new Ratio(counts.losses(), counts.total());
    assertThat(lost.minus(both)).isEqualTo(Ratio.of(1, 18));
  }

  /// Full odds dilute the edge of the line: the loss is the flat wager's, over all that is at risk.
  @ParameterizedTest
  @CsvSource({
    "pass, with 1x odds, 0.848",
    "pass, with 2x odds, 0.606",
    "pass, with 3-4-5x odds, 0.374",
    "dont-pass, with 1x odds, 0.682",
    "dont-pass, with 2x odds, 0.455",
    "dont-pass, with 3-4-5x odds, 0.273"
  })
  void lineWagersWithOdds(String wager, String condition, String edge) {
    var analysis = standard(wager, condition);
    assertPercent(analysis.houseEdge(), edge);
    var flat = standard(wager, null);
    assertThat(analysis.counts().rounds()).isEqualTo(flat.counts().rounds());
    assertThat(analysis.hitFrequency()).isEqualTo(flat.hitFrequency());
  }

  @Test
  void edgesPerRoll() {
    assertThat(standard("pass", null).counts().rounds()).isEqualTo(Ratio.of(557, 165));
    assertThat(standard("pass", null).houseEdgePerRoll()).isEqualTo(Ratio.of(7, 1671));
    assertThat(standard("place 6", null).houseEdgePerRoll()).isEqualTo(Ratio.of(1, 216));
    assertThat(standard("field", null).houseEdgePerRoll()).isEqualTo(Ratio.of(1, 36));
  }

  @Test
  void craplessPass() {
    var pass =
        StandardCraps.of(new CrapsVariant(12, "2 to 1", "3 to 1", true))
            .wagers()
            .getFirst()
            .wager();
    var counts = count(ROLLS, pass);
    assertPercent(Ratio.ONE.minus(Ratio.of(2).times(counts.probability(0))), "5.382");
  }

  @Test
  void threeDiceBaccarat() {
    for (var name : List.of("player", "banker")) {
      var counts = count(SHAKES, main(DICE, name));
      assertThat(counts.total()).isEqualTo(ways("46,656"));
      assertThat(counts.ways())
          .containsExactlyInAnyOrder(ways("594"), ways("20,316"), ways("4,836"));
      assertThat(counts.losses()).isEqualTo(ways("20,910"));
    }
    var main = new Analyzer(DICE, Assumptions.STANDARD).main(List.of());
    assertPercent(main.get(0).houseEdge(), "1.2731");
    assertPercent(main.get(2).houseEdge(), "6.7130");
    assertThat(first(count(SHAKES, paytable("PT-FLT-3DB-SE-05").wager("PT-FLT-3DB-SE-05", null))))
        .isEqualTo(ways("3,718"));
  }
}
