package io.lammer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
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

  private static ParReport report(String edition, Assumptions assumptions, String... paytables) {
    return report(CATALOG, edition, assumptions, paytables);
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
        "lammer test",
        LocalDate.of(2026, 1, 31),
        List.of(8),
        assumptions,
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
    var report = report(edition, Assumptions.STANDARD);
    assertThat(parsed(report.html()).getElementsByTagName("table").getLength()).isPositive();
  }

  @Test
  void everyLinkLeadsToAPlaceInTheReport() {
    var html = report("bonus-craps-wa", Assumptions.STANDARD).html();
    var targets =
        Pattern.compile(" id=\"([^\"]+)\"").matcher(html).results().map(m -> m.group(1)).toList();
    var links = Pattern.compile("href=\"#([^\"]+)\"").matcher(html).results();
    assertThat(links.map(m -> m.group(1))).isNotEmpty().allMatch(targets::contains);
    assertThat(targets).doesNotHaveDuplicates();
  }

  @Test
  void waysAddUpToEveryOrderedDeal() {
    assertThat(report("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01").html())
        .contains("<td>Total</td><td class=\"right\"></td>")
        .contains(
            "The ways add up to 4,998,398,275,503,360 = 416 × 415 × … × 411, every ordered deal of"
                + " six cards from 416.");
  }

  @Test
  void aJackpotIsReportedAtItsMeters() {
    assertThat(report("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01").html())
        .contains("$353,299.39", "58.4943%", "79.6691%", "$180,241.57", "117.2344%", "<svg ")
        .contains("202751235839 / 848912750595")
        .contains("± 1008.609% †", "± 8.465%<");
  }

  @Test
  void withoutAMeterNothingIsSaidOfTheEdge() {
    assertThat(report("rising-phoenix-wa", Assumptions.STANDARD, "PT-PRG-HP-01").html())
        .contains("by meter", "½ of break-even", "No meter was given")
        .doesNotContain("House edge, exact");
  }

  @Test
  void aSuspectRowAndADoubtfulStateStandInABox() {
    assertThat(report("rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-FBW-03").html())
        .contains("<div class=\"warning\">", "is suspect: ", "favours the player by 18.847%")
        .contains("winning hand 9, 8 decks", "winning hand 1, 8 decks", "-18.8474% ‡");
    assertThat(report("rising-phoenix-wa", Assumptions.STANDARD, "PT-FLT-SE-01").html())
        .doesNotContain("<div class=\"warning\">");
  }

  @Test
  void envyCostsLessTheMoreWinnersShareIt() {
    assertThat(report("bonus-craps-wa", Assumptions.STANDARD, "PT-BJS-MEA-03").html())
        .contains("<td>Cost of envy</td><td class=\"right\">7.2270%</td>")
        .contains("<td class=\"right\">6.0836%</td>");
  }

  @Test
  void envyOfEachWinnerLeavesTheSameEdgeForAll() {
    assertThat(report("bonus-craps-wa", Assumptions.STANDARD, "PT-FLT-BC-03").html())
        .contains(
            "<td>all-small</td><td class=\"right\">2.6354%</td><td class=\"right\">18.3029%</td>"
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
    var report = report("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01");
    try (var document = Loader.loadPDF(pdf(report))) {
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

  @Test
  void theSameReportIsTheSamePaper() throws IOException {
    var report = report("rising-phoenix-wa", PROGRESSIVE, "PT-PRG-HP-01");
    assertThat(pdf(report)).isEqualTo(pdf(report));
  }

  private static byte[] pdf(ParReport report) throws IOException {
    var out = new ByteArrayOutputStream();
    Pdf.write(report, out);
    return out.toByteArray();
  }
}
