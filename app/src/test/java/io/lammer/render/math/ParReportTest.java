package io.lammer.render.math;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.odds.CardCountingAnalysis;
import io.lammer.odds.GameOdds;
import io.lammer.render.paper.Pdf;
import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Estimate;
import io.lammer.sim.SimulationResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.xmpbox.xml.DomXmpParser;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ParReportTest {
  private static final Catalog CATALOG = Catalog.builtIn();
  private static final Assumptions PROGRESSIVE =
      new Assumptions(
          new Fraction(1, 20),
          Money.dollars(1),
          Money.dollars(150_000),
          Money.dollars(10_000),
          new Fraction(1, 5),
          null,
          Money.dollars(500_000),
          1);

  private static final ParReport.Imprint IMPRINT =
      new ParReport.Imprint(
          "lammer test",
          "0123abcd",
          "A. Author",
          null,
          "1.1",
          "A Casino",
          "MR-2026-4",
          List.of(
              new ParReport.Change("1.0", LocalDate.of(2026, 1, 15), "First issue"),
              new ParReport.Change("1.1", LocalDate.of(2026, 1, 31), "Six decks too")));

  private record Key(String edition, Assumptions assumptions, List<String> paytables) {}

  /// Reports do not change, and tests share them and their texts.
  private static final Map<Key, ParReport> REPORTS = new HashMap<>();

  private static final Map<Key, String> TEXTS = new HashMap<>();

  private static byte @Nullable [] jackpotPaper;

  private static ParReport report(String edition, Assumptions assumptions, String... paytables) {
    return REPORTS.computeIfAbsent(
        new Key(edition, assumptions, List.of(paytables)),
        _ -> report(CATALOG, edition, assumptions, paytables));
  }

  private static String html(String edition, Assumptions assumptions, String... paytables) {
    return TEXTS.computeIfAbsent(
        new Key(edition, assumptions, List.of(paytables)),
        _ -> report(edition, assumptions, paytables).html());
  }

  private static ParReport jackpot() {
    return report("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01");
  }

  private static byte[] jackpotPaper() throws IOException {
    if (jackpotPaper == null) {
      jackpotPaper = pdf(jackpot());
    }
    return jackpotPaper;
  }

  private static ParReport report(
      Catalog catalog, String edition, Assumptions assumptions, String... paytables) {
    var chosen = catalog.edition(edition).orElseThrow();
    var analyzer = new Analyzer(chosen, assumptions);
    var analyses = new ArrayList<Analysis>();
    if (paytables.length == 0) {
      analyses.addAll(analyzer.main(List.of(8)));
    }
    for (var paytable : chosen.paytables()) {
      if (paytables.length == 0 || List.of(paytables).contains(paytable.id())) {
        analyses.addAll(analyzer.paytable(paytable, List.of(8)));
      }
    }
    return new ParReport(
        chosen,
        analyses,
        IMPRINT,
        LocalDate.of(2026, 1, 31),
        List.of(8),
        assumptions,
        null,
        null,
        null,
        "lammer par",
        (of, id) -> "lammer analyze --edition " + of + " --paytable " + id);
  }

  private static Document parsed(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(html)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"bonus-craps-original", "bonus-craps-nv", "bonus-craps-wa", "3-dice-baccarat-wa"})
  void everyEditionGivesWellFormedXml(String edition) throws Exception {
    assertThat(
            parsed(html(edition, Assumptions.STANDARD)).getElementsByTagName("table").getLength())
        .isPositive();
  }

  @Test
  void everyLinkLeadsToAPlaceInTheReport() {
    var html = html("bonus-craps-wa", Assumptions.STANDARD);
    var targets =
        Pattern.compile(" id=\"([^\"]+)\"").matcher(html).results().map(m -> m.group(1)).toList();
    var links = Pattern.compile("href=\"#([^\"]+)\"").matcher(html).results();
    assertThat(links.map(m -> m.group(1))).isNotEmpty().allMatch(targets::contains);
    assertThat(targets).doesNotHaveDuplicates();
  }

  @Test
  void waysAddUpToEveryOrderedDeal() {
    assertThat(html("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01"))
        .contains("<td>Total</td><td class=\"right\"></td>")
        .contains(
            "The ways add up to 4,998,398,275,503,360 = 416 × 415 × … × 411, every ordered deal of"
                + " six cards from 416.");
  }

  @Test
  void aJackpotIsReportedAtItsMeters() {
    assertThat(html("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01"))
        .contains("$353,299.39", "58.4943%", "79.6691%", "$180,241.57", "117.2344%", "<svg ")
        .contains("202751235839 / 848912750595")
        .contains("± 1008.609% †", "± 8.465%<");
  }

  @Test
  void withoutAMeterNothingIsSaidOfTheEdge() {
    assertThat(html("rising-phoenix-wa", Assumptions.STANDARD, "PT-PRG-HP-01"))
        .contains("by meter", "½ of break-even", "No meter was given")
        .doesNotContain("House edge, exact");
  }

  @Test
  void aSuspectRowAndADoubtfulStateStandInABox() {
    assertThat(html("rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-FBW-03"))
        .contains("<div class=\"warning\">", "is suspect: ", "favors the player by 18.847%")
        .contains("winning hand 9, 8 decks", "winning hand 1, 8 decks", "-18.8474% ‡");
    assertThat(html("rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-SE-01"))
        .doesNotContain("<div class=\"warning\">");
  }

  @Test
  void envyCostsLessTheMoreWinnersShareIt() {
    assertThat(html("bonus-craps-wa", Assumptions.STANDARD, "PT-BJS-MEA-03"))
        .contains("<td>Cost of envy</td><td class=\"right\">7.2270%</td>")
        .contains("<td class=\"right\">6.0836%</td>");
  }

  @Test
  void envyOfEachWinnerLeavesTheSameEdgeForAll() {
    assertThat(html("bonus-craps-wa", Assumptions.STANDARD, "PT-FLT-BC-03"))
        .contains(
            "<td>All Small</td><td class=\"right\">2.6354%</td><td class=\"right\">18.3029%</td>"
                + "<td class=\"right\">15.6675%</td>");
  }

  @Test
  void textOfACatalogIsEscaped() throws Exception {
    var text =
        """
        add-to: rising-phoenix-wa
        paytables:
          - id: <MINE>
            family: single-event
            odds: to 1
            source: <script>alert("x")</script> & more
            notes: [a < b]
            rows: [{label: <i>Tie</i>, when: {winner: tie}, pays: 7 to 1}]
        """;
    var catalog = CATALOG.with(List.of(new Catalog.Source("mine.yaml", text)));
    var html = report(catalog, "rising-phoenix-wa", Assumptions.STANDARD, "<MINE>").html();
    parsed(html);
    assertThat(html)
        .doesNotContain("<script>", "<MINE>", "<i>")
        .contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more", "a &lt; b");
  }

  @Test
  void thePaperHasTheFiguresTheDateAndBookmarks() throws IOException {
    try (var document = Loader.loadPDF(jackpotPaper())) {
      var text = new PDFTextStripper().getText(document);
      assertThat(text)
          .contains("Rising Phoenix Baccarat", "4,998,398,275,503,360", "$353,299.39", "2026-01-31")
          .contains("Page 1 of " + document.getNumberOfPages());
      assertThat(document.getDocumentCatalog().getDocumentOutline().hasChildren()).isTrue();
      for (var page : document.getPages()) {
        for (var name : page.getResources().getFontNames()) {
          assertThat(page.getResources().getFont(name).isEmbedded()).isTrue();
        }
      }
    }
  }

  /// What a reader needs is on the first page, and where it comes from on the second.
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theFirstPageIsASummaryAndTheSecondSaysWhereItComesFrom(boolean oneJackpot)
      throws IOException {
    var paper = oneJackpot ? jackpotPaper() : pdf(wide());
    try (var document = Loader.loadPDF(paper)) {
      assertThat(page(document, 1))
          .contains("A Casino", "MR-2026-4", "House edge", "Every probability is exact")
          .contains(oneJackpot ? "Break-even meter" : "PT-FLT-FBW-03 ‡ suspect row")
          .doesNotContain("Contents\n", "Signature");
      assertThat(page(document, 2))
          .contains("Revision history", "1.0 2026-01-15 First issue", "Signature", "Contents")
          .contains("Summary of all wagers", "Formulas and glossary");
    }
  }

  private static String page(PDDocument document, int number) throws IOException {
    var stripper = new PDFTextStripper();
    stripper.setStartPage(number);
    stripper.setEndPage(number);
    return stripper.getText(document);
  }

  /// A designer's wager is what the report is about, and nothing is wrong with it.
  @Test
  void aWagerOfOnesOwnComesFirstAndIsNotCalledDoubtful() {
    var text =
        """
        add-to: rising-phoenix-wa
        paytables:
          - id: MINE
            family: single-event
            odds: to 1
            source: a designer
            rows: [{label: Tie, when: {winner: tie}, pays: 7 to 1}]
        """;
    var catalog = CATALOG.with(List.of(new Catalog.Source("mine.yaml", text)));
    var html =
        report(catalog, "rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-SE-01", "MINE").html();
    assertThat(html)
        .containsSubsequence(
            ">MINE</a>",
            "<h2 id=\"rising-phoenix-wa-MINE\"",
            "<h2 id=\"rising-phoenix-wa-PT-FLT-SE-01\"")
        .containsSubsequence("<h2 id=\"rising-phoenix-wa-MINE\"", "<h2 id=\"method\"")
        .contains("<p class=\"own\">", "Not printed in the rules: MINE, ")
        .doesNotContain("Doubtful", "class=\"warning\"");
  }

  @Test
  void shoesStandSideBySide() {
    assertThat(wide().html())
        .contains("House edge, 6 decks</th><th class=\"right\">House edge, 8 decks")
        .contains("Probability, 6 decks", "Return, 8 decks")
        .containsPattern(
            "<td>Tie</td><td class=\"right\">14\\.\\d{4}%</td><td class=\"right\">14\\.3596%</td>");
  }

  @Test
  void everyRowHasItsSimulatedCount() {
    assertThat(wide().html())
        .contains("Every row as it was played", "Std. errors apart")
        .containsPattern(
            "<td class=\"right\">1,000</td><td class=\"right\">[0-9,]+\\.\\d</td><td"
                + " class=\"right\">[+-]\\d");
  }

  @Test
  void theSameReportIsTheSamePaper() throws IOException {
    var again = report(CATALOG, "rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01");
    assertThat(Arrays.equals(jackpotPaper(), pdf(again))).isTrue();
  }

  @Test
  void theRulesOfMakeEmAllProgressiveSayThatARepeatEndsIt() {
    assertThat(html("bonus-craps-wa", Assumptions.STANDARD, "PT-BJS-MEA-01"))
        .contains("how many different numbers come before a 7 or a number that has come already");
  }

  @Test
  void theReportHoldsRulesRulingsFormulasAndABlockToSign() {
    var html = html("rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-SE-01");
    assertThat(html)
        .contains("Third cards", "Player draws on 0, 1, 2, 3, 4, 5 and stands on the rest")
        .contains("<td>RPB-rules-2-2</td>", "<strong>33. Commission</strong>", "<strong>1. To and")
        .contains("Formulas and glossary", "<td>A. Author</td>", "<td>Reviewer</td>")
        .contains("<code>0123abcd</code>", "<td>Revision</td><td>1.1</td>")
        .contains("1 printed paytable")
        .doesNotContain("<strong>19. Make", "BCW-");
    assertThat(html("bonus-craps-wa", Assumptions.STANDARD, "PT-BJS-MEA-01"))
        .contains("<strong>19. Make 'Em All Progressive</strong> ends on a 7, on a repeat")
        .contains("<td>MEA-03, 8 numbers</td>")
        .doesNotContain("Third cards");
  }

  /// On 3 Banker stands against an 8 alone, on 6 it draws against 6 and 7 alone, unless Player
  /// stood.
  @Test
  void theThirdCardChartIsTheOneThatIsDealtBy() {
    var html = html("rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-SE-01");
    var draws = "<td class=\"right\">draws</td>";
    var stands = "<td class=\"right\">stands</td>";
    assertThat(html)
        .contains("<tr><td>3</td>" + draws.repeat(8) + stands + draws.repeat(2) + "</tr>")
        .contains(
            "<tr><td>6</td>" + stands.repeat(6) + draws.repeat(2) + stands.repeat(3) + "</tr>");
  }

  @Test
  void everyCrapsWagerHasItsPaysWaysAndItsEdgePerResolvedWager() {
    var html = html("bonus-craps-original", Assumptions.STANDARD);
    assertThat(html)
        .contains("<td>Don't pass</td>", "<td>Horn</td>", "<td>Place 6</td>", "1.4026%")
        .containsPattern("<td>Field</td><td>(?s:.{1,120}?)</td><td class=\"right\">[123] to 1</td>")
        .containsPattern("push</td><td class=\"right\">55</td><td class=\"right\">1,980</td>");
  }

  @Test
  void theEdgeAfterEnvyStandsBesideTheEdge() {
    assertThat(html("bonus-craps-wa", Assumptions.STANDARD, "PT-FLT-BC-03"))
        .contains("After envy")
        .containsPattern("House edge after dealer envy</td><td class=\"right\">15.6675%");
    assertThat(html("3-dice-baccarat-wa", Assumptions.STANDARD, "PT-FLT-SE-01"))
        .doesNotContain("After envy");
  }

  @Test
  void severalPlayersAndTheReserveAreReportedApart() {
    var reserved =
        new Assumptions(
            PROGRESSIVE.commission(),
            PROGRESSIVE.wager(),
            PROGRESSIVE.meter(),
            PROGRESSIVE.seed(),
            PROGRESSIVE.increment(),
            new Fraction(1, 20),
            null,
            PROGRESSIVE.players());
    assertThat(html("rising-phoenix-wa", reserved, "PT-PRG-HP-01"))
        .contains("<td>Long run: paid to players</td><td class=\"right\">79.6691%</td>")
        .contains("<td>Long run: kept in the reserve</td><td class=\"right\">3.8252%</td>")
        .contains("<td>Long run: house outlay, their sum</td><td class=\"right\">83.4943%</td>")
        .contains("<td class=\"right\">78.8859%</td>", "$520,724.72")
        .contains("between hits, mean</td><td class=\"right\">851,208</td>");
  }

  @Test
  void thePaperIsTaggedPdfAWithMetadata() throws Exception {
    try (var document = Loader.loadPDF(jackpotPaper())) {
      var catalog = document.getDocumentCatalog();
      assertThat(catalog.getMarkInfo().isMarked()).isTrue();
      assertThat(catalog.getStructureTreeRoot().getKids()).isNotEmpty();
      assertThat(catalog.getLanguage()).isEqualTo("en");
      assertThat(catalog.getViewerPreferences().displayDocTitle()).isTrue();
      assertThat(catalog.getOutputIntents()).hasSize(1);
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo(jackpot().title());
      var xmp = new DomXmpParser().parse(catalog.getMetadata().toByteArray());
      assertThat(xmp.getPDFAIdentificationSchema().getPart()).isEqualTo(2);
      assertThat(xmp.getPDFAIdentificationSchema().getConformance()).isEqualTo("A");
      assertThat(xmp.getDublinCoreSchema().getTitle()).isEqualTo(jackpot().title());
      assertThat(xmp.getXMPBasicSchema().getCreateDate().toInstant())
          .isEqualTo(document.getDocumentInformation().getCreationDate().toInstant())
          .isEqualTo("2026-01-31T00:00:00Z");
    }
  }

  /// Two shoes beside each other are as wide as a report gets.
  @Test
  void nothingRunsOffThePaper() throws IOException {
    var report = wide();
    try (var document = Loader.loadPDF(pdf(report))) {
      var width = document.getPage(0).getMediaBox().getWidth();
      var beyond = new ArrayList<String>();
      var stripper =
          new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition text) {
              if (text.getXDirAdj() + text.getWidthDirAdj() > width - MARGIN) {
                beyond.add(getCurrentPageNo() + ": " + text.getUnicode());
              }
            }
          };
      stripper.getText(document);
      assertThat(beyond).isEmpty();
    }
  }

  /// 15 mm in points.
  private static final double MARGIN = 42.5;

  private static ParReport wide() {
    var chosen = CATALOG.edition("rising-phoenix-wa").orElseThrow();
    var analyzer = new Analyzer(chosen, PROGRESSIVE);
    var shoes = List.of(6, 8);
    var analyses = new ArrayList<>(analyzer.main(shoes));
    for (var id : List.of("PT-FLT-GT-01", "PT-FLT-FBW-03", "PT-PRG-HP-01")) {
      analyses.addAll(analyzer.paytable(chosen.paytable(id).orElseThrow(), shoes));
    }
    return new ParReport(
        chosen,
        analyses,
        IMPRINT,
        LocalDate.of(2026, 1, 31),
        shoes,
        PROGRESSIVE,
        null,
        new ParReport.Counting("2 shoes", counted(chosen)),
        new ParReport.Play(
            new SimulationResult(
                chosen,
                8,
                1,
                2,
                0,
                1,
                1,
                analyses.stream().map(it -> Estimate.of(it, counts(it))).toList(),
                List.of()),
            "lammer simulate"),
        "lammer par",
        (of, id) -> "lammer analyze --edition " + of + " --paytable " + id);
  }

  /// A thousand of each row.
  private static long[] counts(Analysis analysis) {
    var counts = new long[analysis.wager().rows().size() + 1];
    Arrays.fill(counts, 1000);
    return counts;
  }

  private static byte[] pdf(ParReport report) throws IOException {
    var out = new ByteArrayOutputStream();
    Pdf.write(report, out);
    return out.toByteArray();
  }

  private static List<CardCountingAnalysis.WagerReport> counted(Edition chosen) {
    var wagers = chosen.game().part(GameOdds.class).countable(chosen).orElseThrow();
    return new CardCountingAnalysis(wagers, 8, 14, false).play(1, 2, _ -> {});
  }
}
